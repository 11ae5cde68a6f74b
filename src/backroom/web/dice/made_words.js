// What dice make, in words.

import { t } from "../lib/words.js";

/** @typedef {import("./look.js").Made} Made */

const SECOND = { full_house: 3, two_pairs: 2 }; // where the second face stands among those that count

/** "Full house, fives and twos". @param {Made} made */
export function madeText({ category, counting, points }) {
  const second = category === "full_house" || category === "two_pairs" ? (counting[SECOND[category]] ?? 0) : 0;
  return t(`made.${category}`, { face: faces(counting[0] ?? 0), second: faces(second), points });
}

/** The same with its points, as they are compared. @param {Made} made */
export function madeInFull(made) {
  return t("made.full", { made: madeText(made), count: made.points });
}

/** Where there is little room. @param {Made} made */
export function madeShort({ category, points }) {
  return t(`made.short.${category}`, { points });
}

/** "6, 6, 5, 2 and 1" is heard better than pips. @param {readonly number[]} dice */
export function diceText(dice) {
  return dice.join(" ");
}

/** @param {number} face  0: none is meant */
function faces(face) {
  return face === 0 ? "" : t(`face.${face}`);
}
