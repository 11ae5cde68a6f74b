// Who sits where, as a list.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {Roster["seats"][number]} Sitter */

/** @param {{roster: Roster}} props */
export function Sitters({ roster }) {
  return html`<ol class="sitters">
    ${roster.seats.map(
      (sitter, seat) => html`<li key=${seat} class=${`sitter sitter--${sitter.type}`}>
        <span class=${`mark mark--${markOf(sitter)}`} aria-hidden="true"></span>
        <span class="sitter__name">${nameOf(sitter)}</span>
        <span class="sitter__about">${about(sitter, seat === roster.you)}</span>
      </li>`,
    )}
  </ol>`;
}

/** How a sitter is marked. @param {Sitter} sitter @returns {"free" | "bot" | "here" | "away"} */
export function markOf(sitter) {
  if (sitter.type === "person") return sitter.here ? "here" : "away";
  return sitter.type;
}

/** @param {Sitter} sitter */
export function nameOf(sitter) {
  return sitter.type === "free" ? t("seat.free") : sitter.name;
}

/** @param {Sitter} sitter @param {boolean} isYou */
function about(sitter, isYou) {
  const notes = [];
  if (isYou) notes.push(t("seat.you"));
  if (sitter.type === "bot") notes.push(t("seat.bot"));
  if (sitter.type === "person" && sitter.host) notes.push(t("seat.host"));
  if (sitter.type === "person" && !sitter.here) notes.push(t("seat.away"));
  return notes.join(" · ");
}
