// A hand in words. The category and the five cards were sent; this only names their ranks.

import { has, t } from "../lib/words.js";

/** @typedef {{category: string, cards: string[]}} Hand */

/** Which pair, how high: "queens and nines". @param {Hand} hand @returns {string} "" if there is no more to say */
export function handDetail({ category, cards }) {
  const key = `detail.${category}`;
  return has(key) ? t(key, ranks(cards)) : "";
}

/** @param {Hand} hand */
export function handInFull(hand) {
  const detail = handDetail(hand);
  const category = t(`category.${hand.category}`);
  return detail ? t("hand.full", { category, detail }) : category;
}

/** The ranks by place: one1 … one5 in the singular, many1 … many5 in the plural. @param {string[]} cards */
function ranks(cards) {
  return Object.fromEntries(
    cards.flatMap((card, index) => [
      [`one${index + 1}`, t(`rank.${card[0]}`)],
      [`many${index + 1}`, t(`ranks.${card[0]}`)],
    ]),
  );
}
