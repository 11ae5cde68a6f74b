// What was asked of the table and not answered yet. A new socket is asked again: a command that
// comes twice is harmless, and each says what it presumes.

import { signal } from "@preact/signals";
import { randomHex } from "./lib/chance.js";

/** @typedef {import("./wire.d.ts").Command} Command */
/** @typedef {import("./wire.d.ts").Message} Message */
/** @typedef {Command extends infer C ? C extends Command ? Omit<C, "id"> : never : never} Wish */
/** @typedef {{command: Command, at: number, answered: (isDone: boolean) => void}} Asked */

const WORTH_REPEATING_MS = 10_000; // later the person has seen that nothing came of it
const EARLY_MS = 50; // by which a timer may be early

export const unanswered = signal(/** @type {Asked[]} */ ([]));

/** @type {(command: Command) => boolean} */
let send = () => false;

/** @param {(command: Command) => boolean} sender */
export function sendBy(sender) {
  send = sender;
  drop(unanswered.value);
}

/** @param {Wish} wish @returns {Promise<boolean>} was it done? */
export function ask(wish) {
  const command = /** @type {Command} */ ({ ...wish, id: randomHex(8) });
  return new Promise((answered) => {
    unanswered.value = [...unanswered.value, { command, at: performance.now(), answered }];
    send(command);
    setTimeout(lapse, WORTH_REPEATING_MS + EARLY_MS);
  });
}

/** A socket is open again. */
export function askAgain() {
  lapse(); // the timers of a phone asleep may not have run
  for (const { command } of unanswered.value) send(command);
}

/** @param {Message} message */
export function hear(message) {
  if (message.type !== "done" && message.type !== "refused") return;
  const [answered, others] = split(unanswered.value, ({ command }) => command.id === message.id);
  if (answered.length === 0) return;
  unanswered.value = others;
  for (const one of answered) one.answered(message.type === "done");
}

/** What was asked too long ago is neither asked again nor shown any more. */
function lapse() {
  const oldest = performance.now() - WORTH_REPEATING_MS;
  drop(unanswered.value.filter(({ at }) => at < oldest));
}

/** Nothing comes of these. @param {Asked[]} given */
function drop(given) {
  if (given.length === 0) return;
  unanswered.value = unanswered.value.filter((one) => !given.includes(one));
  for (const { answered } of given) answered(false);
}

/**
 * @template T
 * @param {T[]} items @param {(item: T) => boolean} test
 * @returns {[T[], T[]]} those that pass, and the others
 */
function split(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}
