// The others around the table, with every chip that they took.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Backs } from "../parts/card.js";
import { Chip, chipName } from "../parts/chip.js";
import { Tick } from "../parts/icons.js";
import { Name } from "../room/names.js";
import { markOf } from "../table/sitters.js";
import { forces } from "./forces.js";
import { COLOURS, chipsOf, heistOf, isBlack, isGone, others } from "./look.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Seen} Seen */

/** @param {Sight} sight */
export function Seats({ seen, roster }) {
  const seats = others(seen, roster);
  return html`<ol class="seats" data-count=${seats.length} aria-label=${t("seats.label")}>
    ${seats.map((seat) => html`<${Seat} key=${seat} seat=${seat} seen=${seen} roster=${roster} />`)}
  </ol>`;
}

/** @param {{seat: number, seen: Seen, roster: import("./look.js").Roster}} props */
function Seat({ seat, seen, roster }) {
  const sitter = roster.seats[seat];
  const { Marks } = forces.value ?? {};
  const held = chipsOf(seen, seat);
  const hand = heistOf(seen)?.hands[seat];
  const isFine = agreed(seen).includes(seat);
  const isChoosing = seen.type === "gang.seen_chips" && held[seen.colour] === 0;
  const chips = COLOURS.filter((colour) => held[colour]).map((colour) => chipName(colour, held[colour]) + (isBlack(seen, colour, held[colour]) ? `, ${t("black.label")}` : ""));
  return html`<li class=${`seat ${isChoosing ? "is-choosing" : ""} ${isFine ? "is-fine" : ""}`} data-seat=${seat}>
    <p class="seat__who">
      ${isFine ? html`<${Tick} />` : html`<span class=${`mark mark--${sitter ? markOf(sitter) : "free"}`} aria-hidden="true"></span>`}
      <span class="seat__name"><${Name} roster=${roster} seat=${seat} /></span>
    </p>
    <p class="unseen">${[sitter && t(`seat.is.${markOf(sitter)}`), ...chips, isFine && t("seat.is.fine")].filter(Boolean).join(", ")}</p>
    <div class="seat__hand" aria-hidden="true">
      ${hand && !Array.isArray(hand) ? html`<${Backs} key=${heistOf(seen)?.number} count=${hand.count} />` : html`<span class="backs"></span>`}
    </div>
    ${Marks && html`<${Marks} seen=${seen} seat=${seat} />`}
    <div class="seat__chips" aria-hidden="true">
      ${COLOURS.map((colour) => html`<${Slot} key=${colour} seat=${seat} colour=${colour} stars=${held[colour]} seen=${seen} />`)}
    </div>
  </li>`;
}

/**
 * A place for one chip of a seat.
 * @param {{seat: number, colour: import("./look.js").Colour, stars: number, seen: Seen}} props
 */
export function Slot({ seat, colour, stars, seen }) {
  return html`<span class=${`slot slot--${colour} ${isGone(seen, colour) ? "is-gone" : ""}`} data-place=${`${seat}-${colour}`}>
    ${stars > 0 && html`<${Chip} colour=${colour} stars=${stars} isBlack=${isBlack(seen, colour, stars)} />`}
  </span>`;
}

/** Who has said yes to what is being waited for. @param {Seen} seen @returns {number[]} */
export function agreed(seen) {
  if (seen.type === "gang.seen_chips") return seen.talk.type === "proposal" ? seen.talk.agreed : seen.confirmed;
  if (seen.type === "gang.seen_passing") return seen.chosen;
  if (seen.type === "gang.seen_peeking") return seen.looked;
  return seen.type === "gang.seen_heist_over" ? seen.onward : [];
}
