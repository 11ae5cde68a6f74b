// The promises about chance that this browser keeps, to hold the server to them: the commitment
// that it saw before it gave its nonce, and that nonce. `backroom verify` compares both.

import { randomHex } from "./lib/chance.js";
import { keep, recall } from "./lib/memory.js";

/** @typedef {{table: string, commitment: string, nonce: string}} Promised */

const KEY = "promises";
const KEPT = 50; // games

/** @param {string} table @param {string} commitment @returns {string} this browser's nonce */
export function nonceFor(table, commitment) {
  const known = all().find((one) => one.commitment === commitment);
  if (known) return known.nonce;
  const nonce = randomHex(16);
  keep(KEY, [...all(), { table, commitment, nonce }].slice(-KEPT));
  return nonce;
}

/** What was promised for the game that this nonce of ours went into. @param {string} nonce */
export function promiseWith(nonce) {
  return all().find((known) => known.nonce === nonce);
}

/** @returns {Promised[]} */
function all() {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept : [];
}
