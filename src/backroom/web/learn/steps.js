// What the coach says at each moment of a first heist. It knows what its seat was sent, and no more.

import { handInFull } from "../gang/hand_words.js";
import { heistOf, option, ownSeat, seatName, withoutChip } from "../gang/look.js";
import { more, t } from "../lib/words.js";

/** @typedef {import("../gang/look.js").Seen} Seen */
/** @typedef {import("../gang/look.js").SeenChips} SeenChips */
/** @typedef {import("../gang/look.js").Roster} Roster */
/** @typedef {{seen: Seen, roster: Roster, percent: number | null, isShowing: boolean}} Moment
 *   `percent`: of random hands that stand worse; `isShowing`: hands are still being shown */
/** @typedef {{by: number, stars: number}} Lost */
/** @typedef {{text: string, spot: string}} Step  `spot`: what it speaks of */

await more("learn");

/** @param {Moment} moment @returns {Step} */
export function step(moment) {
  const { seen, isShowing } = moment;
  switch (seen.type) {
    case "gang.seen_peeking":
      return option(seen, "gang.close_peek") ? say("coach.peek", "act") : say("coach.waiting");
    case "gang.seen_chips":
      return withChips(seen, moment);
    case "gang.seen_heist_over":
    case "gang.seen_game_over":
      if (isShowing) return say("coach.showdown", "ladder");
      return say(seen.cracked ? "coach.cracked" : "coach.alarm", "act");
    default:
      return say("coach.cards");
  }
}

/** @param {SeenChips} seen @param {Moment} moment @returns {Step} */
function withChips(seen, moment) {
  const seat = ownSeat(seen);
  const stars = seat === null ? 0 : seen.places.indexOf(seat) + 1;
  if (stars === 0) return choosing(seen, moment);
  if (withoutChip(seen, moment.roster).length > 0) return say("coach.held", "rail", { stars });
  return option(seen, "gang.confirm") ? say("coach.fine", "act") : say("coach.waiting", "seats");
}

/** @param {SeenChips} seen @param {Moment} moment @returns {Step} */
function choosing(seen, moment) {
  const { roster, percent } = moment;
  const fitting = percent === null ? null : fits(percent, seen.places.length);
  if (lostOnes(seen).length > 0) return afterLoss(seen, fitting, roster);
  const round = t(`coach.round.${seen.colour}`, { count: seen.places.length });
  const hand = seen.own.type === "named" ? handInFull(seen.own) : "";
  const stars = fitting ?? nearestFree(seen, 1);
  const holder = holderOf(seen, stars, roster);
  const key = percent === null ? "coach.any" : holder ? "coach.fits_from" : "coach.fits";
  return { text: `${round} ${t(key, { hand, stars, percent: percent ?? 0, who: holder })}`, spot: `chip-${stars}` };
}

/** Somebody took the chip: the one beside it fits too, but nobody quarrels twice in a round.
 * @param {SeenChips} seen @param {number | null} fitting @param {Roster} roster @returns {Step} */
function afterLoss(seen, fitting, roster) {
  const lost = lostOnes(seen);
  const last = /** @type {Lost} */ (lost.at(-1));
  const isFirst = lost.length === 1 && fitting !== null;
  const stars = isFirst ? nearestOther(seen, fitting, last.stars) : nearestFree(seen, fitting ?? last.stars);
  const holder = holderOf(seen, stars, roster);
  const values = { who: seatName(roster, last.by), taken: last.stars, stars, holder };
  return say(holder ? "coach.taken_from" : "coach.taken", `chip-${stars}`, values);
}

/** Among so many, where does a hand stand that beats this many of 100? @param {number} percent @param {number} players */
function fits(percent, players) {
  return Math.min(players, 1 + Math.floor((percent / 100) * players));
}

/** The own chips of this round that others took, in time. @param {SeenChips} seen @returns {Lost[]} */
function lostOnes(seen) {
  const moves = heistOf(seen)?.moves ?? [];
  return moves.flatMap(([colour, stars, source, by]) =>
    colour === seen.colour && source === seen.viewer && typeof by === "number" ? [{ by, stars }] : []);
}

/** @param {SeenChips} seen @param {number} stars  @returns {number} of the free chip that is nearest */
function nearestFree(seen, stars) {
  const free = seen.places.flatMap((place, index) => (place === "centre" ? [index + 1] : []));
  return nearest(free, stars) ?? stars;
}

/** Any chip but the lost one; a free one rather than a held one. @param {SeenChips} seen @param {number} stars @param {number} lost */
function nearestOther(seen, stars, lost) {
  const others = seen.places.map((_, index) => index + 1).filter((one) => one !== lost);
  others.sort((one, other) => Number(seen.places[one - 1] !== "centre") - Number(seen.places[other - 1] !== "centre"));
  return nearest(others, stars) ?? stars;
}

/** @param {number[]} chips @param {number} stars */
function nearest(chips, stars) {
  return [...chips].sort((one, other) => Math.abs(one - stars) - Math.abs(other - stars))[0];
}

/** Whose chip it is; "" if it is free. @param {SeenChips} seen @param {number} stars @param {Roster} roster */
function holderOf(seen, stars, roster) {
  const place = seen.places[stars - 1] ?? "centre";
  return place === "centre" ? "" : seatName(roster, place);
}

/** @param {string} key @param {string} [spot] @param {Record<string, string | number>} [values] @returns {Step} */
function say(key, spot = "", values = {}) {
  return { text: t(key, values), spot };
}
