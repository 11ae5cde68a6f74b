// Bubbles at the seats of those who speak. Those who listen are told by the live region.

import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { roster } from "../store.js";
import { bubbles } from "./said_lines.js";

const MARGIN = 8; // px to the edge of the window

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

/** One's own place has no box of its own on a wide screen; its cards have. @param {Element} seat */
function boxOf(seat) {
  const box = seat.getBoundingClientRect();
  return box.width > 0 ? box : (seat.firstElementChild ?? seat).getBoundingClientRect();
}

/** Below its seat; over one's own cards; above where there is no room below. @param {HTMLElement} bubble @param {Element | null} seat */
function put(bubble, seat) {
  bubble.hidden = seat === null;
  if (!seat) return;
  const at = boxOf(seat);
  const size = bubble.getBoundingClientRect();
  const middle = at.left + at.width / 2;
  const left = Math.max(MARGIN, Math.min(innerWidth - size.width - MARGIN, middle - size.width / 2));
  const isOwn = seat.matches(".own");
  const isBelow = at.top + at.height / 2 < innerHeight * 0.6;
  bubble.className = `bubble bubble--${isOwn ? "own" : isBelow ? "below" : "above"}`;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${isOwn ? at.bottom - size.height - MARGIN : isBelow ? at.bottom - 4 : at.top - size.height + 4}px`;
  bubble.style.setProperty("--tail", `${Math.max(16, Math.min(size.width - 16, middle - left))}px`);
}
