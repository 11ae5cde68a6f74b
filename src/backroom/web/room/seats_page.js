// The seats of the table, in the menu: who sits, where one may sit, and the lock.

import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Check } from "../parts/fields.js";
import { Sitters } from "../table/sitters.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster, onPoint: (seat: number) => void, onSat: () => void}} props */
export function SeatsPage({ roster, onPoint, onSat }) {
  return html`<${Sitters} roster=${roster} onPoint=${onPoint} onSat=${onSat} />
    <${SeatsHint} roster=${roster} />
    ${roster.host && html`<${LockField} roster=${roster} />`}`;
}

/** Nobody new, or all are welcome. @param {{roster: Roster}} props */
export function LockField({ roster }) {
  return html`<div class="field"><${Check} label=${t("lock.label")} value=${roster.locked}
      onChange=${(/** @type {boolean} */ locked) => ask({ type: "lock", locked })} />
    <p class="field__hint">${t(roster.locked ? "lock.hint.on" : "lock.hint.off")}</p></div>`;
}

/** @param {{roster: Roster}} props */
function SeatsHint({ roster }) {
  const own = roster.rules.type === "dice.rules" ? "seats.hint.dice" : "seats.hint";
  const key = roster.locked && !roster.host ? "lock.is_on" : roster.host ? "seats.hint.host" : own;
  return html`<p class="field__hint">${t(key, { host: roster.host_name })}</p>`;
}
