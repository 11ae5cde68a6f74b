// The rules of each game, fetched when they are first asked for.

import { lazy } from "../lib/lazy.js";

/** @typedef {"gang" | "crash" | "dice"} Game */

/** Each is given `level`, of its headings, and `at`, the chapter to go to. */
export const RULES = {
  gang: lazy(() => import("./rules.js").then((found) => found.Rules)),
  crash: lazy(() => import("./crash_rules.js").then((found) => found.CrashRules)),
  dice: lazy(() => import("./dice_rules.js").then((found) => found.DiceRules)),
};

export const GAMES = /** @type {Game[]} */ (Object.keys(RULES));

/** Where the rules of a game have their page. @param {Game} game */
export function pathOf(game) {
  return game === "gang" ? "/rules" : `/rules/${game}`;
}
