// Where everybody stood in a heist that is over, as it was sent: the chips of each round beside the
// true order.

import { COLOURS } from "./look.js";

/** @typedef {import("../wire.d.ts").PastHeist} PastHeist */
/** @typedef {import("./look.js").Colour} Colour */
/** @typedef {{stars: number, off: number}} Stood  `off`: stars too many (or, below 0, too few); 0 fits */
/** @typedef {{seat: number, from: number, to: number, chips: Record<Colour, Stood | null>}} Row
 *   `from` to `to`: the places that the hand may take, more than one where hands are equal */

/** The strongest first, as hands are read from the top. @param {PastHeist} heist @returns {Row[]} */
export function rows(heist) {
  const red = holders(heist, "red");
  return heist.places
    .map((from, seat) => rowOf(heist, seat, from))
    .sort((one, other) => other.from - one.from || red.indexOf(other.seat) - red.indexOf(one.seat));
}

/** Stars of the first hand that is weaker than the one before it; 0 if none is. @param {PastHeist} heist */
export function firstBreak({ chips, places }) {
  const red = chips.find(({ colour }) => colour === "red")?.holders ?? [];
  const place = (/** @type {number} */ index) => places[red[index] ?? -1] ?? 0;
  return red.findIndex((_, index) => index > 0 && place(index) < place(index - 1)) + 1;
}

/** Who held the chips of a colour, by stars. @param {PastHeist} heist @param {Colour} colour */
export function holders(heist, colour) {
  return heist.chips.find((chips) => chips.colour === colour)?.holders ?? [];
}

/** @param {PastHeist} heist @param {number} seat @param {number} from @returns {Row} */
function rowOf(heist, seat, from) {
  const to = from + heist.places.filter((place) => place === from).length - 1;
  const chips = COLOURS.map((colour) => {
    const stars = holders(heist, colour).indexOf(seat) + 1;
    return [colour, stars ? { stars, off: stars < from ? stars - from : Math.max(0, stars - to) } : null];
  });
  return { seat, from, to, chips: Object.fromEntries(chips) };
}
