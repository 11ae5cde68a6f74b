// A chip: told by its number, its stars and its rim, not by colour alone.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Colour} Colour */

/** Rungs of the rim, by colour. @type {Record<Colour, number>} */
const NOTCHES = { white: 0, yellow: 4, orange: 6, red: 8 };
const STAR = star(5.6);

/**
 * `named`: it says what it is. `isBlack`: it lies black side up.
 * @param {{colour: Colour, stars: number, named?: boolean, isBlack?: boolean}} props
 */
export function Chip({ colour, stars, named = false, isBlack = false }) {
  const label = named ? chipName(colour, stars) : undefined;
  return html`<svg class=${`chip chip--${colour} ${isBlack ? "chip--black" : ""}`} viewBox="0 0 100 100" role=${named ? "img" : undefined}
    aria-label=${label} aria-hidden=${named ? undefined : "true"}>
    <circle class="chip__body" cx="50" cy="50" r="49" />
    <circle class="chip__edge" cx="50" cy="50" r="47.5" />
    ${turns(NOTCHES[colour]).map(
      (turn) => html`<rect class="chip__notch" x="44" y="1.5" width="12" height="13" rx="2"
        transform=${`rotate(${turn} 50 50)`} />`,
    )}
    <circle class="chip__face" cx="50" cy="50" r="35.5" />
    ${arc(stars).map(([x, y]) => html`<path class="chip__ink" d=${STAR} transform=${`translate(${x} ${y})`} />`)}
    <text class="chip__ink chip__number" x="50" y="74" text-anchor="middle">${stars}</text>
  </svg>`;
}

/** @param {Colour} colour @param {number} stars */
export function chipName(colour, stars) {
  return t("chip.name", { colour: t(`colour.${colour}`), count: stars });
}

/** @param {number} count @returns {number[]} degrees */
function turns(count) {
  return Array.from({ length: count }, (_, index) => (index * 360) / count);
}

/** Where the stars lie above the number. @param {number} count */
function arc(count) {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((-90 + (index - (count - 1) / 2) * 25) * Math.PI) / 180;
    return [round(50 + 27 * Math.cos(angle)), round(50 + 27 * Math.sin(angle))];
  });
}

/** A star of five points. @param {number} size */
function star(size) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = ((-90 + index * 36) * Math.PI) / 180;
    const reach = index % 2 ? size * 0.42 : size;
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
