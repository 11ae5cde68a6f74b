// The middle of the table: the board, the round, the chips.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { forces } from "./forces.js";
import { COLOURS, heistOf, isGone } from "./look.js";
import { Rail } from "./rail.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Send} Send */
/** @typedef {import("./look.js").Seen} Seen */

const BOARD = 5; // places for cards

/** @param {Sight & {send: Send}} sight */
export function Felt({ seen, roster, clock, send }) {
  return html`<section class="felt" aria-label=${t("felt.label")}>
    <${Middle} seen=${seen} />
    <${Round} seen=${seen} />
    ${seen.type === "gang.seen_chips"
      ? html`<${Rail} key=${seen.colour} seen=${seen} roster=${roster} clock=${clock} send=${send} />`
      : html`<div class="rail rail--empty"></div>`}
  </section>`;
}

/** The board; before the flop what the cards in force do. @param {{seen: Seen}} props */
function Middle({ seen }) {
  const board = heistOf(seen)?.board ?? [];
  const faces = board.length === 0 && forces.value?.Faces({ seen });
  return faces || html`<${Board} cards=${board} />`;
}

/** @param {{cards: string[], mark?: (card: string) => string}} props */
export function Board({ cards, mark = () => "" }) {
  return html`<div class="board" role="group" aria-label=${t("board.label", { count: cards.length })}>
    ${cards.map((card) => html`<${Card} key=${card} card=${card} mark=${`card--board ${mark(card)}`} />`)}
    ${Array.from({ length: BOARD - cards.length }, (_, index) => html`<span key=${index} class="card card--slot"></span>`)}
  </div>`;
}

/** @param {{seen: Seen}} props */
function Round({ seen }) {
  const isOpen = seen.type === "gang.seen_chips";
  const at = COLOURS.indexOf(heistOf(seen)?.round ?? "white");
  return html`<p class="round">
    <span class="round__dots" aria-hidden="true">
      ${COLOURS.map((colour, index) => html`<i key=${colour} class=${`dot dot--${colour} ${index === at ? "is-now" : isGone(seen, colour) ? "is-gone" : index < at ? "is-past" : ""}`}></i>`)}
    </span>
    <strong>${t(`round.${COLOURS[at]}`)}</strong>
    <span class="round__hint">${isOpen ? t(`round.hint.${seen.colour}`) : t("round.hint.none")}</span>
  </p>`;
}
