// What a new table of dice poker can be told.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Few, Line, YesNo, seconds } from "./form_fields.js";
import { anteOf, antes } from "./table_options.js";

/** @typedef {import("./form_fields.js").Fields<import("./table_options.js").ChosenDice>} Fields */

const STACKS = [50, 100, 200, 500, 1000];
const CIRCLES = [1, 2, 3, 5, 0]; // 0: open-ended
const TURN_S = [15, 30, 60, 120, 600];

/** @param {Fields} fields */
export function DicePlayers({ chosen, set }) {
  return html`<${Few} field="players" values=${[2, 3, 4, 5, 6, 7, 8]} chosen=${chosen} set=${set}
    hint=${t("options.players.dice.hint")} />`;
}

/** @param {Fields} fields */
export function DiceFields({ chosen, set }) {
  return html`<${Line} field="circles" values=${CIRCLES} chosen=${chosen} set=${set} hint=${t("options.circles.hint", { count: chosen.players })}
      words=${(/** @type {number} */ value) => (value ? t("options.circles.count", { count: value }) : t("options.circles.open"))} />
    <${Line} field="stack" values=${STACKS} chosen=${chosen} set=${set} words=${chips} />
    <${Line} field="ante" values=${antes(chosen)} chosen=${{ ...chosen, ante: anteOf(chosen) }} set=${set} words=${chips} />`;
}

/** @param {Fields} fields */
export function DiceMore({ chosen, set }) {
  return html`<${Line} field="turn_s" values=${TURN_S} chosen=${chosen} set=${set} words=${seconds} />
    <${YesNo} field="rebuy" chosen=${chosen} set=${set} />
    <${Few} field="full_house" values=${["triple", "sum"]} chosen=${chosen} set=${set} />
    <${Few} field="play_off_order" values=${["same", "redraw"]} chosen=${chosen} set=${set} />`;
}

/** @param {number} value */
function chips(value) {
  return t("options.chips", { count: value });
}
