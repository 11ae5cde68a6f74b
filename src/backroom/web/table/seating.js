// Taking a seat, and taking part again: each adds this browser's nonce to the chance of the next game.

import { ask } from "../commands.js";
import { nonceFor } from "../promises.js";
import { ownName } from "../store.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {Roster["seats"][number]} Sitter */

/** @param {Roster} table @param {number | "any"} [seat] */
export function sit(table, seat = "any") {
  return ask({ type: "sit", seat, nonce: nonceFor(table.table, table.commitment) });
}

/**
 * The people have voted to begin anew: each browser takes part by itself, since the game's promise is known only now.
 * @param {Roster} table
 */
export function takePart(table) {
  const own = typeof table.you === "number" ? table.seats[table.you] : undefined;
  if (table.restarting && own?.type === "person" && !own.ready) playAgain(table);
}

/** @param {Roster} table */
export function playAgain(table) {
  return ask({ type: "ready", nonce: nonceFor(table.table, table.commitment) });
}

/** May this sitter's place be asked for, by somebody who watches? @param {Roster} table @param {Sitter} sitter */
export function isOpen(table, sitter) {
  if (isKept(sitter)) return true;
  return !table.locked && (sitter.type === "free" || (sitter.type === "bot" && sitter.keeps === ""));
}

/** Does a bot keep this seat for somebody of our name? @param {Sitter} sitter */
export function isKept(sitter) {
  return sitter.type === "bot" && sitter.keeps !== "" && sitter.keeps === ownName.value;
}
