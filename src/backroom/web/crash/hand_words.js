// A brag hand in words. What it is called was sent; this only names its ranks.

import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").ShownHand["category"]} Category */
/** @typedef {import("./look.js").Rules["flush_high"]} FlushHigh */
/** @typedef {{category: Category, cards: string[]}} Hand */

const RANKS = "23456789TJQKA";
const ABOVE_ACE = RANKS.length; // where a three stands in a flush
const SUITS = "cdhs";

/** @type {Category[]} in rising order */
export const CATEGORIES = ["high_card", "pair", "flush", "run", "running_flush", "prial"];

/** "sevens, then ten". @param {Hand} hand @param {FlushHigh} flushHigh */
export function handDetail({ category, cards }, flushHigh) {
  const [one, two, three] = falling(cards).map((card) => card[0] ?? "");
  switch (category) {
    case "prial":
      return t("brag.detail.prial", { many: t(`ranks.${one}`) });
    case "pair":
      return one === two ? pair(one, three) : pair(two, one);
    case "high_card":
      return t("brag.detail.three", { one: t(`rank.${one}`), two: t(`rank.${two}`), three: t(`rank.${three}`) });
    case "flush":
      return t("brag.detail.high", { one: t(`rank.${highest(cards, flushHigh)}`) });
    case "run":
    case "running_flush":
      return isLowRun(cards)
        ? t("brag.detail.three", { one: t("rank.A"), two: t("rank.2"), three: t("rank.3") })
        : t("brag.detail.high", { one: t(`rank.${one}`) });
  }
}

/** @param {Hand} hand @param {FlushHigh} flushHigh */
export function handInFull(hand, flushHigh) {
  return t("hand.full", { category: t(`brag.${hand.category}`), detail: handDetail(hand, flushHigh) });
}

/** From high to low, an ace first; of a rank spades first. Ace, two, three are read so. @param {readonly string[]} cards */
export function falling(cards) {
  const order = cards.length === 3 && isLowRun(cards) ? (/** @type {string} */ card) => -"A23".indexOf(card[0] ?? "") : height;
  return [...cards].sort((one, other) => order(other) - order(one) || suit(other) - suit(one));
}

/** Suit by suit, each from high to low. @param {readonly string[]} cards */
export function bySuit(cards) {
  return [...cards].sort((one, other) => suit(other) - suit(one) || height(other) - height(one));
}

/** @param {string | undefined} two  of a rank @param {string | undefined} odd */
function pair(two, odd) {
  return t("brag.detail.pair", { many: t(`ranks.${two}`), one: t(`rank.${odd}`) });
}

/** The rank that a flush is called by. @param {string[]} cards @param {FlushHigh} flushHigh */
function highest(cards, flushHigh) {
  const stands = (/** @type {string} */ card) => (flushHigh === "three" && card[0] === "3" ? ABOVE_ACE : height(card));
  return [...cards].sort((one, other) => stands(other) - stands(one))[0]?.[0];
}

/** @param {readonly string[]} cards */
function isLowRun(cards) {
  return ["A", "2", "3"].every((rank) => cards.some((card) => card[0] === rank));
}

/** @param {string} card */
function height(card) {
  return RANKS.indexOf(card[0] ?? "");
}

/** @param {string} card */
function suit(card) {
  return SUITS.indexOf(card[1] ?? "");
}
