// Playing cards. A card is a short text as on the wire: As, Td, 2c.

import { html } from "../lib/html.js";
import { deck } from "../lib/settings.js";
import { t } from "../lib/words.js";

const JACK = "J*"; // the specialist in a hand, without a suit

/** @param {{card: string, mark?: string}} props  `mark`: a class that says how it stands out */
export function Card({ card, mark = "" }) {
  return html`<img class=${`card ${mark}`} src=${picture(card)} alt=${cardName(card)} draggable=${false} />`;
}

/** Cards that this viewer may not know. @param {{count: number}} props */
export function Backs({ count }) {
  return html`<span class="backs" role="img" aria-label=${t("card.hidden", { count })}>
    ${Array.from({ length: count }, () => html`<span class="card card--back"></span>`)}
  </span>`;
}

/** @param {string} card */
export function cardName(card) {
  if (card === JACK) return t("force.suitless");
  return t("card.name", { rank: t(`rank.${card[0]}`), suit: t(`suit.${card[1]}`) });
}

/** Let the browser fetch the deck while nothing else happens. */
export function fetchDeck() {
  for (const rank of "AKQJT98765432") {
    for (const suit of "SHDC") new Image().src = picture(rank + suit);
  }
}

/** Spades and hearts are the same in both decks. @param {string} card */
function picture(card) {
  if (card === JACK) return new URL("../cards/jack.svg", import.meta.url).href;
  const folder = deck.value === "two" && "cd".includes(card[1] ?? "") ? "cards/two" : "cards";
  return new URL(`../vendor/${folder}/${card.toUpperCase()}.svg`, import.meta.url).href;
}
