// Which screen the address asks for, and what the person came there to do.

import { signal } from "@preact/signals";

/** @typedef {{screen: "door"} | {screen: "rules", game: "gang" | "crash" | "dice"} | {screen: "table", table: string}} Place */
/** @typedef {"look" | "sit" | "start"} Errand  what to do at the table without being asked again */

export const place = signal(read());

/** @type {Errand} */
let errand = "look";

addEventListener("popstate", () => {
  place.value = read();
});

/** @param {string} path @param {Errand} [then] */
export function go(path, then = "look") {
  errand = then;
  history.pushState(null, "", path);
  place.value = read();
  scrollTo(0, 0);
}

/** The errand, once. @returns {Errand} */
export function takeErrand() {
  const taken = errand;
  errand = "look";
  return taken;
}

/** A device code that came with the address, once. */
export function takeDeviceCode() {
  const code = new URLSearchParams(location.search).get("device") ?? "";
  if (code) history.replaceState(null, "", location.pathname);
  return code;
}

/** @returns {Place} */
function read() {
  const rules = /^\/rules(?:\/(gang|crash|dice))?\/?$/.exec(location.pathname);
  if (rules) return { screen: "rules", game: /** @type {"gang" | "crash" | "dice"} */ (rules[1] ?? "gang") };
  const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  return found?.[1] ? { screen: "table", table: decodeURIComponent(found[1]) } : { screen: "door" };
}
