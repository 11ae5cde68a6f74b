// Pictures of the challenges and specialists, drawn for this game.

import { html } from "../lib/html.js";

/** @typedef {import("../wire.d.ts").Challenge} Challenge */
/** @typedef {import("../wire.d.ts").Specialist} Specialist */

/** @type {Record<Challenge | Specialist, string>} */
const LINES = {
  quick_access: "M6 27V5h13v22M4 27h17M12 16h15M22 11l5 5-5 5",
  noise_sensors: "M5 13v6h5l6 5V8l-6 5zM20 12a6 6 0 0 1 0 8M23.5 8.5a11 11 0 0 1 0 15",
  motion_detector: "M16 16l9-9M16 4a12 12 0 1 0 12 12M16 10a6 6 0 1 0 6 6M16 16h.01",
  retina_scan: "M3 16s5-8 13-8 13 8 13 8-5 8-13 8S3 16 3 16zM16 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 8V4h5M29 8V4h-5M3 24v4h5M29 24v4h-5",
  hasty_getaway: "M4 8l9 8-9 8zM15 8l9 8-9 8zM28 8v16",
  ventilation_shaft: "M5 6h22v20H5zM9 11h14M9 16h14M9 21h14",
  laser_tripwires: "M4 4v24M28 4v24M4 9l24 5M4 22l24-9M4 17l24 8",
  blackout: "M11 20a7 7 0 1 1 10 0c-1 1-1 2-1 3h-8c0-1 0-2-1-3M13 27h6M4 4l24 24",
  fingerprint_scan: "M8 22c1-2 1-4 1-7a7 7 0 0 1 14 0c0 5 0 7-1 10M12.5 26c1-3 1-6 1-11a2.5 2.5 0 0 1 5 0c0 6 0 9-1 12M5 17v-2A11 11 0 0 1 24 7",
  security_cameras: "M4 10l18-5 3 9-18 5zM12 18v6H5M5 20v8M26.5 8l1.5 5",
  informant: "M4 8h24v16H4zM4 9l12 9 12-9",
  getaway_driver: "M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24M16 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4.5 14l8.5 1.5M27.5 14L19 15.5M16 19v9",
  investor: "M7 8a9 3.5 0 1 0 18 0 9 3.5 0 1 0-18 0v8c0 5 18 5 18 0V8M7 16v8c0 5 18 5 18 0v-8",
  mastermind: "M11 27h12l-2-8c4-3 4-8 1-11l1-4-5 2c-6 0-9 5-10 11l4-1 2 2c0 3-1 6-3 9z",
  hacker: "M4 6h24v17H4zM9 11l4 3.5L9 18M15 18h7M11 28h10",
  coordinator: "M6 14a10 10 0 0 1 17-5l3 4M26 6v7h-7M26 18a10 10 0 0 1-17 5l-3-4M6 26v-7h7",
  jack: "M19 11v10a5 5 0 0 1-10 1M14 11h10M11 6l3 2 2.500-4 2.500 4 3-2",
  math_whiz: "M5 10h9M9.500 5.500v9M18 10h9M6 20l7 7M13 20l-7 7M18 21h9M18 26h9",
  con_artist: "M4 9c4 2 8-1 12 1 4-2 8 1 12-1 0 8-3 13-7 13-2 0-4-2-5-4-1 2-3 4-5 4-4 0-7-5-7-13zM9 14l4 1M23 14l-4 1",
  muscle: "M10 16h12M7 9v14M10 8v16M22 8v16M25 9v14M4 13v6M28 13v6",
};

/** In the order of their numbers. */
export const CHALLENGES = /** @type {Challenge[]} */ (Object.keys(LINES).slice(0, 10));
export const SPECIALISTS = /** @type {Specialist[]} */ (Object.keys(LINES).slice(10));

/** Notes on what cards did. */
export function Notepad() {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><path class="icon__line" d="M7 5h18v22H7zM11.500 11h9M11.500 16h9M11.500 21h5" /></svg>`;
}

/** @param {{card: Challenge | Specialist}} props */
export function ForceIcon({ card }) {
  return html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><path class="icon__line" d=${LINES[card]} /></svg>`;
}
