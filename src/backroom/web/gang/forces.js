// What only tables with challenges and specialists need is fetched when such a table is entered.

import { signal } from "@preact/signals";

/** Null until it is here, and at tables of the plain game. */
export const forces = signal(/** @type {typeof import("./with_cards.js") | null} */ (null));

let isAsked = false;

/** @param {import("./look.js").Roster} roster @returns {boolean} is all here that this table needs? */
export function hasForces({ rules }) {
  if (rules.mode === "basic" || forces.value) return true;
  if (!isAsked) {
    isAsked = true;
    import("./with_cards.js").then((found) => (forces.value = found), () => (isAsked = false));
  }
  return false;
}
