// What people are called at a table. Names may be the same; a quiet number of the seat tells them apart.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {Roster["seats"][number]} Sitter */

/** @param {Sitter} sitter */
export function nameOf(sitter) {
  return sitter.type === "free" ? t("seat.free") : sitter.name;
}

/** In texts. @param {Roster} roster @param {number} seat */
export function nameAt(roster, seat) {
  const sitter = roster.seats[seat];
  if (!sitter) return "";
  return isTwin(roster, seat) ? t("seat.twin", { name: nameOf(sitter), seat: seat + 1 }) : nameOf(sitter);
}

/** On the screen, cut short where there is no room; the number stays. @param {{roster: Roster, seat: number}} props */
export function Name({ roster, seat }) {
  const sitter = roster.seats[seat];
  if (!sitter) return null;
  return html`<span class="name" title=${nameAt(roster, seat)}>
    <bdi class="name__text">${nameOf(sitter)}</bdi>
    ${isTwin(roster, seat) && html`<small class="name__twin">${seat + 1}</small>`}
  </span>`;
}

/** Does another seat look the same by name? @param {Roster} roster @param {number} seat */
function isTwin(roster, seat) {
  const own = plain(roster.seats[seat]);
  return own !== "" && roster.seats.some((other, at) => at !== seat && plain(other) === own);
}

/** @param {Sitter | undefined} sitter */
function plain(sitter) {
  return sitter && sitter.type !== "free" ? sitter.name.normalize("NFKC").toLocaleLowerCase() : "";
}
