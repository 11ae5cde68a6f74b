// The games that are played here: the screen of each, with its styles, and what it makes of its
// news. A game is fetched when a table of it is entered.

import { signal } from "@preact/signals";
import { dress, wear } from "../lib/lazy.js";
import { keep, recall } from "../lib/memory.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {import("../wire.d.ts").Update} Update */
/** @typedef {Roster["rules"]["type"]} Kind */
/** @typedef {{seen: Update["seen"], roster: Roster, clock: import("../store.js").Clock}} Sight */

/**
 * Each game knows the views and the rules of its own alone.
 * @typedef {object} Game
 * @property {(sight: any) => import("preact").ComponentChild} Screen  any: a `Sight` of its own kind
 * @property {(update: any, roster: any) => void} hear  any: an `Update` and a `Roster` of its own kind
 */

const LAST_KEY = "game"; // that was played in this browser

/** @type {Record<Kind, {load: () => Promise<Game>, sheets: string[]}>} */
const GAMES = {
  "gang.rules": {
    load: () => import("../gang/gang.js").then(({ Gang, hearGang }) => ({ Screen: Gang, hear: hearGang })),
    sheets: ["score", "seat", "felt", "rail", "own", "showdown", "moment", "wide", "watch", "low"],
  },
  "crash.rules": {
    load: () => import("../crash/crash.js").then(({ Crash, hearCrash }) => ({ Screen: Crash, hear: hearCrash })),
    sheets: ["felt", "crash", "crash_people", "crash_exchange", "crash_wide"],
  },
  "dice.rules": {
    load: () => import("../dice/dice.js").then(({ Dice, hearDice }) => ({ Screen: Dice, hear: hearDice })),
    sheets: ["dice", "tray", "dice_results", "dice_wide"],
  },
};

/** Those that are here. */
const fetched = signal(/** @type {Partial<Record<Kind, Game>>} */ ({}));

/** Could one not be fetched? It is tried again with the next news. */
export const isMissing = signal(false);

/** @type {Partial<Record<Kind, Promise<void>>>} */
const asked = {};

/** The game whose styles are in force: those of two games may name the same things. */
let shown = /** @type {Kind | null} */ (null);

/** Is this a game that this page can show? @param {string} kind @returns {kind is Kind} */
export function isKnown(kind) {
  return Object.hasOwn(GAMES, kind);
}

/** The game of a table, once it is here. @param {Roster} roster */
export function gameOf({ rules }) {
  return fetched.value[rules.type];
}

/** Begins to fetch what this browser played last, before the table says what it plays. */
export function fetchLast() {
  const last = recall(LAST_KEY);
  if (typeof last === "string" && isKnown(last)) fetchGame(last);
}

/** @param {Roster} roster  its game will be needed */
export function expect({ rules }) {
  if (!isKnown(rules.type)) return;
  keep(LAST_KEY, rules.type);
  fetchGame(rules.type);
}

/** Its styles, and those of no other game. @param {Kind} kind */
export function show(kind) {
  shown = kind;
  const others = Object.values(GAMES).flatMap(({ sheets }) => sheets);
  for (const sheet of others) wear(sheet, GAMES[kind].sheets.includes(sheet));
}

/** News goes to its game, in order, and at once if the game is here. @param {Update} update @param {Roster} roster */
export function hearGame(update, roster) {
  const kind = roster.rules.type;
  if (!isKnown(kind)) return;
  const game = fetched.value[kind];
  if (game) game.hear(update, roster);
  else fetchGame(kind).then(() => fetched.value[kind]?.hear(update, roster));
}

/** @param {Kind} kind */
function fetchGame(kind) {
  const { load, sheets } = GAMES[kind];
  return (asked[kind] ??= Promise.all([load(), ...sheets.map(dress)]).then(
    ([game]) => {
      isMissing.value = false;
      fetched.value = { ...fetched.value, [kind]: game };
      if (shown) show(shown);
    },
    () => {
      isMissing.value = true;
      delete asked[kind];
    },
  ));
}
