// One line on what happened last.

import { html } from "../lib/html.js";
import { parts, t } from "../lib/words.js";
import { forces } from "./forces.js";
import { heistOf, ownSeat, seatName, withoutChip } from "./look.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("../wire.d.ts").Move} Move */

/** @param {Sight} sight */
export function Said({ seen, roster }) {
  return html`<p class="said">${text({ seen, roster })}</p>`;
}

/** @param {Pick<Sight, "seen" | "roster">} sight */
function text({ seen, roster }) {
  const more = forces.value?.saidOfCards({ seen, roster });
  if (more) return more;
  if (seen.type === "gang.seen_peeking") return t("said.peeking", { count: seen.looked.length, of: roster.seats.length });
  if (seen.type !== "gang.seen_chips") return "";
  if (withoutChip(seen, roster).length === 0 && roster.rules.ending === "settle") {
    const fine = html`<b>${t("said.fine.count", { count: seen.confirmed.length, of: roster.seats.length })}</b>`;
    return parts("said.fine", { fine });
  }
  const last = heistOf(seen)?.moves.at(-1);
  if (last?.[0] === seen.colour) return moved(last, seen, roster);
  return t("said.open", { count: roster.seats.length });
}

/** @param {Move} move @param {Sight["seen"]} seen @param {Sight["roster"]} roster */
function moved([, stars, source, target], seen, roster) {
  const own = ownSeat(seen);
  /** @param {number | "centre"} seat */
  const name = (seat) => (seat === "centre" ? "" : html`<b>${seatName(roster, seat)}</b>`);
  if (target === "centre") {
    return parts(source === own ? "said.put_back.you" : "said.put_back", { who: name(source), stars });
  }
  if (source === "centre") {
    return parts(target === own ? "said.took.you" : "said.took", { who: name(target), stars });
  }
  const key = target === own ? "said.took_from.you" : source === own ? "said.took_from.from_you" : "said.took_from";
  return parts(key, { who: name(target), from: name(source), stars });
}
