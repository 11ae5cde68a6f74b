// Dark, light, or as the system has it.

import { signal } from "@preact/signals";

/** @typedef {"system" | "dark" | "light"} Theme */

const KEY = "backroom.theme"; // read by /web/theme.js too, before anything is drawn

export const theme = signal(/** @type {Theme} */ (document.documentElement.dataset.theme ?? "system"));

/** @param {Theme} chosen */
export function choose(chosen) {
  theme.value = chosen;
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Forgotten with the page.
  }
}
