// Before the flop there is room on the felt for what the cards in force do.

import { html } from "../lib/html.js";
import { ForceCard } from "../parts/force_card.js";
import { inForce } from "./strip.js";

const MOST = 3; // that have room

/** @param {{seen: import("./look.js").Seen}} props */
export function Faces({ seen }) {
  const cards = inForce(seen);
  if (cards.length === 0 || cards.length > MOST) return null;
  return html`<div class="faces" aria-hidden="true">${cards.map((card) => html`<${ForceCard} key=${card} card=${card} />`)}</div>`;
}
