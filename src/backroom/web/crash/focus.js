// Who moves cards by keyboard keeps a card in focus when one goes elsewhere, however fast the keys are.

import { useLayoutEffect } from "preact/hooks";
import { hands, placeOf, rack } from "./draft.js";
import { falling } from "./hand_words.js";

const CARDS = "[data-card]:not(:disabled)";

let wanted = ""; // the card that has the focus once all is drawn

/** After each drawing the focus is where it is wanted. */
export function useFocus() {
  useLayoutEffect(() => {
    if (wanted && document.activeElement === document.body) focus(wanted);
    wanted = "";
  }, [hands.value]);
}

/** The card that has the focus, or "". */
export function focused() {
  if (wanted) return wanted;
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches(CARDS) ? String(at.dataset.card) : "";
}

/** The focus goes to the card before or after, or to the first that lies in no hand. @param {number} by */
export function step(by) {
  const card = focused();
  focus(card ? beside(card, inOrder(), by) : (rack.value[0] ?? inOrder()[0] ?? ""));
  return true;
}

/** This card is about to go elsewhere: the focus, if it has it, goes to one beside it. @param {string} card */
export function passOn(card) {
  if (focused() !== card) return;
  const place = placeOf(card);
  const there = place === "rack" ? rack.value : falling(hands.value[place] ?? []);
  wanted = beside(card, there.length > 1 ? there : inOrder(), there.at(-1) === card ? -1 : 1);
  focus(wanted);
}

/** All own cards as they stand on the page. */
function inOrder() {
  return [...hands.value.flatMap((hand) => falling(hand)), ...rack.value];
}

/** @param {string} card @param {string[]} cards @param {number} by */
function beside(card, cards, by) {
  return cards[(cards.indexOf(card) + by + cards.length) % cards.length] ?? card;
}

/** @param {string} card */
function focus(card) {
  document.querySelector(/** @type {"button"} */ (`[data-card="${card}"]`))?.focus();
}
