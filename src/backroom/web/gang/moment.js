// A vault opens, or an alarm goes off: a moment over the board.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @param {{isCracked: boolean}} props */
export function Moment({ isCracked }) {
  return html`<div class=${`moment ${isCracked ? "moment--vault" : "moment--alarm"}`}>
    ${isCracked ? html`<${Door} />` : html`<${Bell} />`}
    <p class="moment__words">${t(isCracked ? "verdict.cracked" : "verdict.alarm")}</p>
  </div>`;
}

/** Where the gold lies behind the door. */
const BARS = [
  [44, 140],
  [82, 140],
  [120, 140],
  [63, 120],
  [101, 120],
  [82, 100],
];

/** The door of a vault: its wheel turns, it swings, and there is light. */
function Door() {
  const bolts = [0, 45, 90, 135, 180, 225, 270, 315];
  return html`<svg class="moment__art" viewBox="0 0 200 200" aria-hidden="true">
    <circle class="moment__frame" cx="100" cy="100" r="94" />
    <defs>
      <radialGradient id="vault-light"><stop class="moment__near" offset="0" /><stop class="moment__far" offset="1" /></radialGradient>
    </defs>
    <circle class="moment__light" cx="100" cy="100" r="80" />
    ${BARS.map(([x, y]) => html`<path key=${`${x} ${y}`} class="moment__gold" d="M6 0h24l6 18H0z" transform=${`translate(${x} ${y})`} />`)}
    <g class="moment__door">
      <circle class="moment__leaf" cx="100" cy="100" r="82" />
      <circle class="moment__rim" cx="100" cy="100" r="66" />
      ${bolts.map((turn) => html`<circle key=${turn} class="moment__bolt" cx="100" cy="27" r="4.5" transform=${`rotate(${turn} 100 100)`} />`)}
      <g class="moment__wheel">
        ${[0, 60, 120].map((turn) => html`<rect key=${turn} class="moment__spoke" x="54" y="96" width="92" height="8" rx="4" transform=${`rotate(${turn} 100 100)`} />`)}
        <circle class="moment__hub" cx="100" cy="100" r="17" />
      </g>
    </g>
  </svg>`;
}

/** A bell that swings, with rings of sound. */
function Bell() {
  return html`<svg class="moment__art" viewBox="0 0 200 200" aria-hidden="true">
    <circle class="moment__wave" cx="100" cy="100" r="62" />
    <circle class="moment__wave moment__wave--late" cx="100" cy="100" r="62" />
    <g class="moment__bell">
      <path class="moment__body" d="M48 138h104l-12-16V92a40 40 0 0 0-80 0v30z" />
      <path class="moment__clapper" d="M86 148a14 14 0 0 0 28 0z" />
      <circle class="moment__clapper" cx="100" cy="48" r="7" />
    </g>
  </svg>`;
}
