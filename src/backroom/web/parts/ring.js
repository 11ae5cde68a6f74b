// A ring that fills while a clock runs.

import { html } from "../lib/html.js";

/** @param {{clock: import("../store.js").Clock, turn: string}} props  `turn`: what the clock times */
export function Ring({ clock, turn }) {
  if (clock.of_ms === 0) return null;
  const gone_ms = clock.of_ms - Math.max(0, clock.ends_at - performance.now());
  return html`<svg key=${turn} class="ring" viewBox="0 0 24 24" aria-hidden="true"
    style=${{ "--of": `${clock.of_ms}ms`, "--gone": `${Math.round(-gone_ms)}ms` }}>
    <circle class="ring__track" cx="12" cy="12" r="9" />
    <circle class="ring__fill" cx="12" cy="12" r="9" pathLength="100" />
  </svg>`;
}
