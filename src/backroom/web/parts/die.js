// A die: pips on ivory. Without a face it is blank, as before a throw.

import { html } from "../lib/html.js";
import { dress } from "../lib/lazy.js";

await dress("die");

/** Where the pips of each face lie, in a square of 100. @type {Record<number, readonly (readonly [number, number])[]>} */
const PIPS = {
  0: [],
  1: [[50, 50]],
  2: [[27, 27], [73, 73]],
  3: [[25, 25], [50, 50], [75, 75]],
  4: [[28, 28], [72, 28], [28, 72], [72, 72]],
  5: [[27, 27], [73, 27], [50, 50], [27, 73], [73, 73]],
  6: [[29, 24], [29, 50], [29, 76], [71, 24], [71, 50], [71, 76]],
};

/** @param {{face: number, mark?: string}} props  `face`: 1 to 6, or 0 for a blank one; `mark`: a class that says how it stands out */
export function Die({ face, mark = "" }) {
  return html`<svg class=${`die ${face === 0 ? "die--blank" : ""} ${mark}`} viewBox="0 0 100 100" aria-hidden="true">
    <rect class="die__body" x="2" y="2" width="96" height="96" rx="21" />
    ${(PIPS[face] ?? []).map(([x, y]) => html`<circle key=${`${x} ${y}`} class="die__pip" cx=${x} cy=${y} r="9.5" />`)}
  </svg>`;
}

/** Five small ones in a row. @param {{dice: readonly number[]}} props */
export function MiniDice({ dice }) {
  return html`<span class="mini" aria-hidden="true">${dice.map((face, place) => html`<${Die} key=${place} face=${face} />`)}</span>`;
}
