// How well bots play, and what that means in each game.

import { more, t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Level} Level */

await more("bots");

const LEVELS = /** @type {Level[]} */ (["rookie", "percentile", "exact"]);

/** Those that a game has: in The Gang nothing can be computed. @param {string} game @returns {Level[]} */
export function levelsOf(game) {
  return game === "gang" ? LEVELS.filter((level) => level !== "exact") : LEVELS;
}

/** @param {string} game @param {Level} level */
export function levelHint(game, level) {
  return t(`level.hint.${game}.${level}`);
}
