// A touch that can be felt, on devices that can, for those who want it.

import { vibration } from "./settings.js";

/** @param {number | number[]} pattern  milliseconds of shaking and of rest, in turn */
export function buzz(pattern) {
  if (!vibration.value || !canBuzz() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(pattern);
}

export function canBuzz() {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}
