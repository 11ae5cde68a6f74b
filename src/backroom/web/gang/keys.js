// The whole round by keyboard: a digit takes that chip, 0 puts the own one back, F is the button,
// L looks back, M turns sounds on or off.

import { isPressing, useKeys } from "../lib/keys.js";
import { turnSounds } from "../sound/turn_sounds.js";
import { ownSeat, tap } from "./look.js";
import { lookBack } from "./looking_back.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Send} Send */

/** @param {Sight} sight @param {Send} send */
export function useGangKeys(sight, send) {
  useKeys((event) => press(event, sight, send));
}

/** @param {KeyboardEvent} event @param {Sight} sight @param {Send} send @returns {boolean} was it for us? */
function press(event, { seen }, send) {
  const { key } = event;
  if (key === "f" || key === "F" || (key === "Enter" && !isPressing(event))) {
    document.querySelector(/** @type {"button"} */ (".bar .button--brass"))?.click();
    return true;
  }
  if (key === "l" || key === "L") return lookBack(seen);
  if (key === "m" || key === "M") return turnSounds();
  if (seen.type !== "gang.seen_chips") return false;
  if (/^[1-9]$/.test(key)) return take(seen, Number(key), send);
  if (key === "0" || key === "Backspace") return putBack(seen, send);
  return false;
}

/** @param {import("./look.js").SeenChips} seen @param {number} stars @param {Send} send */
function take(seen, stars, send) {
  if (stars > seen.places.length) return false;
  if (seen.places[stars - 1] !== seen.viewer) send(tap(seen, stars)); // a digit never puts back
  return true;
}

/** @param {import("./look.js").SeenChips} seen @param {Send} send */
function putBack(seen, send) {
  const seat = ownSeat(seen);
  const stars = seat === null ? 0 : seen.places.indexOf(seat) + 1;
  if (stars > 0) send(tap(seen, stars));
  return true;
}
