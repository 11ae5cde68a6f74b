// The showdown in time: hand by hand, weakest red chip first, then what came of it; before a guess,
// all hands but one. The whole of it was sent at once; who comes back in the middle sees the end.

import { signal } from "@preact/signals";

/** @typedef {import("../wire.d.ts").Shown} Shown */
/** @typedef {"hands" | "verdict" | "rest"} Stage */

const EACH_MS = 1100;
const LAST_MS = 1900; // before the strongest chip's hand, while the order still holds
const BROKEN_MS = 650; // the order is broken already
const BEFORE_VERDICT_MS = 900;
const VERDICT_MS = 2600;

const REST = { stage: /** @type {Stage} */ ("rest"), count: Infinity };

/** How many hands lie open, and what is shown now. */
export const reveal = signal(REST);

let timer = 0;
let onVerdict = /** @type {(() => void) | null} */ (null);

/**
 * @param {readonly Shown[]} shown
 * @param {(hand: Shown, index: number) => void} onHand  called with each hand as it is shown
 * @param {(() => void) | null} then  called with the verdict; null: there is none yet
 * @param {number} [from]  hands that lie open already
 */
export function begin(shown, onHand, then, from = 0) {
  clearTimeout(timer);
  onVerdict = then;
  reveal.value = { stage: "hands", count: from };
  /** @param {number} count  hands that lie open */
  const go = (count) => {
    if (count === shown.length) {
      timer = setTimeout(finish, BEFORE_VERDICT_MS);
      return;
    }
    timer = setTimeout(() => {
      reveal.value = { stage: "hands", count: count + 1 };
      onHand(/** @type {Shown} */ (shown[count]), count);
      go(count + 1);
    }, waitBefore(shown, count));
  };
  go(from);
}

/** Show all that is left at once. */
export function finish() {
  if (!onVerdict) return rest();
  clearTimeout(timer);
  reveal.value = { stage: "verdict", count: Infinity };
  onVerdict();
  timer = setTimeout(rest, VERDICT_MS);
}

export function rest() {
  clearTimeout(timer);
  reveal.value = REST;
}

/** @param {readonly Shown[]} shown @param {number} index */
function waitBefore(shown, index) {
  if (shown.slice(0, index).some((hand) => hand.breaks)) return BROKEN_MS;
  return index > 0 && index === shown.length - 1 ? LAST_MS : EACH_MS;
}
