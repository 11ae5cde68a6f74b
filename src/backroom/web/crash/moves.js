// What moves of cards make of the hands, in words; and where each hand will count.

import { announce } from "../lib/announce.js";
import { t } from "../lib/words.js";
import { cardName } from "../parts/card.js";
import { play } from "../sound/sound.js";
import { update, roster } from "../store.js";
import { madeOf } from "./bench.js";
import { hands, isComplete, placeOf, put, tap } from "./draft.js";
import { passOn } from "./focus.js";
import { handInFull } from "./hand_words.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./draft.js").Place} Place */

/** @param {string} card */
export function tapCard(card) {
  passOn(card);
  if (tap(card)) return tell(card);
  announce("move", t("crash.full"));
}

/** @param {string} card @param {Place} place */
export function putCard(card, place) {
  passOn(card);
  put(card, place);
  tell(card);
}

/** Where a card went, and what that makes. @param {string} card */
function tell(card) {
  play("card");
  const place = placeOf(card);
  if (place === "rack") return announce("move", t("crash.news.out", { card: cardName(card) }));
  const said = t("crash.news.in", { card: cardName(card), hand: place + 1 });
  const made = nameOfHand(place);
  announce("move", made ? `${said} ${made}.` : said);
}

/** @param {number} index */
function nameOfHand(index) {
  const seen = /** @type {import("./look.js").Seen | undefined} */ (update.value?.seen);
  const rules = /** @type {import("./look.js").Rules | undefined} */ (roster.value?.rules);
  const made = seen && madeOf(seen, hands.value[index] ?? []);
  return made && rules ? handInFull(made, rules.flush_high) : "";
}

/**
 * With which hands of the others this one is compared, once all are made.
 * @param {Sight["seen"]} seen @param {Sight["roster"]} table @param {number} index
 * @returns {{text: string, isWrong: boolean}}
 */
export function placed(seen, { rules }, index) {
  if (!isComplete.value) return { text: "", isWrong: false };
  const strengths = hands.value.map((hand) => madeOf(seen, hand)?.strength ?? 0);
  const own = strengths[index] ?? 0;
  if (rules.strict_order) {
    return { text: ordinal(index), isWrong: index > 0 && own > (strengths[index - 1] ?? 0) };
  }
  const before = strengths.filter((one, other) => one > own || (one === own && other < index)).length;
  return { text: ordinal(before), isWrong: false };
}

/** Does a stronger hand lie after a weaker one, where that counts? @param {Pick<Sight, "seen" | "roster">} sight */
export function isOutOfOrder({ seen, roster: table }) {
  return hands.value.some((_, index) => placed(seen, table, index).isWrong);
}

/** @param {number} index  of a hand, from 0 */
export function ordinal(index) {
  return t(`crash.place.${index + 1}`);
}
