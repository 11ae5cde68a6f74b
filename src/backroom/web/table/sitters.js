// Who sits where, as a list, and what can be done about each seat.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dots, Tick } from "../parts/icons.js";
import { Name, nameAt } from "../room/names.js";
import { isKept, isOpen, sit } from "./seating.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {Roster["seats"][number]} Sitter */

/** @param {{roster: Roster, onPoint: (seat: number) => void, onSat?: () => void}} props  `onPoint`: more about a seat */
export function Sitters({ roster, onPoint, onSat = () => {} }) {
  const isWatching = typeof roster.you !== "number";
  const mayMove = !isWatching && roster.phase === "lobby";
  return html`<ol class="sitters">
    ${roster.seats.map(
      (sitter, seat) => html`<li key=${seat} class=${`sitter sitter--${sitter.type}`} data-seat=${seat}>
        <span class=${`mark mark--${markOf(sitter)}`} aria-hidden="true"></span>
        <span class="sitter__name"><${Name} roster=${roster} seat=${seat} /></span>
        <span class="sitter__about">${about(sitter, seat === roster.you)}</span>
        ${sitter.type === "person" && sitter.ready && html`<span class="sitter__ready"><${Tick} />${t("seat.ready")}</span>`}
        ${isWatching && isOpen(roster, sitter) && html`<button class="button button--small"
          aria-label=${t(isKept(sitter) ? "seat.back.label" : "seat.sit.label", { seat: seat + 1 })}
          onClick=${async () => (await sit(roster, seat)) && onSat()}>${t(isKept(sitter) ? "seat.back" : "seat.sit")}</button>`}
        ${mayMove && sitter.type === "free" && html`<button class="button button--small"
          aria-label=${t("seat.move.label", { seat: seat + 1 })} onClick=${() => sit(roster, seat)}>${t("seat.move")}</button>`}
        ${roster.host && seat !== roster.you && html`<button class="button button--round" aria-haspopup="dialog"
          aria-label=${t("seat.more", { name: nameAt(roster, seat), seat: seat + 1 })} onClick=${() => onPoint(seat)}><${Dots} /></button>`}
      </li>`,
    )}
  </ol>`;
}

/** How a sitter is marked. @param {Sitter} sitter @returns {"free" | "bot" | "here" | "away"} */
export function markOf(sitter) {
  if (sitter.type === "person") return sitter.here ? "here" : "away";
  return sitter.type;
}

/** @param {Sitter} sitter @param {boolean} isYou */
function about(sitter, isYou) {
  const notes = [];
  if (isYou) notes.push(t("seat.you"));
  if (sitter.type === "bot") notes.push(sitter.keeps ? t("seat.keeps", { name: sitter.keeps }) : t(`level.${sitter.level}`));
  if (sitter.type === "person" && sitter.host) notes.push(t("seat.host"));
  if (sitter.type === "person" && !sitter.here) notes.push(t("seat.away"));
  return notes.join(" · ");
}
