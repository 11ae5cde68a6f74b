// The games beside The Gang: each in a sentence, and a way to try it at once.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Die } from "../parts/die.js";
import { pathOf } from "../learn/pages.js";
import { go } from "../route.js";

/** @typedef {"crash" | "dice"} Game */

await more("door");

const GAMES = /** @type {Game[]} */ (["crash", "dice"]);
const HAND = ["3c", "3d", "3h"]; // the best there is
const THROW = [6, 6, 6, 2, 2];

/** @param {{isBusy: boolean, onPlay: (game: Game) => void}} props */
export function OtherGames({ isBusy, onPlay }) {
  return html`<div class="other-games">
    ${GAMES.map((game) => html`<section key=${game} class="other-game" aria-labelledby=${`${game}-name`}>
      <div class="other-game__art" aria-hidden="true">${game === "crash"
        ? HAND.map((card) => html`<${Card} key=${card} card=${card} />`)
        : THROW.map((face, place) => html`<${Die} key=${place} face=${face} />`)}</div>
      <h2 id=${`${game}-name`}>${t(`game.${game}`)}</h2>
      <p>${t(`options.game.${game}.hint`)}</p>
      <p class="other-game__meta">${t(`door.meta.${game}`)}</p>
      <div class="other-game__ways">
        <button type="button" class="button" aria-disabled=${isBusy} aria-label=${t("door.bots.label", { game: t(`game.${game}`) })}
          onClick=${() => onPlay(game)}>${t("door.bots")}</button>
        <a href=${pathOf(game)} aria-label=${t("door.rules.label", { game: t(`game.${game}`) })} onClick=${follow}>${t("rules.open")}</a>
      </div>
    </section>`)}
  </div>`;
}

/** @param {Event & {currentTarget: HTMLAnchorElement}} event */
function follow(event) {
  event.preventDefault();
  go(event.currentTarget.pathname);
}
