// What any three of the own cards make: the table has sent how strong each is.

import { CATEGORIES } from "./hand_words.js";
import { IN_HAND, ownCards, benchOf } from "./look.js";

/** @typedef {import("./hand_words.js").Category} Category */
/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {{category: Category, cards: string[], strength: number}} Made */

/** @type {WeakMap<number[], Map<string, number>>} */
const known = new WeakMap();

/** What these cards make; null before there are three. @param {Seen} seen @param {string[]} hand @returns {Made | null} */
export function madeOf(seen, hand) {
  const bench = benchOf(seen);
  if (!bench || hand.length < IN_HAND) return null;
  const strength = strengths(bench.strengths, ownCards(seen)).get(nameOf(hand));
  if (strength === undefined) return null; // cards of before
  const at = bench.lowest.filter((lowest) => lowest <= strength).length - 1;
  return { cards: hand, strength, category: /** @type {Category} */ (CATEGORIES[at]) };
}

/** By the names of the cards; they were sent in the order of nested loops. @param {number[]} sent @param {string[]} cards */
function strengths(sent, cards) {
  const found = known.get(sent) ?? new Map();
  if (found.size > 0) return found;
  let at = 0;
  cards.forEach((one, first) =>
    cards.slice(first + 1).forEach((two, second) =>
      cards.slice(first + second + 2).forEach((three) => found.set(nameOf([one, two, three]), sent[at++]))));
  known.set(sent, found);
  return found;
}

/** @param {string[]} hand */
function nameOf(hand) {
  return [...hand].sort().join();
}
