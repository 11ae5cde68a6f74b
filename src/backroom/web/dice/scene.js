// What this page still shows of a moment ago: dice that roll, then the turn that they ended. While dice
// roll, all is shown as it was before them; the server has sent where they lie already, and nothing
// may be pressed, so that a double tap throws once.

import { signal } from "@preact/signals";
import { isCalm } from "../lib/motion.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Update} Update */
/** @typedef {import("./look.js").StartDie} StartDie */
/** @typedef {Extract<Update["told"][number], {type: "dice.dice_thrown"}>} DiceThrown */
/** @typedef {import("./look.js").Result} Result */
/** @typedef {{before: Seen, thrown: DiceThrown | null, cast: readonly StartDie[]}} Roll  dice of a turn, or for the start */
/** @typedef {{result: Result | null, cast: readonly StartDie[], starter: number}} Ended  a turn, or a throwing for the start */

const ROLL_MS = 900;
const CALM_MS = 450; // they lie at once; only what may be pressed waits
const READ_MS = 1800;

export const roll = signal(/** @type {Roll | null} */ (null));
export const ended = signal(/** @type {Ended | null} */ (null)); // shown after its roll

let timer = 0;
/** @type {Seen | null} */
let last = null;

/** Begins what an update brings to be shown. @param {Update} update */
export function stage({ seen, told }) {
  const before = last;
  last = seen;
  const thrown = told.find((news) => news.type === "dice.dice_thrown") ?? null;
  const cast = told.flatMap((news) => (news.type === "dice.start_cast" ? news.dice : []));
  const over = endOf(told, before);
  if (thrown === null && cast.length === 0 && over === null) return;
  clearTimeout(timer);
  ended.value = over;
  const isRolled = before !== null && (thrown !== null || cast.length > 0);
  roll.value = isRolled ? { before, thrown, cast } : null;
  const rolls_ms = isCalm() ? CALM_MS : ROLL_MS;
  timer = isRolled ? setTimeout(rest, rolls_ms) : setTimeout(clear, READ_MS);
}

/** Another table, or none. */
export function forget() {
  last = null;
  clear();
}

/** The dice lie. */
function rest() {
  roll.value = null;
  timer = setTimeout(clear, READ_MS);
}

function clear() {
  clearTimeout(timer);
  roll.value = ended.value = null;
}

/** @param {Update["told"]} told @param {Seen | null} before @returns {Ended | null} */
function endOf(told, before) {
  for (const news of told) {
    if (news.type === "dice.turn_ended") return { result: news.result, cast: [], starter: -1 };
    if (news.type === "dice.starter_found") return { result: null, cast: castOf(told, before), starter: news.seat };
  }
  return null;
}

/** All dice of the throwing that has found who starts. @param {Update["told"]} told @param {Seen | null} before */
function castOf(told, before) {
  const known = before?.type === "dice.seen_starting" ? before.cast : [];
  return [...known, ...told.flatMap((news) => (news.type === "dice.start_cast" ? news.dice : []))];
}
