// How a game ended: who takes the bank, and what each of those who decided it had.

import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { MiniDice } from "../parts/die.js";
import { Name, nameAt } from "../room/names.js";
import { lastGame, ownSeat } from "./look.js";
import { diceText, madeInFull } from "./made_words.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").PastGame} PastGame */

/** @param {Sight} sight */
export function Results({ seen, roster }) {
  const past = lastGame(seen);
  if (!past) return null;
  return html`<div class="results">
    <p class="results__title">${bankText(past, seen, roster)}</p>
    ${past.play_offs > 0 && html`<p class="results__sub">${t("dice.after_play_offs", { count: past.play_offs })}</p>`}
    <${Rows} past=${past} seen=${seen} roster=${roster} />
  </div>`;
}

/** @param {{past: PastGame, seen: Sight["seen"], roster: Sight["roster"]}} props */
export function Rows({ past, seen, roster }) {
  return html`<ol class="rows">${past.shown.map(({ seat, dice, made }) => html`<li key=${seat}
    class=${`row ${past.winners.includes(seat) ? "is-best" : ""} ${seat === ownSeat(seen) ? "is-you" : ""}`}>
    <span class="row__name"><${Name} roster=${roster} seat=${seat} /></span>
    <${MiniDice} dice=${dice} />
    <span class="row__made"><span class="unseen">${diceText(dice)}: ${madeInFull(made)}</span><span aria-hidden="true">${t(`made.kind.${made.category}`)}</span></span>
    <b class="row__points" aria-hidden="true">${made.points}</b>
  </li>`)}</ol>`;
}

/** "Ana takes the bank of 25". @param {PastGame} past @param {Sight["seen"]} seen @param {Sight["roster"]} roster */
export function bankText({ winners, bank }, seen, roster) {
  const [only] = winners;
  if (winners.length > 1) return t("dice.bank.shared", { who: listed(winners.map((seat) => nameAt(roster, seat))), count: bank });
  return only === ownSeat(seen) ? t("dice.bank.won.you", { count: bank }) : t("dice.bank.won", { who: nameAt(roster, only ?? -1), count: bank });
}
