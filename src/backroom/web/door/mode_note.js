// The mode of a table in a sentence, before its game; for a set of one's own, which cards.

import { html } from "../lib/html.js";
import { listed, more, t } from "../lib/words.js";
import { forceName } from "../parts/force_card.js";
import { CHALLENGES, SPECIALISTS } from "../parts/force_icons.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */

await more("cards");

/** @param {{rules: Rules}} props */
export function ModeNote({ rules }) {
  const cards = [...rules.challenges, ...rules.specialists];
  return html`<p class="lobby__hint">
    <strong>${t("options.mode")}: ${t(`options.mode.${rules.mode}`)}.</strong> ${t(`options.mode.${rules.mode}.hint`)}
    ${cards.length > 0 && html` ${listed(cards.map(forceName))}.`}
    ${begins(rules).map((text) => html` <span key=${text}>${text}</span>`)}
    ${idle(rules.challenges).map((card) => html` <span key=${card}>${t("options.void", { card: forceName(card) })}</span>`)}
  </p>`;
}

/** What new decks begin with, where that is not their first card. Rule G4.6 @param {Rules} rules */
function begins({ mode, deck_order, first_challenge, first_specialist }) {
  if (mode === "basic" || mode === "custom" || deck_order === "shuffled") return [];
  const firsts = [
    { deck: "challenges", number: first_challenge, card: CHALLENGES[first_challenge - 1] },
    { deck: "specialists", number: mode === "expert" ? 1 : first_specialist, card: SPECIALISTS[first_specialist - 1] },
  ];
  return firsts.flatMap(({ deck, number, card }) => (number > 1 && card ? [t(`options.begins.${deck}`, { card: forceName(card) })] : []));
}

/** Those that need a white chip, which Quick Access takes away. Rule G7.15 @param {Rules["challenges"]} challenges */
export function idle(challenges) {
  if (!challenges.includes("quick_access")) return [];
  return challenges.filter((card) => card === "motion_detector" || card === "laser_tripwires");
}
