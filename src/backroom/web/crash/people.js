// Everybody at the table in one line: how many points each has, and who is waited for.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Tick } from "../parts/icons.js";
import { Name } from "../room/names.js";
import { markOf } from "../table/sitters.js";
import { dealOf, isDone, isEnd, ownSeat } from "./look.js";
import { openSheet } from "./opened.js";
import { pastOf, pointsShown, reveal } from "./reveal.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Pick<Sight, "seen" | "roster">} sight */
export function People({ seen, roster }) {
  return html`<div class="people">
    <ol class="people__all" aria-label=${t("crash.people")}>
      ${roster.seats.map((_, seat) => html`<${One} key=${seat} seat=${seat} seen=${seen} roster=${roster} />`)}
    </ol>
    ${pastOf(seen).length > 0 && html`<button type="button" class="people__open" aria-haspopup="dialog" aria-keyshortcuts="S" aria-label=${t("crash.sheet.title")} onClick=${() => openSheet(seen)}></button>`}
  </div>`;
}

/** @param {Pick<Sight, "seen" | "roster"> & {seat: number}} props */
function One({ seen, roster, seat }) {
  const sitter = roster.seats[seat];
  const points = pointsShown(seen)[seat] ?? 0;
  const isWaited = isAsked(seen, seat);
  const status = statusOf(seen, seat);
  const isDealer = dealOf(seen)?.dealer === seat;
  const isYou = seat === ownSeat(seen);
  return html`<li class=${`one ${isYou ? "is-you" : ""} ${isWaited ? "is-asked" : ""} ${status ? "is-done" : ""}`} data-seat=${seat} data-place=${`points-${seat}`}>
    <p class="one__who">
      <span class=${`mark mark--${sitter ? markOf(sitter) : "free"}`} aria-hidden="true"></span>
      <span class="one__name"><${Name} roster=${roster} seat=${seat} /></span>
    </p>
    <p class="one__points" aria-hidden="true"><b>${points}</b>${status ? html`<span class="one__tick"><${Tick} /></span>` : isDealer && html`<span class="one__dealer">${t("crash.dealer.short")}</span>`}</p>
    <p class="unseen">${[
      isYou && t("seat.you"),
      sitter && sitter.type !== "person" && t(`seat.is.${markOf(sitter)}`),
      sitter?.type === "person" && !sitter.here && t("seat.is.away"),
      t("crash.points", { count: points }),
      isDealer && t("crash.dealer"),
      status,
      hasNew(seen, seat) && t("crash.swapped.new"),
    ].filter(Boolean).join(", ")}</p>
  </li>`;
}

/** What this seat has done that the others wait for, or "". @param {Sight["seen"]} seen @param {number} seat */
function statusOf(seen, seat) {
  if (!isDone(seen, seat) || (isEnd(seen) && reveal.value.stage !== "rest")) return "";
  if (seen.type === "crash.seen_deciding") return t("crash.is.decided");
  return t(seen.type === "crash.seen_arranging" ? "crash.is.locked" : "crash.is.onward");
}

/** Is this the one whom everybody waits for? @param {Sight["seen"]} seen @param {number} seat */
function isAsked(seen, seat) {
  return seen.type === "crash.seen_offering" && seen.asked === seat;
}

/** Does this seat play other cards than were dealt to it? @param {Sight["seen"]} seen @param {number} seat */
function hasNew(seen, seat) {
  return dealOf(seen)?.thrown.some((thrown) => thrown.seat === seat) ?? false;
}
