// What was announced or shown of a hand, by its seat, with the round it was said in; it stays for the
// rest of the heist.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { cardName } from "../parts/card.js";
import { ForceIcon } from "../parts/force_icons.js";
import { letterOf } from "./due.js";
import { heistOf } from "./look.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("../wire.d.ts").Happened["entry"]} Entry */
/** @typedef {import("../parts/force_card.js").Force} Force */
/** @typedef {{card: Force, round: import("./look.js").Colour, short: string, full: string, isPrivate?: boolean}} Mark */

const FEW = 2; // that have room at a narrow seat
const BARE = new Set(/** @type {Force[]} */ (["investor", "math_whiz"])); // whose mark is but a number
const SUITS = /** @type {Record<string, string>} */ ({ c: "♣", d: "♦", h: "♥", s: "♠" });

/** @param {{seen: Seen, seat: number}} props */
export function Marks({ seen, seat }) {
  const marks = marksOf(seen, seat);
  if (marks.length === 0) return null;
  return html`<ul class=${`marks ${marks.length > FEW ? "marks--many" : ""}`}>${marks.map((mark) => html`<li key=${keyOf(mark)} class=${classOf(mark)} title=${words(mark)}>
    <${Tag} ...${mark} />
    <span class="unseen">${words(mark)}</span>
  </li>`)}</ul>`;
}

/** The same where a list may not stand; its words are for the label of what it stands in. @param {{seen: Seen, seat: number}} props */
export function Tags({ seen, seat }) {
  const marks = marksOf(seen, seat).filter(({ card }) => card !== "muscle"); // a hand that lies open says so itself
  if (marks.length === 0) return null;
  return html`<span class="marks marks--many" aria-hidden="true">${marks.map((mark) => html`<span key=${keyOf(mark)} class=${classOf(mark)} title=${words(mark)}>
    <${Tag} ...${mark} />
  </span>`)}</span>`;
}

/** What stands in the tags, in words. @param {Seen} seen @param {number} seat */
export function tagWords(seen, seat) {
  return marksOf(seen, seat).map(words);
}

/** @param {Mark} mark */
function keyOf({ card, round, short }) {
  return `${card} ${round} ${short}`;
}

/** @param {Mark} mark */
function classOf({ card, isPrivate }) {
  return `tag ${isPrivate ? "tag--private" : ""} ${BARE.has(card) ? "" : "tag--plain"}`;
}

/** @param {Mark} mark */
function Tag({ round, card, short }) {
  return html`<span class=${`tag__face dot--${round}`} aria-hidden="true"><i class=${`dot dot--${round} is-past`}></i><${ForceIcon} card=${card} />${short && html`<b>${short}</b>`}</span>`;
}

/** @param {Seen} seen @param {number} seat @returns {Mark[]} */
export function marksOf(seen, seat) {
  const story = heistOf(seen)?.story ?? [];
  return story.flatMap((entry, at) => markOf(entry, seat, seen, story.slice(at + 1)));
}

/** @param {Entry} entry @param {number} seat @param {Seen} seen @param {Entry[]} later @returns {Mark[]} */
function markOf(entry, seat, seen, later) {
  const { round } = entry;
  if (entry.type === "numbers") {
    const count = entry.numbers[seat] ?? 0;
    return [{ card: entry.specialist, round, short: String(count), full: t(`mark.${entry.specialist}`, { count }) }];
  }
  if (entry.type === "answered") {
    const isStrong = entry.specialist === "muscle" && entry.answer === "agreed" && entry.user === seat;
    return isStrong ? [{ card: "muscle", round, short: "", full: t("mark.muscle") }] : [];
  }
  if (!("seat" in entry) || entry.seat !== seat) return [];
  switch (entry.type) {
    case "category_told":
      return [{ card: entry.specialist, round, short: t(`kind.${entry.category}`), full: t(`category.${entry.category}`) }];
    case "rank_told": {
      const letter = letterOf(entry.rank);
      const full = t("mark.rank", { count: entry.count, rank: t(`rank.${letter}`) });
      return [{ card: entry.specialist, round, short: `${entry.count}×${letter === "T" ? "10" : letter}`, full }];
    }
    case "note":
      return noted(entry, seen, later);
    default:
      return [];
  }
}

/** The Jack in a hand until a new hand is drawn, and cards shown to who looks. @param {Extract<Entry, {type: "note"}>} entry @param {Seen} seen @param {Entry[]} later @returns {Mark[]} */
function noted({ round, deed, seat, to, cards }, seen, later) {
  if (deed === "took") {
    const isGone = later.some((entry) => entry.type === "tripped" && entry.seat === seat);
    return isGone ? [] : [{ card: "jack", round, short: "J", full: t("mark.jack") }];
  }
  const card = Array.isArray(cards) ? cards[0] : undefined;
  if (deed !== "showed" || to !== seen.viewer || !card) return [];
  const short = `${card[0] === "T" ? "10" : card[0]}${SUITS[card[1] ?? ""] ?? "★"}`;
  return [{ card: "informant", round, short, full: t("mark.shown", { card: cardName(card) }), isPrivate: true }];
}

/** @param {Mark} mark */
function words({ round, full }) {
  return t("mark.round", { what: full, round: t(`round.${round}`) });
}
