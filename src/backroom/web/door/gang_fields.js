// What a new table of The Gang can be told.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Check } from "../parts/fields.js";
import { CardLines } from "./card_lines.js";
import { Few, Line, seconds } from "./form_fields.js";
import { ModeFields } from "./mode_fields.js";

/** @typedef {import("./form_fields.js").Fields<import("./table_options.js").Chosen>} Fields */

const UP_TO_9 = [1, 2, 3, 4, 5, 6, 7, 8, 9]; // vaults or alarms
const LOOKS = [0, 15, 30, 60, 300]; // seconds; 0: no clock
const BREAKS = [0, 15, 60, 180, 600];

/** Of a clock that 0 stops. @param {number} value */
const untilAll = (value) => (value ? seconds(value) : t("options.settle_s.never"));

/** @param {Fields} fields */
export function GangPlayers({ chosen, set }) {
  return html`<${Few} field="players" values=${[2, 3, 4, 5, 6]} chosen=${chosen} set=${set}
    hint=${t(chosen.players === 2 ? "options.players.practice" : "options.players.hint")} />`;
}

/** @param {Fields} fields */
export function GangFields({ chosen, set }) {
  return html`<${ModeFields} chosen=${chosen} set=${set} />
    <${Few} field="helper" values=${["off", "names", "odds"]} chosen=${chosen} set=${set} />
    <${Few} field="ending" values=${["settle", "instant"]} chosen=${chosen} set=${set} />`;
}

/** @param {Fields} fields */
export function GangMore({ chosen, set }) {
  return html`${chosen.ending === "settle" && html`<${Line} field="settle_s" values=${[0, 1, 2, 3, 5, 8, 15]} chosen=${chosen} set=${set}
      words=${untilAll} />`}
    <${Line} field="cool_down_s" values=${[0, 0.7, 1.5, 3]} chosen=${chosen} set=${set}
      words=${(/** @type {number} */ value) => (value ? seconds(value) : t("options.cool_down_s.none"))} />
    <${CardLines} chosen=${chosen} set=${set} />
    <${Line} field="vaults" values=${UP_TO_9} chosen=${chosen} set=${set} words=${String} />
    <${Line} field="alarms" values=${UP_TO_9} chosen=${chosen} set=${set} words=${String} />
    <div class="field"><${Check} label=${t("options.peek")} value=${chosen.peek === "always"}
      onChange=${(/** @type {boolean} */ on) => set({ peek: on ? "always" : "when_needed" })} />
      <p class="field__hint">${t("options.peek.hint")}</p></div>
    <${Line} field="peek_s" values=${LOOKS} chosen=${chosen} set=${set} words=${untilAll} />
    <${Line} field="break_s" values=${BREAKS} chosen=${chosen} set=${set} words=${untilAll} />`;
}
