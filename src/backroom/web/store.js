// The only place that holds what the server last said.

import { batch, signal } from "@preact/signals";

/** @typedef {import("./wire.d.ts").Message} Message */
/** @typedef {import("./wire.d.ts").Roster} Roster */
/** @typedef {import("./wire.d.ts").Update} Update */
/** @typedef {import("./wire.d.ts").Refused} Refused */
/** @typedef {{of_ms: number, ends_at: number, cool_at: number}} Clock  on this page's own clock */
/** @typedef {"connecting" | "open" | "lost" | "ended"} Connection */

const PROTOCOL = 1; // what this page speaks

export const connection = signal(/** @type {Connection} */ ("connecting"));
export const ended = signal(0); // the closing code, while `connection` is "ended"
export const roster = signal(/** @type {Roster | null} */ (null));
export const update = signal(/** @type {Update | null} */ (null));
export const clock = signal(/** @type {Clock} */ ({ of_ms: 0, ends_at: 0, cool_at: 0 }));
export const refused = signal(/** @type {Refused | null} */ (null));
export const isStale = signal(false); // the server speaks a newer protocol than this page

/** @type {Set<(update: Update) => void>} */
const listeners = new Set();

/** @param {(update: Update) => void} listener  told of every update, in order */
export function onUpdate(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Forget the table. */
export function reset() {
  batch(() => {
    connection.value = "connecting";
    ended.value = 0;
    roster.value = null;
    update.value = null;
    refused.value = null;
  });
}

/** @param {Message} message */
export function receive(message) {
  switch (message.type) {
    case "welcome":
      isStale.value = message.protocol !== PROTOCOL;
      return;
    case "roster":
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
    case "refused":
      refused.value = message;
  }
}

/** @param {Update["waiting"]} waiting @returns {Clock} */
function clockOf({ left_ms, of_ms, cooling_ms }) {
  const now = performance.now();
  return { of_ms, ends_at: now + left_ms, cool_at: now + cooling_ms };
}
