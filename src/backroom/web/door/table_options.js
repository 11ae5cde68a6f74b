// The options of a new table, with good defaults for each game; remembered for the next one.

import { keep, recall } from "../lib/memory.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */
/** @typedef {import("../wire.d.ts").CrashRules} CrashRules */
/** @typedef {import("../wire.d.ts").DiceRules} DiceRules */
/** @typedef {import("../wire.d.ts").Options} Options */
/** @typedef {"gang" | "crash" | "dice"} Game */
/** @typedef {Pick<Rules, "players" | "ending" | "settle_s" | "cool_down_s" | "helper" | "peek" | "peek_s" | "break_s" |
 *   "vaults" | "alarms" | "mode" | "deck_order" | "challenges" | "specialists" |
 *   "first_challenge" | "first_specialist" | "proposal_s" | "mastermind"> & Options} Chosen  for The Gang */
/** @typedef {Omit<CrashRules, "type" | "lowest_rank"> & Options} ChosenCrash */
/** @typedef {Omit<DiceRules, "type" | "highest_face"> & Options} ChosenDice */
/** @typedef {{gang: Chosen, crash: ChosenCrash, dice: ChosenDice}} ChosenOf */
/** @typedef {{rules: {type: `${Game}.rules`}, options: Options}} Settled */

export const GAMES = /** @type {Game[]} */ (["gang", "crash", "dice"]);

/** @type {Options} */
const OPTIONS = { name: "", public: false, talk: "phrases", level: "percentile" };

/** @type {ChosenOf} */
const DEFAULTS = {
  gang: {
    ...OPTIONS,
    players: 4,
    ending: "settle",
    settle_s: 3,
    cool_down_s: 0.7,
    helper: "names",
    peek: "when_needed",
    peek_s: 15,
    break_s: 60,
    vaults: 3,
    alarms: 3,
    mode: "basic",
    deck_order: "printed",
    challenges: [],
    specialists: [],
    first_challenge: 1,
    first_specialist: 1,
    proposal_s: 45,
    mastermind: "own",
  },
  crash: {
    ...OPTIONS,
    players: 3,
    cards: 13,
    target: 10,
    exchange_9: false,
    min_hand: "pair",
    flush_high: "three",
    strict_order: false,
    exchange_s: 30,
    arrange_s: 120,
  },
  dice: {
    ...OPTIONS,
    talk: "free", // nothing is hidden
    players: 4,
    stack: 100,
    ante: 5,
    circles: 1,
    full_house: "triple",
    play_off_order: "same",
    rebuy: false,
    turn_s: 60,
  },
};
const GAME_KEY = "new_table";

/** The game of the last new table. @returns {Game} */
export function lastGame() {
  return GAMES.find((game) => game === recall(GAME_KEY)) ?? "gang";
}

/** @template {Game} G @param {G} game @returns {ChosenOf[G]} */
export function remembered(game) {
  return { ...DEFAULTS[game], .../** @type {Partial<ChosenOf[G]> | null} */ (recall(`${GAME_KEY} ${game}`)) };
}

/** @template {Game} G @param {G} game @param {ChosenOf[G]} chosen @returns {Settled} */
export function settled(game, chosen) {
  keep(GAME_KEY, game);
  keep(`${GAME_KEY} ${game}`, chosen);
  const { name, public: isPublic, talk, level, ...rules } = chosen;
  return {
    rules: { type: `${game}.rules`, ...fitting(game, rules) },
    options: { name: name.trim(), public: isPublic, talk, level },
  };
}

/** Without what does not go together with the rest. @param {Game} game @param {object} rules @returns {object} */
function fitting(game, rules) {
  if (game === "gang") {
    const { challenges, specialists, ...rest } = /** @type {Chosen} */ (rules);
    return rest.mode === "custom" ? rules : rest;
  }
  if (game === "crash") {
    const crash = /** @type {ChosenCrash} */ (rules);
    return { ...crash, cards: cardsOf(crash), exchange_9: mayExchangeNine(crash) && crash.exchange_9 };
  }
  const dice = /** @type {ChosenDice} */ (rules);
  return { ...dice, ante: anteOf(dice) };
}

/** Five players have no 13 cards each. Rule C1.2 @param {Pick<ChosenCrash, "players" | "cards">} chosen */
export function cardsOf({ players, cards }) {
  return players === 5 ? 9 : cards;
}

/** Rule C2.2 @param {Pick<ChosenCrash, "players" | "cards">} chosen */
export function mayExchangeNine(chosen) {
  return chosen.players <= 3 && cardsOf(chosen) === 9;
}

const ANTES = [1, 2, 5, 10, 20, 50];

/** Antes that a stack can pay for a whole circle. Rule D1.5 @param {Pick<ChosenDice, "players" | "stack">} chosen */
export function antes({ players, stack }) {
  return ANTES.filter((ante) => ante * players <= stack);
}

/** The highest of those that is no higher than what was chosen. @param {Pick<ChosenDice, "players" | "stack" | "ante">} chosen */
export function anteOf(chosen) {
  return antes(chosen).filter((ante) => ante <= chosen.ante).at(-1) ?? 1;
}
