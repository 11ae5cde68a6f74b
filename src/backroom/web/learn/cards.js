// The rules of challenges and specialists: the modes, how one is used, and every card with its number.

import { html } from "../lib/html.js";
import { dress } from "../lib/lazy.js";
import { more, t } from "../lib/words.js";
import { ForceCard } from "../parts/force_card.js";

/** @typedef {import("../parts/force_card.js").Force} Force */

await Promise.all([more("learn"), more("cards"), dress("force")]);

const MODES = ["basic", "intermediate", "advanced", "expert", "custom"];
const USE = [1, 2, 3, 4]; // steps

export function Modes() {
  return html`<p>${t("rules.cards")}</p>
    <dl class="rules__modes">${MODES.map((mode) => html`<div key=${mode}>
      <dt>${t(`options.mode.${mode}`)}</dt><dd>${t(`options.mode.${mode}.hint`)}</dd>
    </div>`)}</dl>
    <p>${t("rules.cards.decks")}</p>
    <p>${t("rules.cards.use")}</p>
    <ol class="rules__list rules__list--steps">${USE.map((step) => html`<li key=${step}>${t(`rules.cards.use.${step}`)}</li>`)}</ol>
    <p>${t("rules.cards.guess")}</p>`;
}

/** A tap on a card says all of it. @param {{cards: Force[]}} props */
export function Cards({ cards }) {
  return html`<ul class="rules__forces">${cards.map((card) => html`<li key=${card}>
    <details class="rules__force">
      <summary><${ForceCard} card=${card} /></summary>
      <p>${t(`force.full.${card}`)}</p>
    </details>
  </li>`)}</ul>`;
}
