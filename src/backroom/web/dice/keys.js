// The whole game by keyboard: a digit holds that die or lets it go, F is the button, S stands, L looks
// back at the own turn or the games, M turns sounds on or off.

import { isPressing, useKeys } from "../lib/keys.js";
import { refuse } from "../store.js";
import { turnSounds } from "../sound/turn_sounds.js";
import { mayHold, toggle } from "./held.js";
import { lookBack } from "./opened.js";
import { roll } from "./scene.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function useDiceKeys(sight) {
  useKeys((event) => press(event, sight));
}

/** @param {KeyboardEvent} event @param {Sight} sight @returns {boolean} was it for us? */
function press(event, { seen }) {
  const key = event.key.toLowerCase();
  if (key === "f" || (key === "enter" && !isPressing(event))) return click(".bar .button--brass");
  if (key === "s") return click(".bar [aria-keyshortcuts=S]");
  if (key === "l") return lookBack(seen);
  if (key === "m") return turnSounds();
  return /^[1-5]$/.test(key) && hold(seen, Number(key) - 1);
}

/** @param {Sight["seen"]} seen @param {number} place */
function hold(seen, place) {
  if (!mayHold(seen) || roll.value) return false;
  if (seen.locked.includes(place)) refuse("locked_die");
  else toggle(seen, place);
  return true;
}

/** @param {string} selector */
function click(selector) {
  const button = document.querySelector(/** @type {"button"} */ (selector));
  button?.click();
  return button !== null;
}
