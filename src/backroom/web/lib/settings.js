// What this device was told to do: which deck, what it lets be heard and felt, how much moves.

import { signal } from "@preact/signals";
import { keep, recall } from "./memory.js";

export const DECKS = /** @type {const} */ (["four", "two"]);
export const MOTIONS = /** @type {const} */ (["system", "calm"]);
const OFF_OR_ON = /** @type {const} */ ([false, true]);
const ON_OR_OFF = /** @type {const} */ ([true, false]);

export const deck = setting("deck", DECKS); // colours of the suits
export const sounds = setting("sounds", OFF_OR_ON);
export const vibration = setting("vibration", ON_OR_OFF); // of devices that can
export const motion = setting("motion", MOTIONS);

/**
 * A choice among a few, which this browser remembers; the first is the default.
 * @template {string | boolean} T
 * @param {string} key @param {readonly T[]} values
 */
function setting(key, values) {
  const known = values.find((value) => value === recall(key)) ?? /** @type {T} */ (values[0]);
  const chosen = signal(known);
  let isFirst = true;
  chosen.subscribe((value) => {
    if (!isFirst) keep(key, value);
    isFirst = false;
  });
  return chosen;
}
