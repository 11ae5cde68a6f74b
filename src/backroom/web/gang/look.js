// Questions that the screens ask of what was sent. No rules: only where to find things.

import { nameAt } from "../room/names.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */
/** @typedef {import("../wire.d.ts").Roster & {rules: Rules}} Roster  of a table of The Gang */
/** @typedef {import("../wire.d.ts").Colour} Colour */
/** @typedef {import("../wire.d.ts").SeenChips} SeenChips */
/** @typedef {import("../wire.d.ts").SeenHeist} SeenHeist */
/** @typedef {Extract<import("../wire.d.ts").Update["seen"], {type: `gang.${string}`}>} Seen */
/** @typedef {Extract<import("../wire.d.ts").Act["choice"], {type: `gang.${string}`}>} Choice */
/** @typedef {Omit<import("../wire.d.ts").Update, "seen"> & {seen: Seen}} Update  of The Gang */
/** @typedef {import("../wire.d.ts").Odds} Odds */
/** @typedef {import("../store.js").Clock} Clock */
/** @typedef {{seen: Seen, roster: Roster, clock: Clock}} Sight  what a screen is drawn from */
/** @typedef {(choice: Choice) => void} Send */

export const COLOURS = /** @type {Colour[]} */ (["white", "yellow", "orange", "red"]);

/** The seat of who looks, or null for a spectator. @param {Seen} seen */
export function ownSeat(seen) {
  return typeof seen.viewer === "number" ? seen.viewer : null;
}

/** @param {Roster} roster @param {number} seat */
export function seatName(roster, seat) {
  return nameAt(roster, seat);
}

/** The others, clockwise from the viewer's left. @param {Seen} seen @param {Roster} roster */
export function others(seen, roster) {
  const players = roster.seats.length;
  const own = ownSeat(seen);
  if (own === null) return roster.seats.map((_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (own + 1 + step) % players);
}

/** The heist on the table, if there is one. @param {Seen} seen @returns {SeenHeist | null} */
export function heistOf(seen) {
  return "heist" in seen ? seen.heist : null;
}

/** The stars of a seat's chips, by colour; 0 for none. @param {Seen} seen @param {number} seat */
export function chipsOf(seen, seat) {
  /** @type {Record<Colour, number>} */
  const held = { white: 0, yellow: 0, orange: 0, red: 0 };
  for (const { colour, holders } of heistOf(seen)?.chips ?? []) held[colour] = holders.indexOf(seat) + 1;
  if (seen.type === "gang.seen_chips") held[seen.colour] = seen.places.indexOf(seat) + 1;
  return held;
}

/** Does this chip lie black side up, so that it stays with who takes it? @param {Seen} seen @param {Colour} colour @param {number} stars */
export function isBlack(seen, colour, stars) {
  return seen.type === "gang.seen_chips" && seen.colour === colour && seen.black.includes(stars);
}

/** Is the round of these chips over without any of them on the table? @param {Seen} seen @param {Colour} colour */
export function isGone(seen, colour) {
  const heist = heistOf(seen);
  if (!heist || COLOURS.indexOf(colour) >= COLOURS.indexOf(heist.round)) return false;
  return !heist.chips.some((chips) => chips.colour === colour);
}

/** How many of 100 random hands are worse; null until that is known. @param {Seen} seen @param {Odds | null} odds */
export function knownOdds(seen, odds) {
  const heist = heistOf(seen);
  const hand = heist?.hands[ownSeat(seen) ?? -1];
  if (!odds || !heist || !Array.isArray(hand)) return null;
  return odds.cards.join() === [...hand, ...heist.board].join() ? odds.percent : null;
}

/** Who holds no chip of the round that is open. @param {SeenChips} seen @param {Roster} roster */
export function withoutChip(seen, roster) {
  return roster.seats.map((_, seat) => seat).filter((seat) => !seen.places.includes(seat));
}

/**
 * The first option of a kind.
 * @template {Choice["type"]} T
 * @param {Seen} seen @param {T} type
 * @returns {Extract<Choice, {type: T}> | undefined}
 */
export function option(seen, type) {
  const options = "options" in seen ? seen.options : [];
  return /** @type {Extract<Choice, {type: T}> | undefined} */ (options.find((one) => one.type === type));
}

/**
 * What a tap on a chip of the round asks for: an own chip back, any other taken from where it lies.
 * @param {SeenChips} seen @param {number} stars
 * @returns {Choice}
 */
export function tap(seen, stars) {
  const { colour } = seen;
  const source = seen.places[stars - 1] ?? "centre";
  if (source === seen.viewer) return { type: "gang.put_back", colour, stars };
  return { type: "gang.take", colour, stars, source };
}
