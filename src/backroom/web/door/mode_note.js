// The mode of a table in a sentence, before its game; for a set of one's own, which cards.

import { html } from "../lib/html.js";
import { listed, more, t } from "../lib/words.js";
import { forceName } from "../parts/force_card.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */

await more("cards");

/** @param {{rules: Rules}} props */
export function ModeNote({ rules }) {
  const cards = [...rules.challenges, ...rules.specialists];
  return html`<p class="lobby__hint">
    <strong>${t("options.mode")}: ${t(`options.mode.${rules.mode}`)}.</strong> ${t(`options.mode.${rules.mode}.hint`)}
    ${cards.length > 0 && html` ${listed(cards.map(forceName))}.`}
    ${idle(rules.challenges).map((card) => html` <span key=${card}>${t("options.void", { card: forceName(card) })}</span>`)}
  </p>`;
}

/** Those that need a white chip, which Quick Access takes away. Rule G7.15 @param {Rules["challenges"]} challenges */
export function idle(challenges) {
  if (!challenges.includes("quick_access")) return [];
  return challenges.filter((card) => card === "motion_detector" || card === "laser_tripwires");
}
