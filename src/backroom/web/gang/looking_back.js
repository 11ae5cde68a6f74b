// Is somebody looking back at heists that are over, and at which they can.

import { signal } from "@preact/signals";
import { lazy } from "../lib/lazy.js";
import { reveal } from "./reveal.js";

/** @typedef {import("./look.js").Seen} Seen */

export const isLookingBack = signal(false);
export const LookBack = lazy(() => import("./look_back.js").then((found) => found.LookBack), "back");

/** The heists that are over; the last one only when all its hands have been shown. @param {Seen} seen */
export function pastOf({ type, score: { past } }) {
  const isShown = type === "gang.seen_heist_over" || type === "gang.seen_game_over";
  return isShown && reveal.value.stage === "hands" ? past.slice(0, -1) : past;
}

/** @param {Seen} seen @returns {boolean} is there anything to look at? */
export function lookBack(seen) {
  isLookingBack.value = pastOf(seen).length > 0;
  return isLookingBack.value;
}
