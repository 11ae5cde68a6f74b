// Bubbles at the seats of those who speak. Those who listen are told by the live region.

import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { roster } from "../store.js";
import { bubbles } from "./said_lines.js";

const MARGIN = 8; // px to the edge of the window
const ENOUGH = 100; // px beside one's own cards that hold a few words

export function Bubbles() {
  return html`<div class="bubbles" aria-hidden="true">
    ${bubbles.value.map(({ key, seat, text }) => html`<${Bubble} key=${`${key} ${roster.value?.phase}`} seat=${seat} text=${text} />`)}
  </div>`;
}

/** @param {{seat: number, text: string}} props */
function Bubble({ seat, text }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const place = document.querySelector(`[data-seat="${seat}"]`);
    const screen = place?.closest(".table, .lobby");
    const follow = () => bubble.current && put(bubble.current, place);
    follow();
    const moved = new ResizeObserver(follow); // the table makes room for the talk
    if (screen) moved.observe(screen);
    return () => moved.disconnect();
  }, []);
  return html`<p class="bubble" ref=${bubble}>${text}</p>`;
}

/** Beside one's own cards, over their foot where that has no room. Others: below the seat, or above it. @param {HTMLElement} bubble @param {Element | null} seat */
function put(bubble, seat) {
  bubble.hidden = seat === null;
  if (!seat) return;
  const isOwn = seat.matches(".own");
  bubble.style.removeProperty("--free");
  bubble.style.right = "auto";
  const hand = isOwn ? seat.firstElementChild?.getBoundingClientRect() : undefined;
  if (hand && hand.left - 2 * MARGIN >= ENOUGH) {
    putBeside(bubble, hand);
    return;
  }
  const at = seat.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const middle = at.left + at.width / 2;
  const left = Math.max(MARGIN, Math.min(innerWidth - size.width - MARGIN, middle - size.width / 2));
  const isBelow = at.top + at.height / 2 < innerHeight * 0.6;
  bubble.className = `bubble bubble--${isOwn ? "own" : isBelow ? "below" : "above"}`;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${isOwn ? at.bottom - size.height - MARGIN : isBelow ? at.bottom - 4 : at.top - size.height + 4}px`;
  bubble.style.setProperty("--tail", `${Math.max(16, Math.min(size.width - 16, middle - left))}px`);
}

/** To the left of a hand, at half its height. @param {HTMLElement} bubble @param {DOMRect} hand */
function putBeside(bubble, hand) {
  bubble.className = "bubble bubble--beside";
  bubble.style.setProperty("--free", `${hand.left - 2 * MARGIN}px`);
  bubble.style.left = "auto";
  bubble.style.right = `${document.documentElement.clientWidth - hand.left + MARGIN}px`;
  bubble.style.top = `${hand.top + hand.height / 2}px`;
}
