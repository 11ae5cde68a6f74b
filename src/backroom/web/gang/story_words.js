// What a card in force did, in words: each viewer was sent just what it may know of it.

import { listed, t } from "../lib/words.js";
import { cardName } from "../parts/card.js";
import { forceName } from "../parts/force_card.js";
import { letterOf } from "./due.js";
import { ownSeat, seatName } from "./look.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {import("../wire.d.ts").Happened["entry"]} Entry */
/** @typedef {Pick<import("./look.js").Sight, "seen" | "roster">} Before  who looks, and at which table */

/** @param {Entry} entry @param {Before} before @returns {string} */
export function storyText(entry, before) {
  const { seen, roster } = before;
  const own = ownSeat(seen);
  /** @param {number} seat */
  const name = (seat) => seatName(roster, seat);
  switch (entry.type) {
    case "redealt":
      return t("story.redealt");
    case "passed":
      return passed(entry, own, name);
    case "tripped":
      return t(entry.seat === own ? "story.tripped.you" : "story.tripped", { card: forceName(entry.challenge), who: name(entry.seat) });
    case "answered":
      return answered(entry, own, name);
    case "note":
      return noted(entry, own, name);
    case "numbers":
      return t(`story.${entry.specialist}`, {
        list: listed(entry.numbers.map((number, seat) => t("story.number", { who: seat === own ? t("seat.you") : name(seat), number }))),
      });
    case "category_told":
      return t("story.category_told", { who: name(entry.seat), category: t(`category.${entry.category}`) });
    case "rank_told":
      return t("story.rank_told", { who: name(entry.seat), count: entry.count, rank: t(`rank.${letterOf(entry.rank)}`) });
  }
}

/** Does this viewer know something of it that not all know? @param {Entry} entry */
export function isPrivate(entry) {
  if (entry.type === "passed") return entry.cards.some((cards) => Array.isArray(cards));
  return entry.type === "note" && entry.deed !== "took" && Array.isArray(entry.cards);
}

/** @param {Extract<Entry, {type: "passed"}>} entry @param {number | null} own @param {(seat: number) => string} name */
function passed({ cards }, own, name) {
  if (own === null) return t("story.passed");
  const from = (own + cards.length - 1) % cards.length;
  const [given, got] = [cards[own], cards[from]];
  if (!Array.isArray(given) || !Array.isArray(got)) return t("story.passed");
  return t("story.passed.you", { given: names(given), got: names(got), from: name(from), to: name((own + 1) % cards.length) });
}

/** @param {Extract<Entry, {type: "answered"}>} entry @param {number | null} own @param {(seat: number) => string} name */
function answered({ answer, specialist, user, by }, own, name) {
  const values = { card: forceName(specialist), who: name(user), by: name(by) };
  if (answer === "agreed") return t(user === own ? "story.agreed.you" : "story.agreed", values);
  return t(`story.${answer}`, values);
}

/** @param {Extract<Entry, {type: "note"}>} entry @param {number | null} own @param {(seat: number) => string} name */
function noted({ deed, seat, to, cards }, own, name) {
  const who = name(seat);
  if (!Array.isArray(cards)) return t(`story.${deed}`, { who, to: name(to), count: cards.count });
  const known = { who, to: name(to), cards: names(cards), count: cards.length };
  if (seat === own) return t(`story.${deed}.you`, known);
  return t(deed === "showed" ? "story.showed.to_you" : `story.${deed}`, known);
}

/** @param {string[]} cards */
function names(cards) {
  return listed(cards.map(cardName));
}
