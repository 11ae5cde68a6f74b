// The chips of the round in their order. A taken chip leaves its ghost with the holder's name, so
// that the whole round is read in one line; a tap takes it from there.

import { unanswered } from "../commands.js";
import { coached } from "../lib/guide.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Chip } from "../parts/chip.js";
import { Name } from "../room/names.js";
import { isBlack, seatName, tap } from "./look.js";

/** @typedef {import("./look.js").SeenChips} SeenChips */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {import("./look.js").Send} Send */

/** @param {{seen: SeenChips, roster: Roster, clock: import("./look.js").Clock, send: Send}} props */
export function Rail({ seen, roster, clock, send }) {
  const cooling_ms = Math.max(0, clock.cool_at - performance.now());
  return html`<div class=${`rail ${cooling_ms ? "is-cooling" : ""}`} data-count=${seen.places.length}
    role="group" aria-label=${t("rail.label", { colour: t(`colour.${seen.colour}`) })} onKeyDown=${walk}>
    ${seen.places.map((_, index) => html`<${Place} key=${index} seen=${seen} roster=${roster} stars=${index + 1} send=${send} />`)}
    ${cooling_ms > 0 && html`<span key=${clock.cool_at} class="rail__cooling" aria-hidden="true" style=${{ "--for": `${cooling_ms}ms` }}></span>`}
  </div>`;
}

/** @param {{seen: SeenChips, roster: Roster, stars: number, send: Send}} props */
function Place({ seen, roster, stars, send }) {
  const place = seen.places[stars - 1] ?? "centre";
  const contests = seen.contests[stars - 1] ?? 0;
  const kind = place === "centre" ? "free" : place === seen.viewer ? "own" : "held";
  const black = isBlack(seen, seen.colour, stars);
  const name = place === "centre" ? t("rail.free") : kind === "own" ? t("seat.you") : seatName(roster, place);
  return html`<button type="button" class=${`place place--${kind} ${isWanted(seen, stars) ? "is-wanted" : ""} ${coached(`chip-${stars}`)}`}
    aria-label=${label(kind, stars, name, contests) + (black ? `, ${t("black.label")}` : "")} onMouseDown=${keepFocus} onClick=${() => send(tap(seen, stars))}>
    <span class="place__chip" data-place=${`centre-${stars}`}><${Chip} colour=${seen.colour} stars=${stars} isBlack=${black} /></span>
    <span class="place__name">${typeof place === "number" && kind !== "own" ? html`<${Name} roster=${roster} seat=${place} />` : name}</span>
    ${contests > 0 && html`<span key=${contests} class="contests">×${contests}</span>`}
  </button>`;
}

/** @param {"free" | "own" | "held"} kind @param {number} stars @param {string} name @param {number} contests */
function label(kind, stars, name, contests) {
  const what = t(`rail.${kind}.label`, { count: stars, name });
  return contests > 0 ? `${what}. ${t("rail.contests", { count: contests })}` : what;
}

/** Asked for, and not answered yet. @param {SeenChips} seen @param {number} stars */
function isWanted(seen, stars) {
  return unanswered.value.some(
    ({ command }) => command.type === "act" && command.choice.type === "gang.take" &&
      command.choice.colour === seen.colour && command.choice.stars === stars,
  );
}

/** A tap leaves the focus where it was, so that Enter does not undo it. @param {Event} event */
export function keepFocus(event) {
  event.preventDefault();
}

/** Arrows walk along the chips. @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const chips = [...event.currentTarget.querySelectorAll("button")];
  const at = chips.findIndex((chip) => chip === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  chips[(at + step + chips.length) % chips.length]?.focus();
}
