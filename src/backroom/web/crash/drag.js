// A card is dragged with a finger or the mouse: into a hand, onto a card of a full one, or back.

import { useEffect } from "preact/hooks";
import { put } from "./draft.js";

/** @typedef {{card: string, start: PointerEvent, sprite: HTMLElement | null, box: DOMRect, source: HTMLElement}} Drag */

const FAR = 7; // pixels after which it is no tap

/** Cards in `root` that carry `data-card` can be dragged; places carry `data-drop`. @param {import("preact").RefObject<HTMLElement | null>} root */
export function useDrag(root) {
  useEffect(() => {
    const area = root.current;
    if (!area) return undefined;
    let drag = /** @type {Drag | null} */ (null);
    /** @param {PointerEvent} event */
    const begin = (event) => {
      const source = /** @type {Element} */ (event.target).closest("[data-card]:not(:disabled)");
      if (!(source instanceof HTMLElement) || event.button !== 0 || drag) return;
      drag = { card: String(source.dataset.card), start: event, sprite: null, box: source.getBoundingClientRect(), source };
    };
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (!drag || event.pointerId !== drag.start.pointerId) return;
      const [x, y] = [event.clientX - drag.start.clientX, event.clientY - drag.start.clientY];
      if (!drag.sprite && Math.hypot(x, y) < FAR) return;
      drag.sprite ??= lift(drag);
      drag.sprite.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
      light(placeAt(event));
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (!drag || event.pointerId !== drag.start.pointerId) return;
      const { card, sprite } = drag;
      const place = event.type === "pointerup" ? placeAt(event) : null;
      drop(drag);
      drag = null;
      if (!sprite) return;
      noClick();
      const name = place?.dataset.drop;
      if (name) put(card, name === "rack" ? "rack" : Number(name), cardAt(event));
    };
    area.addEventListener("pointerdown", begin);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      area.removeEventListener("pointerdown", begin);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (drag) drop(drag);
    };
  }, []);
}

/** @param {Drag} drag @returns {HTMLElement} what follows the pointer */
function lift({ source, box }) {
  const sprite = /** @type {HTMLElement} */ (source.querySelector(".card")?.cloneNode() ?? source.cloneNode(true));
  sprite.classList.add("is-dragged");
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) sprite.style[side] = `${box[side]}px`;
  document.getElementById("flights")?.append(sprite);
  source.classList.add("is-away");
  return sprite;
}

/** @param {Drag} drag */
function drop({ sprite, source }) {
  sprite?.remove();
  source.classList.remove("is-away");
  light(null);
}

/** @param {PointerEvent} event @returns {HTMLElement | null} */
function placeAt({ clientX, clientY }) {
  const place = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]");
  return place instanceof HTMLElement ? place : null;
}

/** @param {PointerEvent} event */
function cardAt({ clientX, clientY }) {
  const card = document.elementFromPoint(clientX, clientY)?.closest("[data-card]");
  return card instanceof HTMLElement ? String(card.dataset.card) : "";
}

/** @param {HTMLElement | null} place */
function light(place) {
  for (const lit of document.querySelectorAll("[data-drop].is-over")) if (lit !== place) lit.classList.remove("is-over");
  place?.classList.add("is-over");
}

/** The click that a browser makes of a drag is none. */
function noClick() {
  const stop = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
