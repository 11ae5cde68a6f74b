// One's own cards, what they make, and one's own chips.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Chip, chipName } from "../parts/chip.js";
import { Watching } from "../room/watching.js";
import { odds } from "../store.js";
import { forces } from "./forces.js";
import { handDetail } from "./hand_words.js";
import { COLOURS, chipsOf, heistOf, isBlack, knownOdds, ownSeat, tap } from "./look.js";
import { keepFocus } from "./rail.js";
import { Slot } from "./seats.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").SeenChips} SeenChips */
/** @typedef {import("./look.js").Colour} Colour */
/** @typedef {import("./look.js").Send} Send */

/** @param {Sight & {send: Send}} sight */
export function Own({ seen, roster, send }) {
  const seat = ownSeat(seen);
  if (seat === null) return html`<${Watching} roster=${roster} />`;
  const hand = heistOf(seen)?.hands[seat];
  const { Marks } = forces.value ?? {};
  return html`<section class="own" data-seat=${seat} aria-label=${t("own.label")}>
    <div class="own__hand" data-count=${Array.isArray(hand) ? hand.length : 2}>
      ${Array.isArray(hand)
        ? hand.map((card) => html`<${Card} key=${card} card=${card} mark="card--own" />`)
        : [0, 1].map((index) => html`<span key=${index} class="card card--own card--slot"></span>`)}
    </div>
    <div class="own__side">
      <${Name} seen=${seen} />
      ${Marks && html`<${Marks} seen=${seen} seat=${seat} />`}
      ${roster.rules.helper === "odds" && html`<${Chance} seen=${seen} />`}
      <${Chips} seen=${seen} seat=${seat} send=${send} />
    </div>
  </section>`;
}

/** @param {{seen: Seen}} props */
function Name({ seen }) {
  const own = "own" in seen ? seen.own : null;
  if (own?.type !== "named") return html`<p class="own__name"></p>`;
  return html`<p class="own__name">${t(`category.${own.category}`)} <small>${handDetail(own)}</small></p>`;
}

/** How many random hands stand worse; its line is there before the number is. @param {{seen: Seen}} props */
function Chance({ seen }) {
  const percent = knownOdds(seen, odds.value);
  return percent === null
    ? html`<p class="own__odds is-late">${t("own.odds.soon")}</p>`
    : html`<p class="own__odds">${t("own.odds", { count: percent })}</p>`;
}

/** @param {{seen: Seen, seat: number, send: Send}} props */
function Chips({ seen, seat, send }) {
  const held = chipsOf(seen, seat);
  const isOpen = (/** @type {Colour} */ colour) => seen.type === "gang.seen_chips" && colour === seen.colour;
  return html`<div class="own__chips">
    ${COLOURS.map((colour) => html`<span key=${colour} class=${isOpen(colour) ? "is-now" : ""}>
      ${isOpen(colour) && held[colour] > 0
        ? html`<${Movable} seen=${seen} place=${`${seat}-${colour}`} stars=${held[colour]} send=${send} />`
        : html`<${Fixed} seat=${seat} colour=${colour} stars=${held[colour]} seen=${seen} />`}
    </span>`)}
  </div>`;
}

/** The chip of the round: a tap puts it back. @param {{seen: SeenChips, place: string, stars: number, send: Send}} props */
function Movable({ seen, place, stars, send }) {
  return html`<button type="button" class="slot slot--now" data-place=${place} aria-label=${t("rail.own.label", { count: stars })}
    onMouseDown=${keepFocus} onClick=${() => send(tap(seen, stars))}><${Chip} colour=${seen.colour} stars=${stars} isBlack=${isBlack(seen, seen.colour, stars)} /></button>`;
}

/** @param {{seat: number, colour: Colour, stars: number, seen: Seen}} props */
function Fixed({ seat, colour, stars, seen }) {
  return html`${stars > 0 && html`<span class="unseen">${chipName(colour, stars)}</span>`}
    <${Slot} seat=${seat} colour=${colour} stars=${stars} seen=${seen} />`;
}
