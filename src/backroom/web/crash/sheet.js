// The score sheet: the points of every deal, and on a tap all hands of one.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Dialog } from "../parts/dialog.js";
import { falling } from "./hand_words.js";
import { ownSeat } from "./look.js";
import { ordinal } from "./moves.js";
import { opened } from "./opened.js";
import { pastOf } from "./reveal.js";
import { bonusWords, exchangedWords, nameOf, rowWords } from "./deal_words.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").DealResult} DealResult */

/** @param {Pick<Sight, "seen" | "roster"> & {onClose: () => void}} props  opens at the last deal */
export function Sheet({ seen, roster, onClose }) {
  const past = pastOf(seen);
  const chosen = useSignal(past.length - 1);
  const result = past[chosen.value];
  const own = ownSeat(seen);
  const sums = roster.seats.map((_, seat) => past.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  return html`<${Dialog} title=${t("crash.sheet.title")} onClose=${onClose}>
    <p class="sheet__lead">${t("crash.sheet.lead", { count: roster.rules.target })}</p>
    <div class="sheet__scroll" tabindex="0" role="region" aria-label=${t("crash.sheet.points")}><table class="sheet">
      <caption class="unseen">${t("crash.sheet.points")}</caption>
      <thead><tr><th scope="col">${t("crash.sheet.deal")}</th>${roster.seats.map((_, seat) => html`<th key=${seat} scope="col" class=${seat === own ? "is-you" : ""}>${nameOf(roster, own, seat)}</th>`)}</tr></thead>
      <tbody>${past.map((deal, index) => html`<tr key=${deal.number} class=${index === chosen.value ? "is-at" : ""}>
        <th scope="row"><button type="button" class="sheet__deal" aria-pressed=${index === chosen.value} aria-label=${t("crash.deal", { count: deal.number })} onClick=${() => (chosen.value = index)}>${deal.number}</button></th>
        ${roster.seats.map((_, seat) => html`<td key=${seat}>${deal.points[seat]}${deal.bonus === seat ? html`<abbr title=${bonusWords({ result: deal, roster, own })}>★</abbr>` : ""}</td>`)}
      </tr>`)}</tbody>
      <tfoot><tr><th scope="row">${t("crash.sheet.sum")}</th>${sums.map((sum, seat) => html`<td key=${seat} class=${seat === own ? "is-you" : ""}>${sum}</td>`)}</tr></tfoot>
    </table></div>
    ${result && html`<${Deal} result=${result} roster=${roster} own=${own} />`}
    ${seen.type === "crash.seen_last_deal" && html`<button type="button" class="button" aria-haspopup="dialog" onClick=${() => (opened.value = "record")}>${t("over.record")}</button>`}
  <//>`;
}

/** All hands of one deal. @param {{result: DealResult, roster: Sight["roster"], own: number | null}} shown */
function Deal(shown) {
  const { result, roster, own } = shown;
  return html`<section class="sheet__hands" aria-live="polite">
    <h3>${t("crash.deal", { count: result.number })}</h3>
    ${result.swapped.length > 0 && html`<p>${exchangedWords(result.swapped, own, roster)}</p>`}
    ${result.rows.map((row, index) => html`<section key=${index} class="sheet__row">
      <h4>${ordinal(index)} <small>${rowWords(shown, index)}</small></h4>
      <ul>${result.layouts.map((layout, seat) => html`<li key=${seat} class=${row.winner === seat ? "is-won" : ""}>
        <span class="sheet__who">${nameOf(roster, own, seat)}</span>
        <span class="sheet__cards">${falling(layout.hands[index]?.cards ?? []).map((card) => html`<${Card} key=${card} card=${card} />`)}</span>
        <span class="sheet__what">${t(`brag.${layout.hands[index]?.category ?? "high_card"}`)}</span>
      </li>`)}</ul>
    </section>`)}
    ${result.bonus !== "nobody" && html`<p class="sheet__bonus">${bonusWords(shown)}</p>`}
  </section>`;
}
