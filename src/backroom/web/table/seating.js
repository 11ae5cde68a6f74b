// Taking a seat, and taking part again: each adds this browser's nonce to the chance of the next game.

import { ask } from "../commands.js";
import { nonceFor } from "../promises.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {Roster} table */
export function sit(table) {
  return ask({ type: "sit", seat: "any", nonce: nonceFor(table.table, table.commitment) });
}

/** @param {Roster} table */
export function playAgain(table) {
  return ask({ type: "ready", nonce: nonceFor(table.table, table.commitment) });
}
