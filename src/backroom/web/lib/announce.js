// The one live region. It waits for a quiet moment and says only what is still news.

const QUIET_MS = 900;
const LONGEST_MS = 3000;

/** @type {Map<string, string>} the newest text about each subject */
const waiting = new Map();
let since = 0;
let timer = 0;

/**
 * @param {string} subject  a later text about it replaces this one
 * @param {string} text
 */
export function announce(subject, text) {
  if (waiting.size === 0) since = performance.now();
  waiting.delete(subject);
  waiting.set(subject, text);
  clearTimeout(timer);
  const longest = LONGEST_MS - (performance.now() - since);
  timer = setTimeout(say, Math.max(0, Math.min(QUIET_MS, longest)));
}

function say() {
  const region = document.getElementById("said");
  if (region) region.textContent = [...waiting.values()].join(" ");
  waiting.clear();
}
