// Making hands: the hands on the felt, each with its name, and before them the cards in none.

import { useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card, cardName } from "../parts/card.js";
import { madeOf } from "./bench.js";
import { useDrag } from "./drag.js";
import { current, hands, rack } from "./draft.js";
import { useFocus } from "./focus.js";
import { falling, handDetail } from "./hand_words.js";
import { IN_HAND, isDone, ownCards, ownSeat } from "./look.js";
import { placed, tapCard } from "./moves.js";
import { Tools } from "./tools.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function Arrange({ seen, roster }) {
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  useDrag(area);
  useFocus();
  const isLocked = isDone(seen, ownSeat(seen) ?? -1);
  const columns = Math.ceil(ownCards(seen).length / 2);
  return html`<div class=${`arrange ${isLocked ? "is-locked" : ""}`} ref=${area} data-hands=${hands.value.length}>
    <section class="felt felt--crash" aria-label=${t("crash.hands")}>
      ${hands.value.map((hand, index) => html`<${Hand} key=${index} index=${index} hand=${hand} seen=${seen} roster=${roster} isLocked=${isLocked} />`)}
    </section>
    <section class="rack" data-drop="rack" style=${{ "--columns": columns }} aria-label=${t("crash.rack")}>
      ${rack.value.map((card) => html`<${Movable} key=${card} card=${card} isLocked=${isLocked} label=${t("crash.card.in", { card: cardName(card), hand: current.value + 1 })} />`)}
      ${isSpare(seen) && html`<p class="rack__spare">${t("crash.spare")}</p>`}
    </section>
    <${Tools} seen=${seen} roster=${roster} isLocked=${isLocked} />
  </div>`;
}

/** @param {Pick<Sight, "seen" | "roster"> & {index: number, hand: string[], isLocked: boolean}} props */
function Hand({ index, hand, seen, roster, isLocked }) {
  const made = madeOf(seen, hand);
  const isCurrent = !isLocked && !made && current.value === index;
  const place = placed(seen, roster, index);
  return html`<div class=${`hand ${isCurrent ? "is-current" : ""} ${made ? "is-made" : ""} ${place.isWrong ? "is-wrong" : ""}`} role="group" data-drop=${index} data-hand=${index}
    aria-label=${t("crash.hand", { count: index + 1 })}>
    <div class="hand__cards">
      ${falling(hand).map((card) => html`<${Movable} key=${card} card=${card} isLocked=${isLocked} label=${t("crash.card.out", { card: cardName(card), hand: index + 1 })} />`)}
      ${Array.from({ length: IN_HAND - hand.length }, (_, slot) => html`<span key=${slot} class="card card--slot"></span>`)}
    </div>
    <button type="button" class="hand__name" disabled=${isLocked} aria-pressed=${isCurrent} onClick=${() => (current.value = index)}>
      ${made
        ? html`<strong>${t(`brag.${made.category}`)}</strong><small>${handDetail(made, roster.rules.flush_high)}</small>`
        : html`<span>${t("crash.hand", { count: index + 1 })}</span><small>${t("crash.hand.missing", { count: IN_HAND - hand.length })}</small>`}
    </button>
    ${place.text && html`<span class="hand__place">${place.text}</span>`}
  </div>`;
}

/** @param {{card: string, isLocked: boolean, label: string}} props */
function Movable({ card, isLocked, label }) {
  return html`<button type="button" class="movable" data-card=${card} disabled=${isLocked}
    aria-label=${isLocked ? cardName(card) : label} onClick=${() => tapCard(card)}><${Card} card=${card} /></button>`;
}

/** Is one card left, as it is to be? @param {Sight["seen"]} seen */
function isSpare(seen) {
  return rack.value.length === 1 && ownCards(seen).length % IN_HAND === 1;
}
