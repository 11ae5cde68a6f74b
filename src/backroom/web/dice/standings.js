// How a match ended: who has the largest stack.

import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { Coin } from "../parts/coin.js";
import { Name, nameAt } from "../room/names.js";
import { lastGame, ownSeat } from "./look.js";
import { bankText } from "./results.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function Standings({ seen, roster }) {
  if (seen.type !== "dice.seen_match_over") return null;
  const past = lastGame(seen);
  return html`<div class="results">
    <p class="results__title">${wonText(seen.winners, seen, roster)}</p>
    ${past && html`<p class="results__sub">${t("dice.over.last", { what: bankText(past, seen, roster) })}</p>`}
    <${Stacks} seen=${seen} roster=${roster} best=${seen.winners} />
  </div>`;
}

/** All stacks, the largest first. @param {{seen: Sight["seen"], roster: Sight["roster"], best: readonly number[]}} props */
export function Stacks({ seen, roster, best }) {
  const stacks = seen.standing.stakes.map((stake, seat) => ({ seat, ...stake })).sort((one, other) => other.stack - one.stack);
  return html`<ol class="rows">${stacks.map(({ seat, stack, sits, rebuys }) => html`<li key=${seat}
    class=${`row row--stack ${best.includes(seat) ? "is-best" : ""} ${seat === ownSeat(seen) ? "is-you" : ""}`}>
    <span class="row__name"><${Name} roster=${roster} seat=${seat} /></span>
    <small class="row__note">${[rebuys > 0 && t("dice.tag.rebuys.full", { count: rebuys }), sits === "out" && t("dice.tag.gone.full")].filter(Boolean).join(", ")}</small>
    <span class="row__stack"><${Coin} /><b>${stack}</b></span>
  </li>`)}</ol>`;
}

/** @param {readonly number[]} winners @param {Sight["seen"]} seen @param {Sight["roster"]} roster */
export function wonText(winners, seen, roster) {
  const [only] = winners;
  if (winners.length > 1) return t("dice.over.shared", { who: listed(winners.map((seat) => nameAt(roster, seat))) });
  return only === ownSeat(seen) ? t("dice.over.won.you") : t("dice.over.won", { who: nameAt(roster, only ?? -1) });
}
