// Whole seconds that run down to a moment.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const TICK_MS = 250;

/** @param {{at: number, words: (count: number) => string}} props  `at`: on this page's own clock; nothing is shown from then on */
export function Countdown({ at, words }) {
  const left = useSignal(secondsTo(at));
  useEffect(() => {
    left.value = secondsTo(at);
    const timer = setInterval(() => (left.value = secondsTo(at)), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return left.value > 0 ? words(left.value) : null;
}

/** @param {number} at */
function secondsTo(at) {
  return Math.max(0, Math.ceil((at - performance.now()) / 1000));
}
