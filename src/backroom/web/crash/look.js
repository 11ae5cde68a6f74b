// Questions that the screens of Crash ask of what was sent. No rules: only where to find things.

import { nameAt } from "../room/names.js";

/** @typedef {import("../wire.d.ts").CrashRules} Rules */
/** @typedef {import("../wire.d.ts").Roster & {rules: Rules}} Roster  of a table of Crash */
/** @typedef {Extract<import("../wire.d.ts").Update["seen"], {type: `crash.${string}`}>} Seen */
/** @typedef {Extract<import("../wire.d.ts").Act["choice"], {type: `crash.${string}`}>} Choice */
/** @typedef {Omit<import("../wire.d.ts").Update, "seen"> & {seen: Seen}} Update  of Crash */
/** @typedef {import("../wire.d.ts").SeenArranging} SeenArranging */
/** @typedef {import("../wire.d.ts").SeenDeciding} SeenDeciding */
/** @typedef {import("../wire.d.ts").SeenOffering} SeenOffering */
/** @typedef {import("../wire.d.ts").SeenDealOver | import("../wire.d.ts").SeenLastDeal} SeenEnd  all hands are shown */
/** @typedef {import("../wire.d.ts").DealResult} DealResult */
/** @typedef {import("../wire.d.ts").Bench} Bench */
/** @typedef {import("../wire.d.ts").CrashAnalysis} Analysis */
/** @typedef {import("../store.js").Clock} Clock */
/** @typedef {{seen: Seen, roster: Roster, clock: Clock}} Sight  what a screen is drawn from */
/** @typedef {(choice: Choice) => void} Send */

export const IN_HAND = 3; // cards

/** The seat of who looks, or null for a spectator. @param {Seen} seen */
export function ownSeat(seen) {
  return typeof seen.viewer === "number" ? seen.viewer : null;
}

/** @param {Roster} roster @param {number} seat */
export function seatName(roster, seat) {
  return nameAt(roster, seat);
}

/** The deal on the table, if there is one. @param {Seen} seen */
export function dealOf(seen) {
  return "deal" in seen ? seen.deal : null;
}

/** The number of the deal that is played or comes. @param {Seen} seen */
export function dealNumber(seen) {
  return dealOf(seen)?.number ?? seen.standing.past.length + 1;
}

/** The viewer's own cards; none for those who watch. @param {Seen} seen @returns {string[]} */
export function ownCards(seen) {
  const cards = dealOf(seen)?.hands[ownSeat(seen) ?? -1];
  return Array.isArray(cards) ? cards : [];
}

/** What the viewer makes its hands with. @param {Seen} seen @returns {Bench | null} */
export function benchOf(seen) {
  return seen.type === "crash.seen_arranging" && "laid" in seen.own ? seen.own : null;
}

/** Are all hands shown? @param {Seen} seen @returns {seen is SeenEnd} */
export function isEnd(seen) {
  return seen.type === "crash.seen_deal_over" || seen.type === "crash.seen_last_deal";
}

/** How many hands each makes. @param {Roster} roster */
export function handsOf({ rules }) {
  return Math.floor(rules.cards / IN_HAND);
}

/** Has this seat done what everybody waits for now? @param {Seen} seen @param {number} seat */
export function isDone(seen, seat) {
  switch (seen.type) {
    case "crash.seen_deciding":
      return seen.answered.includes(seat);
    case "crash.seen_arranging":
      return seen.locked.includes(seat);
    case "crash.seen_deal_over":
      return seen.onward.includes(seat);
    default:
      return false;
  }
}

/** The seats that are waited for now. @param {Seen} seen @param {Roster} roster */
export function waitedFor(seen, roster) {
  if (seen.type === "crash.seen_offering") return [seen.asked];
  return roster.seats.map((_, seat) => seat).filter((seat) => !isDone(seen, seat));
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
