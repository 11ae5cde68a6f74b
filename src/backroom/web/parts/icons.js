// Our own small pictures.

import { html } from "../lib/html.js";

/** @param {{isOpen: boolean}} props  a vault, cracked or not */
export function Vault({ isOpen }) {
  return html`<svg class=${`icon vault ${isOpen ? "is-on" : ""}`} viewBox="0 0 32 32" aria-hidden="true">
    <rect class="icon__body" x="2.5" y="3.5" width="27" height="23" rx="4" />
    <path class="icon__line" d="M7 26.5v2.5M25 26.5v2.5" />
    <circle class="icon__mark" cx="16" cy="15" r="6.6" />
    <path class="icon__mark" d="M16 8.4v13.2M9.4 15h13.2" />
  </svg>`;
}

/** @param {{isRaised: boolean}} props  an alarm, raised or not */
export function Alarm({ isRaised }) {
  return html`<svg class=${`icon alarm ${isRaised ? "is-on" : ""}`} viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__body" d="M5.5 25h21l-2.8-3.6V14a7.7 7.7 0 0 0-15.4 0v7.4z" />
    <path class="icon__line" d="M12.8 28.3h6.4M16 6.2V3.4" />
  </svg>`;
}

export function Menu() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M9 11h14M9 16h14M9 21h14" />
  </svg>`;
}

export function Sliders() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M6 11h11M23 11h3M6 21h3M15 21h11" />
    <circle class="icon__line" cx="20" cy="11" r="3" />
    <circle class="icon__line" cx="12" cy="21" r="3" />
  </svg>`;
}

export function Tick() {
  return html`<svg class="icon tick" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M7 17l6 6L25 9" />
  </svg>`;
}

export function Back() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M19 8l-8 8 8 8" />
  </svg>`;
}

export function Dots() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line icon__dots" d="M8 16h.01M16 16h.01M24 16h.01" />
  </svg>`;
}

export function Bubble() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M5 7h22v15H15l-6 5v-5H5z" />
  </svg>`;
}

export function Cross() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path class="icon__line" d="M9 9l14 14M23 9L9 23" />
  </svg>`;
}
