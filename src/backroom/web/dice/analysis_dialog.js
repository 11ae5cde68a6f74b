// What each choice of the own turn was worth, from the exact solver, and which was taken.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { MiniDice } from "../parts/die.js";

/** @typedef {import("../wire.d.ts").DiceAnalysis} About */
/** @typedef {About["decisions"][number]} Decision */
/** @typedef {Decision["choices"][number]} Weighed */

const SHOWN = 5; // choices; the one taken is shown besides
const PERCENT = 100;

/** @param {{about: About, onClose: () => void}} props */
export function AnalysisDialog({ about, onClose }) {
  return html`<${Dialog} title=${t("dice.analysis.title")} onClose=${onClose}>
    <p>${t("dice.analysis.lead")}</p>
    ${about.decisions.map((decision, index) => html`<${Decided} key=${index} decision=${decision} count=${index + 1} />`)}
  <//>`;
}

/** @param {{decision: Decision, count: number}} props */
function Decided({ decision, count }) {
  const { choices, taken } = decision;
  const [best] = choices;
  const own = choices[taken];
  if (!best || !own) return null;
  const listed = choices.slice(0, SHOWN);
  const lost = best.value - own.value;
  return html`<section class="worth" aria-label=${t("dice.analysis.after", { count })}>
    <h3>${t("dice.analysis.after", { count })} <${MiniDice} dice=${decision.dice} /></h3>
    <p class=${isLess(lost) ? "worth__lost" : "worth__best"}>${isLess(lost) ? t("dice.analysis.lost", { percent: percent(lost) }) : t("dice.analysis.best")}</p>
    <table class="worth__table">
      <thead><tr><th scope="col">${t("dice.analysis.keep")}</th><th scope="col">${t("dice.analysis.value")}</th></tr></thead>
      <tbody>
        ${listed.map((one, at) => html`<${Row} key=${at} one=${one} isTaken=${at === taken} />`)}
        ${taken >= SHOWN && html`<${Row} key=${taken} one=${own} isTaken />`}
      </tbody>
    </table>
    ${choices.length > SHOWN && html`<details class="worth__all"><summary>${t("dice.analysis.all", { count: choices.length })}</summary>
      <table class="worth__table"><tbody>${choices.map((one, at) => html`<${Row} key=${at} one=${one} isTaken=${at === taken} />`)}</tbody></table>
    </details>`}
  </section>`;
}

/** @param {{one: Weighed, isTaken: boolean}} props */
function Row({ one, isTaken }) {
  const { keep, value } = one;
  const what = keep.length === 5 ? t("dice.analysis.stand") : keep.length === 0 ? t("dice.analysis.none") : keep.join(" ");
  return html`<tr class=${isTaken ? "is-taken" : ""}>
    <th scope="row"><span class="worth__dice">${keep.length > 0 && html`<${MiniDice} dice=${keep} />`}<span class=${keep.length === 5 || keep.length === 0 ? "" : "unseen"}>${what}</span></span>
      ${isTaken && html`<span class="worth__mark">${t("dice.analysis.taken")}</span>`}</th>
    <td>${percent(value)}</td>
  </tr>`;
}

/** Of the bank, to a tenth of a hundredth. @param {number} value  0..1 */
function percent(value) {
  return t("dice.analysis.percent", { value: (value * PERCENT).toFixed(1) });
}

/** Less than it could have been, as far as the shown digits tell. @param {number} lost */
function isLess(lost) {
  return lost * PERCENT >= 0.05;
}
