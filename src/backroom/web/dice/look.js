// Questions that the screens ask of what was sent. No rules: only where to find things.

/** @typedef {import("../wire.d.ts").DiceRules} Rules */
/** @typedef {import("../wire.d.ts").Roster & {rules: Rules}} Roster  of a table of dice poker */
/** @typedef {Extract<import("../wire.d.ts").Update["seen"], {type: `dice.${string}`}>} Seen */
/** @typedef {Extract<Seen, {type: "dice.seen_turn"}>} SeenTurn */
/** @typedef {Extract<import("../wire.d.ts").Act["choice"], {type: `dice.${string}`}>} Choice */
/** @typedef {Omit<import("../wire.d.ts").Update, "seen"> & {seen: Seen}} Update  of dice poker */
/** @typedef {import("../wire.d.ts").Made} Made */
/** @typedef {import("../wire.d.ts").Bout} Bout */
/** @typedef {import("../wire.d.ts").Result} Result */
/** @typedef {Result["throws"][number]} Thrown */
/** @typedef {import("../wire.d.ts").StartDie} StartDie */
/** @typedef {import("../wire.d.ts").PastGame} PastGame */
/** @typedef {import("../store.js").Clock} Clock */
/** @typedef {{seen: Seen, roster: Roster, clock: Clock}} Sight  what a screen is drawn from */
/** @typedef {(choice: Choice) => void} Send */

export const DICE = [0, 1, 2, 3, 4]; // places

/** The seat of who looks, or null for a spectator. @param {Seen} seen */
export function ownSeat({ viewer }) {
  return typeof viewer === "number" ? viewer : null;
}

/** Whose turn it is; null while nobody has one. @param {Seen} seen */
export function seatInTurn(seen) {
  return "seat" in seen ? seen.seat : null;
}

/** Who are to do something now. @param {Seen} seen @returns {number[]} */
export function awaited(seen) {
  switch (seen.type) {
    case "dice.seen_starting":
      return seen.contenders.filter((seat) => !seen.cast.some((die) => die.seat === seat));
    case "dice.seen_turn":
      return [seen.seat];
    case "dice.seen_break":
      return seen.standing.order.filter((seat) => seen.standing.stakes[seat]?.sits !== "out" && !seen.onward.includes(seat));
    default:
      return [];
  }
}

/** Once round: the one that is played, or that decided. @param {Seen} seen @returns {Bout | undefined} */
export function boutOf({ bouts }) {
  return bouts.at(-1);
}

/** What a seat has thrown last in this game, in a play-off or before. @param {Seen} seen @param {number} seat @returns {Result | undefined} */
export function resultOf({ bouts }, seat) {
  return bouts.flatMap(({ results }) => results).filter((result) => result.seat === seat).at(-1);
}

/** The best so far of this round, one of those equally good. @param {Seen} seen @returns {Result | undefined} */
export function toBeat(seen) {
  const [first] = "leaders" in seen ? seen.leaders : [];
  return boutOf(seen)?.results.find(({ seat }) => seat === first);
}

/** Does a seat play for this bank still? @param {Seen} seen @param {number} seat */
export function isInPlay(seen, seat) {
  const order = boutOf(seen)?.order ?? seen.standing.order;
  return order.includes(seat);
}

/** The dice of a throw. @param {readonly Thrown[]} throws @returns {readonly number[]} none before the first */
export function lying(throws) {
  return throws.at(-1)?.dice ?? [];
}

/** The last game that is over. @param {Seen} seen @returns {PastGame | undefined} */
export function lastGame({ standing }) {
  return standing.past.at(-1);
}

/**
 * The first option of a kind.
 * @template {Choice["type"]} T
 * @param {Seen} seen @param {T} type
 * @returns {Extract<Choice, {type: T}> | undefined}
 */
export function option(seen, type) {
  return /** @type {Extract<Choice, {type: T}> | undefined} */ (optionsOf(seen).find((one) => one.type === type));
}

/** The option to throw just these dice. @param {Seen} seen @param {readonly number[]} dice */
export function throwOf(seen, dice) {
  return optionsOf(seen).find((one) => one.type === "dice.throw" && one.dice.join() === dice.join());
}

/** @param {Seen} seen @returns {readonly Choice[]} */
function optionsOf(seen) {
  return "options" in seen ? seen.options : [];
}
