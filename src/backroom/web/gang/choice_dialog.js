// A choice that a card in force asks for: first what, then (for a card that is shown) to whom, then yes.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card, cardName } from "../parts/card.js";
import { Dialog } from "../parts/dialog.js";
import { Segments } from "../parts/fields.js";
import { due, letterOf } from "./due.js";
import { others, seatName } from "./look.js";

/** @typedef {import("./look.js").Sight & {send: import("./look.js").Send, onClose: () => void}} Props */
/** @typedef {import("./due.js").DueChoice} DueChoice */

/** @param {Props} props */
export function ChoiceDialog({ seen, roster, send, onClose }) {
  const wanted = due(seen);
  const picked = useSignal(/** @type {string | null} */ (null)); // a card, or the letter of a rank
  const to = useSignal(/** @type {number | null} */ (null));
  if (!wanted) return null;
  const { what, choices } = wanted;
  const things = [...new Set(choices.map(thing))];
  const next = others(seen, roster)[0] ?? 0;
  const choice = choices.find((one) => thing(one) === picked.value && (!("to" in one) || one.to === to.value));
  return html`<${Dialog} title=${t(`choose.${what}`, { who: seatName(roster, next) })} onClose=${onClose}>
    <div class="choose" role="group" aria-label=${t(`choose.${what}`, { who: seatName(roster, next) })}>
      ${things.map((one) => html`<button key=${one} type="button" class=${`choose__one ${one.length === 1 ? "choose__one--rank" : ""}`} aria-pressed=${one === picked.value} onClick=${() => (picked.value = one)}>
        ${one.length === 1 ? t(`rank.${one}`) : html`<${Card} card=${one} />`}
      </button>`)}
    </div>
    ${what === "show" && html`<${Segments} name="to" label=${t("choose.to")} value=${to.value ?? -1}
      choices=${others(seen, roster).map((value) => ({ value, label: seatName(roster, value) }))}
      onChange=${(/** @type {number} */ seat) => (to.value = seat)} />`}
    <p class="field__hint">${t(`choose.hint.${what}`)}</p>
    <button type="button" class="button button--brass" aria-disabled=${!choice} onClick=${() => {
      if (!choice) return;
      send(choice);
      onClose();
    }}>${choice ? t(`choose.${what}.yes`, { card: named(choice), rank: named(choice), who: to.value === null ? "" : seatName(roster, to.value) }) : t("choose.first")}</button>
  <//>`;
}

/** @param {DueChoice} choice */
function thing(choice) {
  return "card" in choice ? choice.card : letterOf(choice.rank);
}

/** @param {DueChoice} choice */
function named(choice) {
  return "card" in choice ? cardName(choice.card) : t(`rank.${letterOf(choice.rank)}`);
}
