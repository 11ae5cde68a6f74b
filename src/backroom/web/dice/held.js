// Which dice the viewer's finger holds back before the next throw. Nothing is asked of the server until
// the throw; another throw or another turn begins with none.

import { signal } from "@preact/signals";
import { DICE, ownSeat } from "./look.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").SeenTurn} SeenTurn */

const held = signal(/** @type {{when: string, places: readonly number[]}} */ ({ when: "", places: [] }));

/** Is it the viewer's turn, with dice on the table? @param {Seen} seen @returns {seen is SeenTurn} */
export function mayHold(seen) {
  return seen.type === "dice.seen_turn" && seen.seat === ownSeat(seen) && seen.throws.length > 0;
}

/** @param {Seen} seen @returns {readonly number[]} places, rising */
export function heldOf(seen) {
  return mayHold(seen) && held.value.when === momentOf(seen) ? held.value.places : [];
}

/** Those that would be thrown: neither held nor locked. @param {SeenTurn} seen */
export function loose(seen) {
  const kept = [...heldOf(seen), ...seen.locked];
  return DICE.filter((place) => !kept.includes(place));
}

/** @param {SeenTurn} seen @param {number} place  of a die that is not locked */
export function toggle(seen, place) {
  const now = heldOf(seen);
  const places = now.includes(place) ? now.filter((one) => one !== place) : [...now, place].sort();
  held.value = { when: momentOf(seen), places };
}

/** @param {SeenTurn} seen */
function momentOf({ standing, throws }) {
  return `${standing.games} ${standing.turns} ${throws.length}`;
}
