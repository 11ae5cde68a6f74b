// What a new table of Crash can be told. Only what matters with the rest is shown.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Few, Line, YesNo, seconds } from "./form_fields.js";
import { cardsOf, mayExchangeNine } from "./table_options.js";

/** @typedef {import("./form_fields.js").Fields<import("./table_options.js").ChosenCrash>} Fields */

const TARGETS = [3, 5, 10, 15, 20, 30, 50];
const ARRANGE_S = [0, 60, 120, 180, 300, 600];
const EXCHANGE_S = [0, 15, 30, 60];

/** @param {Fields} fields */
export function CrashPlayers({ chosen, set }) {
  return html`<${Few} field="players" values=${[2, 3, 4, 5]} chosen=${chosen} set=${set}
    hint=${t(chosen.players === 5 ? "options.players.crash.five" : "options.players.crash.hint")} />`;
}

/** @param {Fields} fields */
export function CrashFields({ chosen, set }) {
  return html`${chosen.players < 5 && html`<${Few} field="cards" values=${[13, 9]} chosen=${chosen} set=${set} />`}
    <${Line} field="target" values=${TARGETS} chosen=${chosen} set=${set}
      words=${(/** @type {number} */ value) => t("options.points", { count: value })} />
    <${Line} field="arrange_s" values=${ARRANGE_S} chosen=${chosen} set=${set} words=${limit} />`;
}

/** @param {Fields} fields */
export function CrashMore({ chosen, set }) {
  const isExchanging = chosen.players <= 3 && (cardsOf(chosen) === 13 || chosen.exchange_9);
  return html`<${Few} field="min_hand" values=${["high_card", "pair", "flush"]} chosen=${chosen} set=${set} />
    <${Few} field="flush_high" values=${["three", "ace"]} chosen=${chosen} set=${set} />
    ${mayExchangeNine(chosen) && html`<${YesNo} field="exchange_9" chosen=${chosen} set=${set} />`}
    ${isExchanging && html`<${Line} field="exchange_s" values=${EXCHANGE_S} chosen=${chosen} set=${set} words=${limit} />`}
    <${YesNo} field="strict_order" chosen=${chosen} set=${set} />`;
}

/** @param {number} value */
function limit(value) {
  return value ? seconds(value) : t("options.no_limit");
}
