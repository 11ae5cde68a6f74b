// All hands, best against best: turned one by one, then to be looked at row by row.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Backs, Card, cardName } from "../parts/card.js";
import { falling, handDetail, handInFull } from "./hand_words.js";
import { IN_HAND, ownSeat, seatName } from "./look.js";
import { ordinal } from "./moves.js";
import { orderOf, reveal } from "./reveal.js";
import { bonusWords, rowWords, strongest } from "./deal_words.js";

/** @typedef {import("./look.js").DealResult} DealResult */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {{result: DealResult, roster: Roster, own: number | null}} Shown */

/** @param {{seen: import("./look.js").SeenEnd, roster: Roster}} props */
export function Showdown({ seen, roster }) {
  const pointed = useSignal(/** @type {number | null} */ (null));
  const result = seen.standing.past.at(-1);
  if (!result) return null;
  const { stage, row } = reveal.value;
  const last = result.rows.length - 1;
  const at = stage === "hands" || stage === "points" ? row : Math.min(pointed.value ?? last, last);
  const shown = { result, roster, own: ownSeat(seen) };
  return html`<section class="felt felt--crash show" data-rows=${result.rows.length} aria-label=${t("showdown.label")}>
    <div class="show__tabs" role="group" aria-label=${t("crash.rows")}>
      ${result.rows.map((_, index) => html`<button key=${index} type="button" class="show__tab" aria-pressed=${index === at} disabled=${!isTold(index)}
        onClick=${() => (pointed.value = index)}><span>${ordinal(index)}</span><small>${isTold(index) ? shortWords(shown, index) : "…"}</small></button>`)}
    </div>
    <div class="show__rows">
      ${result.rows.map((_, index) => html`<${Row} key=${index} ...${shown} index=${index} isAt=${index === at} />`)}
    </div>
    ${stage === "bonus" && html`<p class="show__bonus"><span>${bonusWords(shown)}</span></p>`}
  </section>`;
}

/** Is the point of this row told? @param {number} index */
function isTold(index) {
  const { stage, row } = reveal.value;
  return stage === "hands" ? index < row : stage === "points" ? index <= row : true;
}

/** Who scored, on the tab. @param {Shown} shown @param {number} index */
function shortWords({ result, roster, own }, index) {
  const winner = result.rows[index]?.winner ?? "nobody";
  if (winner === "nobody") return "–";
  return winner === own ? t("seat.you") : seatName(roster, winner);
}

/** @param {Shown & {index: number, isAt: boolean}} props */
function Row({ index, isAt, ...shown }) {
  const { result } = shown;
  const order = orderOf(result);
  const { stage, row, count } = reveal.value;
  const open = stage === "hands" && index >= row ? (index === row ? count : 0) : stage === "points" && index > row ? 0 : order.length;
  const leading = strongest(result, index, order.slice(0, open));
  return html`<section class=${`show__row ${isAt ? "is-at" : ""}`} data-row=${index} aria-label=${ordinal(index)}>
    <h3 class="show__title">${ordinal(index)}</h3>
    <ol>
      ${order.map((seat, step) => html`<${Hand} key=${seat} ...${shown} index=${index} seat=${seat} isOpen=${step < open} isNext=${isAt && stage === "hands" && step === open}
        isLeading=${!isTold(index) && leading.includes(seat)} />`)}
    </ol>
    <p class="show__verdict">${isTold(index) ? rowWords(shown, index) : ""}</p>
  </section>`;
}

/** @param {Shown & {index: number, seat: number, isOpen: boolean, isNext: boolean, isLeading: boolean}} props */
function Hand({ result, roster, own, index, seat, isOpen, isNext, isLeading }) {
  const layout = result.layouts[seat];
  const hand = layout?.hands[index];
  if (!layout || !hand) return null;
  const isWon = isOpen && isTold(index) && result.rows[index]?.winner === seat;
  const tags = isOpen ? [!layout.in_order && t("crash.tag.order"), layout.by_table && t("crash.tag.table")].filter(Boolean) : [];
  const who = seatName(roster, seat);
  return html`<li class=${`shown ${isOpen ? "is-open" : "is-closed"} ${isWon ? "is-won" : ""} ${isLeading ? "is-leading" : ""} ${isNext ? "is-next" : ""} ${layout.in_order ? "" : "is-out"}`} data-seat=${seat}>
    <span class=${`shown__name ${seat === own ? "is-you" : ""}`} aria-hidden="true">${seat === own ? t("seat.you") : who}</span>
    ${isOpen
      ? html`<span class="unseen">${t("crash.shown", { who, hand: handInFull(hand, roster.rules.flush_high) })} ${hand.cards.map(cardName).join(", ")}</span>
          <span class="shown__cards" aria-hidden="true">${falling(hand.cards).map((card) => html`<${Card} key=${card} card=${card} />`)}</span>
          <span class="shown__what" aria-hidden="true"><strong>${t(`brag.${hand.category}`)}</strong><small>${handDetail(hand, roster.rules.flush_high)}</small>
            ${tags.length > 0 && html`<small class="shown__tag">${tags.join(" · ")}</small>`}</span>`
      : html`<span class="unseen">${who}</span><span class="shown__cards"><${Backs} count=${IN_HAND} /></span><span class="shown__what"></span>`}
    <span class="shown__point" aria-hidden="true">${isWon && html`<b data-won=${`${index}-${seat}`}>+1</b>`}</span>
    ${tags.length > 0 && html`<span class="unseen">${tags.join(", ")}</span>`}
  </li>`;
}
