// The only place that holds what the server last said.

import { batch, signal } from "@preact/signals";
import { randomHex } from "./lib/chance.js";

/** @typedef {import("./wire.d.ts").Message} Message */
/** @typedef {import("./wire.d.ts").Roster} Roster */
/** @typedef {import("./wire.d.ts").Update} Update */
/** @typedef {import("./wire.d.ts").Refused} Refused */
/** @typedef {import("./wire.d.ts").Talked["lines"][number]} Line */
/** @typedef {import("./wire.d.ts").Odds} Odds */
/** @typedef {import("./wire.d.ts").Analysis} Analysis */
/** @typedef {{of_ms: number, ends_at: number, cool_at: number, propose_at: number}} Clock  on this page's own clock */
/** @typedef {"connecting" | "open" | "lost" | "ended"} Connection */

const LINES_KEPT = 50;
const PROTOCOL = 2;

export const connection = signal(/** @type {Connection} */ ("connecting"));
export const ended = signal(0); // the closing code, while `connection` is "ended"
export const roster = signal(/** @type {Roster | null} */ (null));
export const update = signal(/** @type {Update | null} */ (null));
export const clock = signal(/** @type {Clock} */ ({ of_ms: 0, ends_at: 0, cool_at: 0, propose_at: 0 }));
export const odds = signal(/** @type {Odds | null} */ (null)); // of one's own hand, for its owner alone
export const analysis = signal(/** @type {Analysis["about"] | null} */ (null));
export const refused = signal(/** @type {Refused | null} */ (null));
export const ownName = signal(""); // as the server has it
export const lines = signal(/** @type {Line[]} */ ([])); // what was said, oldest first
export const isStale = signal(false); // the server speaks a newer protocol than this page

/** @type {Set<(update: Update) => void>} */
const listeners = new Set();

/** @param {(update: Update) => void} listener  told of every update, in order */
export function onUpdate(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @type {Set<(line: Line, isLive: boolean) => void>} */
const lineListeners = new Set();

/** Does the next `talked` hold all lines, as after `welcome`, or one more? */
let isGreeted = false;

/** @param {(line: Line, isLive: boolean) => void} listener  told of every line that is new here */
export function onLine(listener) {
  lineListeners.add(listener);
  return () => void lineListeners.delete(listener);
}

/** What the server would refuse anyhow is answered at once. @param {string} reason  a code, as in `Refused` */
export function refuse(reason) {
  refused.value = { type: "refused", id: randomHex(8), reason, wait_ms: 0, detail: "" };
}

/** Forget the table. */
export function reset() {
  batch(() => {
    connection.value = "connecting";
    ended.value = 0;
    roster.value = null;
    update.value = null;
    refused.value = null;
    odds.value = null;
    analysis.value = null;
    lines.value = [];
  });
}

/** @param {Message} message */
export function receive(message) {
  switch (message.type) {
    case "welcome":
      isStale.value = message.protocol !== PROTOCOL;
      ownName.value = message.name;
      isGreeted = true;
      return;
    case "roster":
      if (roster.value && placeOf(roster.value) !== placeOf(message)) {
        isGreeted = true;
        lines.value = []; // who sits down hears no more what was said to those who watch
      }
      batch(() => {
        roster.value = message;
        if (message.phase === "lobby") update.value = null;
      });
      return;
    case "update":
      batch(() => {
        update.value = message;
        clock.value = clockOf(message.waiting);
      });
      for (const listener of listeners) listener(message);
      return;
    case "talked":
      hearLines(message.lines);
      return;
    case "odds":
      odds.value = message;
      return;
    case "analysis":
      analysis.value = message.about;
      return;
    case "refused":
      refused.value = message;
  }
}

/** @param {Line[]} said */
function hearLines(said) {
  const isWhole = isGreeted || said.length !== 1;
  isGreeted = false;
  const known = lines.value;
  lines.value = isWhole ? said : [...known, ...said].slice(-LINES_KEPT);
  const news = isWhole ? missed(known, said) : said;
  for (const line of news) for (const listener of lineListeners) listener(line, !isWhole);
}

/** Lines that came while the connection was lost. @param {Line[]} known @param {Line[]} said */
function missed(known, said) {
  if (known.length === 0) return [];
  const last = JSON.stringify(known.at(-1));
  return said.slice(said.map((line) => JSON.stringify(line)).lastIndexOf(last) + 1);
}

/** @param {Roster} table @returns {number} -1 for a spectator */
function placeOf({ you }) {
  return typeof you === "number" ? you : -1;
}

/** @param {Update["waiting"]} waiting @returns {Clock} */
function clockOf({ left_ms, of_ms, cooling_ms, own_ms }) {
  const now = performance.now();
  return { of_ms, ends_at: now + left_ms, cool_at: now + cooling_ms, propose_at: now + own_ms };
}
