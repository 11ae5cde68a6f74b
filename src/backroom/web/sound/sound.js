// What is heard. Nothing is, and nothing is fetched for it, until somebody wants sounds.

import { sounds } from "../lib/settings.js";

/** @typedef {"chip" | "card" | "dice" | "knock" | "thud" | "vault" | "alarm"} Sound */

const APART_MS = 50; // the same sound not twice at once

/** @type {Map<Sound, number>} */
const heard = new Map();

/** @param {Sound} name */
export async function play(name) {
  if (!sounds.value || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -APART_MS) < APART_MS) return;
  heard.set(name, now);
  const { sound } = await import("./synth.js");
  sound(name);
}
