// Who moves cards by keyboard keeps a card in focus when one goes elsewhere.

import { useLayoutEffect, useRef } from "preact/hooks";
import { hands } from "./draft.js";

const CARDS = "[data-card]:not(:disabled)";

/** @param {import("preact").RefObject<HTMLElement | null>} area */
export function useFocus(area) {
  const at = useRef({ isHere: false, inRack: -1 });
  useLayoutEffect(() => {
    const { isHere, inRack } = at.current;
    if (isHere && document.activeElement === document.body) next(area.current, inRack)?.focus();
  }, [hands.value]);
  const seen = document.activeElement;
  const isHere = seen instanceof HTMLElement && seen.matches(CARDS);
  at.current = { isHere, inRack: isHere ? [...(seen.closest(".rack")?.querySelectorAll(CARDS) ?? [])].indexOf(seen) : -1 };
}

/** The focus goes to the card before or after. @param {number} step @returns {boolean} was a card in focus? */
export function step(step) {
  const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(CARDS)]);
  const at = cards.findIndex((card) => card === document.activeElement);
  if (at < 0) return false;
  cards[(at + step + cards.length) % cards.length]?.focus();
  return true;
}

/** The card that has the focus, or "". */
export function focused() {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches(CARDS) ? String(at.dataset.card) : "";
}

/** @param {HTMLElement | null} area @param {number} inRack */
function next(area, inRack) {
  const left = /** @type {HTMLElement[]} */ ([...(area?.querySelectorAll(`.rack ${CARDS}`) ?? [])]);
  return left[Math.min(Math.max(inRack, 0), left.length - 1)] ?? area?.querySelector(/** @type {"button"} */ (CARDS));
}
