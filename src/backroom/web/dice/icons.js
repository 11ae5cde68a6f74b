// Small pictures that dice poker alone needs.

import { html } from "../lib/html.js";

export function Padlock() {
  return html`<svg class="icon padlock" viewBox="0 0 32 32" aria-hidden="true">
    <rect class="icon__line" x="7" y="14" width="18" height="13" rx="3" />
    <path class="icon__line" d="M11 14v-4a5 5 0 0 1 10 0v4" />
  </svg>`;
}

export function Scales() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M16 5v21M10 27h12M6 9h20M6 9l-3.5 9h7zM26 9l-3.5 9h7z" />
  </svg>`;
}
