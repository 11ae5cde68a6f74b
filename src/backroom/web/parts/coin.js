// A chip of a stack, without a value of its own.

import { html } from "../lib/html.js";

export function Coin() {
  return html`<svg class="coin" viewBox="0 0 24 24" aria-hidden="true">
    <circle class="coin__body" cx="12" cy="12" r="11" />
    <circle class="coin__rim" cx="12" cy="12" r="8.6" />
    <circle class="coin__face" cx="12" cy="12" r="5" />
  </svg>`;
}
