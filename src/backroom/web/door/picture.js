// What the game is, in one picture and three lines.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Chip } from "../parts/chip.js";

/** @typedef {import("../wire.d.ts").Colour} Colour */

const COLOURS = /** @type {Colour[]} */ (["white", "yellow", "orange", "red"]);

export function Picture() {
  return html`<section class="game-card" aria-labelledby="game-name">
    <div class="game-card__words">
      <h2 id="game-name">${t("game.gang")}</h2>
      <ol class="game-card__steps">
        ${[1, 2, 3].map((step) => html`<li key=${step}>${t(`door.step.${step}`)}</li>`)}
      </ol>
      <p class="game-card__meta">${t("door.meta")}</p>
    </div>
    <div class="game-card__art" aria-hidden="true">
      <div class="game-card__cards"><${Card} card="As" /><${Card} card="Kd" /></div>
      <div class="game-card__chips">
        ${COLOURS.map((colour, index) => html`<${Chip} key=${colour} colour=${colour} stars=${index + 2} />`)}
      </div>
    </div>
  </section>`;
}
