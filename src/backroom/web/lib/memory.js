// What this browser remembers. Without storage it remembers nothing, and all else works.

const PREFIX = "backroom.";

/** @param {string} key @returns {unknown} what was kept as JSON; null if nothing was */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full, or forbidden: the game goes on without.
  }
}
