// Everybody at the table, in their places: the stack, and what they have thrown in this game.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Coin } from "../parts/coin.js";
import { MiniDice } from "../parts/die.js";
import { Name } from "../room/names.js";
import { markOf } from "../table/sitters.js";
import { awaited, boutOf, isInPlay, lastGame, ownSeat, resultOf, seatInTurn } from "./look.js";
import { diceText, madeInFull, madeShort } from "./made_words.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Roster} Roster */

/** @param {Sight} sight */
export function Seats({ seen, roster }) {
  return html`<ol class="dice-seats" data-count=${roster.seats.length} aria-label=${t("dice.seats")}>
    ${roster.seats.map((_, seat) => html`<${Seat} key=${seat} seat=${seat} seen=${seen} roster=${roster} />`)}
  </ol>`;
}

/** @param {{seat: number, seen: Seen, roster: Roster}} props */
function Seat({ seat, seen, roster }) {
  const sitter = roster.seats[seat];
  const stake = seen.standing.stakes[seat];
  const result = resultOf(seen, seat);
  const place = (boutOf(seen)?.order.indexOf(seat) ?? -1) + 1;
  const tag = tagOf(seen, seat, roster);
  return html`<li class=${`dice-seat ${classes(seen, seat)}`} data-seat=${seat}>
    <p class="dice-seat__who">
      <span class=${`mark mark--${sitter ? markOf(sitter) : "free"}`} aria-hidden="true"></span>
      <span class="dice-seat__name"><${Name} roster=${roster} seat=${seat} /></span>
    </p>
    <p class="dice-seat__stack"><${Coin} /><span aria-hidden="true">${stake?.stack}</span>
      <span class="unseen">${spoken(seen, seat, roster)}</span>
      ${place > 0 && html`<span class="dice-seat__place" aria-hidden="true">${place}</span>`}</p>
    <p class="dice-seat__tag" title=${tag?.full} aria-hidden="true">${tag?.short}</p>
    <p class="dice-seat__made" aria-hidden="true">
      ${result && html`<${MiniDice} dice=${result.throws.at(-1)?.dice ?? []} /><span>${madeShort(result.made)}</span>`}
    </p>
  </li>`;
}

/** @param {Seen} seen @param {number} seat */
function classes(seen, seat) {
  const leads = "leaders" in seen && seen.leaders.includes(seat);
  const isOver = seen.type === "dice.seen_break" || seen.type === "dice.seen_match_over";
  const won = isOver && lastGame(seen)?.winners.includes(seat); // who wins the match may have thrown less
  return [
    seat === ownSeat(seen) ? "is-you" : "",
    seat === seatInTurn(seen) || (seen.type === "dice.seen_starting" && awaited(seen).includes(seat)) ? "is-now" : "",
    leads || won ? "is-best" : "",
    isInPlay(seen, seat) ? "" : "is-out",
  ].join(" ");
}

/** What is special about a seat: who plays it, or that it does not play. @param {Seen} seen @param {number} seat @param {Roster} roster */
function tagOf(seen, seat, roster) {
  const stake = seen.standing.stakes[seat];
  const sitter = roster.seats[seat];
  const { circle, order } = seen.standing;
  if (stake?.sits === "leaving") {
    const name = sitter?.type === "bot" ? sitter.keeps : "";
    return { short: t("dice.tag.stand_in"), full: name ? t("dice.tag.stand_in.for", { name }) : t("dice.tag.stand_in") };
  }
  if (stake?.sits === "out") return { short: t("dice.tag.gone"), full: t("dice.tag.gone.full") };
  if (circle > 0 && !order.includes(seat)) return { short: t("dice.tag.sits_out"), full: t("dice.tag.sits_out.full") };
  if (seen.next_starter.includes(seat)) return { short: t("dice.tag.next"), full: t("dice.tag.next.full") };
  return stake && stake.rebuys > 0 ? { short: t("dice.tag.rebuys", { count: stake.rebuys }), full: t("dice.tag.rebuys.full", { count: stake.rebuys }) } : null;
}

/** All of it for those who listen. @param {Seen} seen @param {number} seat @param {Roster} roster */
function spoken(seen, seat, roster) {
  const sitter = roster.seats[seat];
  const result = resultOf(seen, seat);
  const leads = "leaders" in seen && seen.leaders.includes(seat);
  return [
    sitter && t(`seat.is.${markOf(sitter)}`),
    seat === ownSeat(seen) && t("seat.you"),
    t("dice.stack", { count: seen.standing.stakes[seat]?.stack ?? 0 }),
    tagOf(seen, seat, roster)?.full,
    seat === seatInTurn(seen) && t("dice.seat.throws"),
    result && `${diceText(result.throws.at(-1)?.dice ?? [])}, ${madeInFull(result.made)}`,
    leads && t("dice.seat.best"),
  ].filter(Boolean).join(", ");
}
