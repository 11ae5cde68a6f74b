// A challenge or a specialist as a card: number, name, picture, and what it does in one sentence.
// The two kinds differ by shape and frame as well as by colour.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { CHALLENGES, ForceIcon, SPECIALISTS } from "./force_icons.js";

/** @typedef {import("../wire.d.ts").Challenge | import("../wire.d.ts").Specialist} Force */

/** @param {Force} card @returns {"challenge" | "specialist"} */
export function kindOf(card) {
  return CHALLENGES.some((one) => one === card) ? "challenge" : "specialist";
}

/** @param {Force} card  @returns {number} as printed */
export function numberOf(card) {
  return [...CHALLENGES, ...SPECIALISTS].indexOf(card) % CHALLENGES.length + 1;
}

/** @param {Force} card */
export function forceName(card) {
  return t(`force.name.${card}`);
}

/** The whole face. @param {{card: Force}} props */
export function ForceCard({ card }) {
  const kind = kindOf(card);
  return html`<article class=${`force force--${kind}`}>
    <p class="force__kind">${t(`force.kind.${kind}`, { number: numberOf(card) })}</p>
    <span class="force__art"><${ForceIcon} card=${card} /></span>
    <p class="force__name">${forceName(card)}</p>
    <p class="force__short">${t(`force.short.${card}`)}</p>
  </article>`;
}
