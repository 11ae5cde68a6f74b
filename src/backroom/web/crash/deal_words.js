// What came of a deal, in words: who swapped, who scores a row of hands, or why nobody does.

import { listed, t } from "../lib/words.js";
import { seatName } from "./look.js";

/** @typedef {{result: import("./look.js").DealResult, roster: import("./look.js").Roster, own: number | null}} Shown */

/** @param {Shown} shown @param {number} index */
export function rowWords({ result, roster, own }, index) {
  const row = result.rows[index];
  if (!row) return "";
  const seats = result.layouts.map((_, seat) => seat);
  if (row.winner === "nobody") {
    return row.verdict === "tied" ? t("crash.row.tied", { who: listed(strongest(result, index, seats).map((seat) => nameOf(roster, own, seat))) }) : t(`crash.row.${row.verdict}`);
  }
  return row.winner === own ? t("crash.row.you") : t("crash.row.won", { who: seatName(roster, row.winner) });
}

/** @param {Shown} shown */
export function bonusWords({ result: { bonus, rows }, roster, own }) {
  if (bonus === "nobody") return "";
  return bonus === own ? t("crash.bonus.you", { count: rows.length }) : t("crash.bonus", { who: seatName(roster, bonus), count: rows.length });
}

/** Points of a deal: "you 2, Mei 1"; those without are left out. @param {Shown} shown */
export function pointsWords({ result: { points }, roster, own }) {
  const scored = points.flatMap((count, seat) => (count > 0 ? [t("crash.scored", { who: nameOf(roster, own, seat), count })] : []));
  return scored.length > 0 ? listed(scored) : t("crash.scored.nobody");
}

/** Who played other cards than were dealt. @param {number[]} seats @param {number | null} own @param {import("./look.js").Roster} roster */
export function exchangedWords(seats, own, roster) {
  if (seats.length === 0) return t("crash.exchanged.nobody");
  const count = roster.rules.cards;
  return seats.map((seat) => (seat === own ? t("crash.swapped.you", { count }) : t("crash.swapped", { who: seatName(roster, seat), count }))).join(" ");
}

/** @param {import("./look.js").Roster} roster @param {number | null} own @param {number} seat */
export function nameOf(roster, own, seat) {
  return seat === own ? t("seat.you") : seatName(roster, seat);
}

/** Whose hands of a row are the strongest of those that count. @param {import("./look.js").DealResult} result @param {number} index @param {number[]} seats */
export function strongest({ layouts }, index, seats) {
  const strength = (/** @type {number} */ seat) => (layouts[seat]?.in_order ? (layouts[seat]?.hands[index]?.strength ?? -1) : -1);
  const most = Math.max(...seats.map(strength), 0);
  return seats.filter((seat) => strength(seat) === most);
}
