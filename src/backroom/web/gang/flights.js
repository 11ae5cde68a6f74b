// Chips fly from hand to hand: from where the last view had them to where this one has them.

import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../lib/motion.js";
import { heistOf } from "./look.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Colour} Colour */
/** @typedef {number | "centre"} Place */

const FLIGHT_MS = 420;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/** @param {Seen} seen */
export function useFlights(seen) {
  const before = useRef(seen);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = seen;
    if (last === seen || last.type !== "gang.seen_chips" || isCalm() || document.hidden) return;
    if (heistOf(seen)?.number !== last.heist.number) return;
    const places = placesOf(seen, last.colour);
    last.places.forEach((from, index) => {
      const to = places[index];
      if (to !== undefined && to !== from) fly(last.colour, index + 1, from, to);
    });
  }, [seen]);
}

/** Where the chips of a colour lie now, by stars. @param {Seen} seen @param {Colour} colour @returns {Place[]} */
function placesOf(seen, colour) {
  if (seen.type === "gang.seen_chips" && seen.colour === colour) return seen.places;
  return heistOf(seen)?.chips.find((chips) => chips.colour === colour)?.holders ?? [];
}

/** @param {Colour} colour @param {number} stars @param {Place} from @param {Place} to */
function fly(colour, stars, from, to) {
  const source = spot(from, colour, stars);
  const chip = spot(to, colour, stars)?.querySelector("svg");
  const sky = document.getElementById("flights");
  if (!source || !chip || !sky) return;
  const a = source.getBoundingClientRect();
  const b = chip.getBoundingClientRect();
  const flying = /** @type {SVGElement} */ (chip.cloneNode(true));
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) flying.style[side] = `${b[side]}px`;
  sky.append(flying);
  const scale = Math.min(a.width, a.height) / b.width;
  const x = a.left + a.width / 2 - (b.left + b.width / 2);
  const y = a.top + a.height / 2 - (b.top + b.height / 2);
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  const flight = flying.animate([start, { transform: "none" }], { duration: FLIGHT_MS, easing: EASING });
  chip.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
  flight.onfinish = flight.oncancel = () => flying.remove();
}

/** @param {Place} place @param {Colour} colour @param {number} stars */
function spot(place, colour, stars) {
  const name = place === "centre" ? `centre-${stars}` : `${place}-${colour}`;
  return document.querySelector(`[data-place="${name}"]`);
}
