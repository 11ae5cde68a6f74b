// A point flies from the hand that has won it to its player's score.

import { isCalm } from "../lib/motion.js";

const FLIGHT_MS = 700;
const STAY_MS = 450; // above the hand, before it flies

/** @param {number} row @param {number | "nobody"} winner */
export function flyPoint(row, winner) {
  if (winner === "nobody" || isCalm() || document.hidden) return;
  requestAnimationFrame(() => requestAnimationFrame(() => fly(row, winner))); // once it is drawn
}

/** @param {number} row @param {number} winner */
function fly(row, winner) {
  const from = document.querySelector(`[data-won="${row}-${winner}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-place="points-${winner}"] b`)?.getBoundingClientRect();
  if (!from?.width || !to) return;
  const point = Object.assign(document.createElement("b"), { className: "point", textContent: "+1" });
  point.style.left = `${to.left}px`;
  point.style.top = `${to.top}px`;
  document.getElementById("flights")?.append(point);
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const flight = point.animate([{ transform: `${away} scale(1.3)` }, { transform: "none" }], { duration: FLIGHT_MS, delay: STAY_MS, easing: "cubic-bezier(.35, .1, .25, 1)", fill: "backwards" });
  flight.onfinish = flight.oncancel = () => point.remove();
}
