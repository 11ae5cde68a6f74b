// The stacks, and how each game so far ended.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Rows, bankText } from "./results.js";
import { Stacks } from "./standings.js";

/** @param {import("./look.js").Sight & {onClose: () => void}} props */
export function GamesDialog({ seen, roster, onClose }) {
  const { past } = seen.standing;
  const best = seen.type === "dice.seen_match_over" ? seen.winners : [];
  return html`<${Dialog} title=${t("dice.games.title")} onClose=${onClose}>
    <p class="field__hint">${t("dice.games.stakes", { ante: roster.rules.ante, stack: roster.rules.stack })}</p>
    <h3>${t("dice.games.stacks")}</h3>
    <${Stacks} seen=${seen} roster=${roster} best=${best} />
    ${past.length > 0 && html`<h3>${t("dice.games.past")}</h3>`}
    ${[...past].reverse().map((game) => html`<section key=${game.game} class="past-game" aria-label=${t("dice.title.game", { game: game.game })}>
      <p class="past-game__title"><span>${t("dice.games.one", { game: game.game, circle: game.circle })}</span> <b>${bankText(game, seen, roster)}</b>
        ${game.play_offs > 0 && html`<small>${t("dice.after_play_offs", { count: game.play_offs })}</small>`}</p>
      <${Rows} past=${game} seen=${seen} roster=${roster} />
    </section>`)}
  <//>`;
}
