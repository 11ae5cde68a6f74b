// One line on what happened last, or on how one's hands lie.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { benchOf, dealOf, isDone, ownSeat } from "./look.js";
import { exchangedWords } from "./deal_words.js";
import { remark } from "./tools.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Pick<Sight, "seen" | "roster">} sight */
export function Said({ seen, roster }) {
  return html`<p class="said">${text({ seen, roster })}</p>`;
}

/** @param {Pick<Sight, "seen" | "roster">} sight */
function text({ seen, roster }) {
  const own = ownSeat(seen);
  if (seen.type === "crash.seen_deciding") return t("crash.said.decided", { count: seen.answered.length, of: roster.seats.length });
  if (seen.type === "crash.seen_offering") return t("crash.said.asked");
  if (seen.type !== "crash.seen_arranging") return "";
  if (benchOf(seen) && own !== null && !isDone(seen, own)) {
    const more = remark({ seen, roster });
    if (more) return more;
  }
  const swapped = dealOf(seen)?.thrown.map(({ seat }) => seat) ?? [];
  if (seen.locked.length === 0 && swapped.length > 0) return exchangedWords(swapped, own, roster);
  return t("crash.said.locked", { count: seen.locked.length, of: roster.seats.length });
}
