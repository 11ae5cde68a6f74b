// The hands that one is making: on this page until they are complete, at the table from then on.

import { batch, computed, signal } from "@preact/signals";
import { ask } from "../commands.js";
import { keep, recall } from "../lib/memory.js";
import { bySuit, falling } from "./hand_words.js";
import { IN_HAND, benchOf, dealNumber, handsOf, ownCards, ownSeat } from "./look.js";

/** @typedef {string[][]} Hands */
/** @typedef {number | "rack"} Place  a hand, from 0, or where the cards lie that are in none */

const SORTS = /** @type {const} */ (["rank", "suit"]);
const KEY = "sort";
const kept = recall(KEY);

export const hands = signal(/** @type {Hands} */ ([]));
export const current = signal(0); // the hand that a tapped card goes to
export const isSuggested = signal(false); // they lie as the table would lay them
export const sort = signal(SORTS.find((one) => one === kept) ?? "rank");

const cards = signal(/** @type {string[]} */ ([]));
const past = signal(/** @type {Hands[]} */ ([])); // to go back to

export const canUndo = computed(() => past.value.length > 0);
export const isComplete = computed(() => hands.value.every((hand) => hand.length === IN_HAND));

/** The cards that lie in no hand, as they are sorted. */
export const rack = computed(() => {
  const laid = new Set(hands.value.flat());
  const left = cards.value.filter((card) => !laid.has(card));
  return sort.value === "rank" ? falling(left) : bySuit(left);
});

let about = ""; // which table, game, deal and cards
let deal = 0;
let isStrict = false; // the order of the hands counts
let sent = ""; // the hands that the table has, or is about to
let asking = 0; // of it, not answered yet

/** Takes up what the table has, where that is news to this page. @param {Pick<import("./look.js").Sight, "seen" | "roster">} sight */
export function follow({ seen, roster }) {
  const bench = benchOf(seen);
  if (!bench || seen.type !== "crash.seen_arranging") return;
  const own = ownSeat(seen) ?? -1;
  const now = [roster.table, roster.number, dealNumber(seen), own, ...ownCards(seen)].join();
  isStrict = roster.rules.strict_order;
  if (now !== about) {
    about = now;
    deal = dealNumber(seen);
    batch(() => {
      cards.value = ownCards(seen);
      past.value = [];
      adopt(bench.laid.length > 0 ? bench.laid : Array.from({ length: handsOf(roster) }, () => []));
    });
  } else if (seen.locked.includes(own) || (asking === 0 && bench.laid.length > 0 && nameOf(bench.laid) !== sent)) {
    adopt(bench.laid); // locked they lie in the table's order; else another device has laid them
  }
}

/** A card goes into a hand or out of it; a full hand gives up a card for it. @param {string} card @param {Place} place @param {string} [onto] */
export function put(card, place, onto = "") {
  const from = placeOf(card);
  if (from === place) return;
  const next = hands.value.map((hand) => hand.filter((one) => one !== card));
  const hand = place === "rack" ? [] : (next[place] ?? []);
  if (hand.length === IN_HAND) {
    const out = hand.includes(onto) ? onto : String(hand.at(-1));
    hand.splice(hand.indexOf(out), 1);
    if (from !== "rack") next[from]?.push(out);
  }
  hand.push(card);
  change(next, place === "rack" && from !== "rack" ? from : place === "rack" ? current.value : place);
}

/** Into the hand that is being made, or out of the one it lies in. @param {string} card @returns {boolean} was there room? */
export function tap(card) {
  const place = placeOf(card);
  if (place !== "rack") put(card, "rack");
  else if (isComplete.value) return false;
  else put(card, current.value);
  return true;
}

/** @param {readonly (readonly string[])[]} laid  what the table would lay */
export function suggest(laid) {
  change(laid.map((hand) => [...hand]), 0);
  isSuggested.value = true;
}

/** The strongest hand first. @param {(hand: string[]) => number} strength */
export function putInOrder(strength) {
  change([...hands.value].sort((one, other) => strength(other) - strength(one)), 0);
}

export function undo() {
  const before = past.value.at(-1);
  if (!before) return;
  batch(() => {
    past.value = past.value.slice(0, -1);
    show(before);
  });
}

export function turnSort() {
  sort.value = sort.value === "rank" ? "suit" : "rank";
  keep(KEY, sort.value);
}

/** @param {string} card @returns {Place} */
export function placeOf(card) {
  const at = hands.value.findIndex((hand) => hand.includes(card));
  return at < 0 ? "rack" : at;
}

export function lock() {
  sent = nameOf(hands.value);
  return send({ type: "crash.lock_in", deal, hands: hands.value });
}

export function unlock() {
  return send({ type: "crash.unlock", deal });
}

/** @param {Hands} next @param {number} at  the hand that changed */
function change(next, at) {
  batch(() => {
    past.value = [...past.value, hands.value];
    show(next);
    current.value = openFrom(next, at);
  });
}

/** @param {Hands} next */
function show(next) {
  hands.value = next;
  current.value = openFrom(next, current.value);
  isSuggested.value = false;
  if (!isComplete.value || nameOf(next) === sent) return;
  sent = nameOf(next);
  send({ type: "crash.lay", deal, hands: next });
}

/** @param {readonly (readonly string[])[]} laid  as the table has it */
function adopt(laid) {
  sent = laid.some((hand) => hand.length > 0) ? nameOf(laid) : "";
  if (JSON.stringify(laid) === JSON.stringify(hands.value)) return;
  batch(() => {
    hands.value = laid.map((hand) => [...hand]);
    current.value = openFrom(hands.value, 0);
    isSuggested.value = false;
  });
}

/** @param {import("./look.js").Choice} choice */
async function send(choice) {
  asking += 1;
  const isDone = await ask({ type: "act", choice });
  asking -= 1;
  if (!isDone) sent = ""; // whatever the table has, the next hands are news to it
  return isDone;
}

/** The first hand with room, from this one on. @param {Hands} some @param {number} at */
function openFrom(some, at) {
  const open = some.flatMap((hand, index) => (hand.length < IN_HAND ? [index] : []));
  return open.find((index) => index >= at) ?? open[0] ?? at;
}

/** The same for all ways to lay the same. @param {readonly (readonly string[])[]} some */
function nameOf(some) {
  const names = some.map((hand) => [...hand].sort().join());
  return (isStrict ? names : names.sort()).join("/");
}
