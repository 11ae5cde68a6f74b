// Chips fly from hand to hand: from where the last view had them to where this one has them. Who
// wants no motion sees where a chip has arrived by a ring around it.

import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../lib/motion.js";
import { heistOf } from "./look.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Colour} Colour */
/** @typedef {number | "centre"} Place */
/** @typedef {{name: string, chip: Element, from: DOMRect, to: DOMRect}} Flight */

const FLIGHT_MS = 440;
const LANDING_MS = 220;
const RING_MS = 1200;
const EASING = "cubic-bezier(.35, .1, .25, 1)";

/** Chips in the air. @type {Map<string, {sprite: Element, flight: Animation}>} */
const aloft = new Map();

/** @param {Seen} seen */
export function useFlights(seen) {
  const before = useRef(seen);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = seen;
    if (last === seen || last.type !== "gang.seen_chips" || document.hidden) return;
    if (heistOf(seen)?.number !== last.heist.number) return;
    const flights = between(last, seen); // all is measured before anything is moved
    for (const flight of flights) isCalm() ? ring(flight) : fly(flight);
  }, [seen]);
}

/** @param {import("./look.js").SeenChips} last @param {Seen} seen @returns {Flight[]} */
function between(last, seen) {
  const places = placesOf(seen, last.colour);
  return last.places.flatMap((from, index) => {
    const to = places[index];
    if (to === undefined || to === from) return [];
    const name = `${last.colour}-${index + 1}`;
    const start = aloft.get(name)?.sprite ?? spot(from, last.colour, index + 1);
    const chip = spot(to, last.colour, index + 1)?.querySelector("svg");
    return start && chip ? [{ name, chip, from: start.getBoundingClientRect(), to: chip.getBoundingClientRect() }] : [];
  });
}

/** Where the chips of a colour lie now, by stars. @param {Seen} seen @param {Colour} colour @returns {Place[]} */
function placesOf(seen, colour) {
  if (seen.type === "gang.seen_chips" && seen.colour === colour) return seen.places;
  return heistOf(seen)?.chips.find((chips) => chips.colour === colour)?.holders ?? [];
}

/** @param {Place} place @param {Colour} colour @param {number} stars */
function spot(place, colour, stars) {
  const name = place === "centre" ? `centre-${stars}` : `${place}-${colour}`;
  return document.querySelector(`[data-place="${name}"]`);
}

/** @param {Flight} flight */
function fly({ name, chip, from, to }) {
  aloft.get(name)?.flight.cancel();
  const sprite = /** @type {SVGElement} */ (chip.cloneNode(true));
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) sprite.style[side] = `${to[side]}px`;
  document.getElementById("flights")?.append(sprite);
  const flight = sprite.animate(path(from, to), { duration: FLIGHT_MS, easing: EASING });
  const hidden = chip.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
  aloft.set(name, { sprite, flight });
  const land = () => {
    sprite.remove();
    hidden.cancel();
    if (aloft.get(name)?.flight === flight) aloft.delete(name);
  };
  flight.oncancel = land;
  flight.onfinish = () => {
    land();
    chip.animate([{ transform: "scale(1.16)" }, { transform: "none" }], { duration: LANDING_MS, easing: "ease-out" });
  };
}

/** Up from one hand and down into the other. @param {DOMRect} from @param {DOMRect} to @returns {Keyframe[]} */
function path(from, to) {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(from.width, from.height) / to.width;
  const lift = Math.min(46, Math.hypot(x, y) / 5);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${Math.max(1, scale) * 1.12})`, offset: 0.5 },
    { transform: "none" },
  ];
}

/** @param {Flight} flight */
function ring({ chip }) {
  const drawn = { outline: "3px solid var(--focus)", outlineOffset: "2px", borderRadius: "50%" };
  chip.animate([drawn, { ...drawn, offset: 0.8 }, { ...drawn, outlineColor: "transparent" }], RING_MS);
}
