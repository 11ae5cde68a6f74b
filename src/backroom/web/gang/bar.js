// The bar at the bottom: the one thing to do now, or what is being waited for.

import { coached } from "../lib/guide.js";
import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { Ring } from "../parts/ring.js";
import { Rematch } from "../room/rematch.js";
import { isBrokenOff } from "../room/standstill.js";
import { BackButton, GameOver } from "./game_over.js";
import { forces } from "./forces.js";
import { option, ownSeat, seatName, withoutChip } from "./look.js";
import { finish, reveal } from "./reveal.js";
import { agreed } from "./seats.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Send} Send */
/** @typedef {import("./look.js").Choice} Choice */

const OF_CARDS = new Set(["drawing", "redealing", "passing", "redrawing", "guessing"].map((phase) => `gang.seen_${phase}`));
const FEW = 2; // names that fit on the button

/** @param {Sight & {send: Send}} sight */
export function Bar(sight) {
  const { seen, roster } = sight;
  if (isBrokenOff(seen, roster)) return html`<div class="bar"><${Rematch} seat=${ownSeat(seen)} roster=${roster} /></div>`;
  const { CardBar, endText } = forces.value ?? {};
  if (CardBar && hasCardBar(seen)) return html`<div class="bar"><${CardBar} ...${sight} /></div>`;
  switch (seen.type) {
    case "gang.seen_chips":
      return html`<div class="bar"><${Settle} ...${sight} /></div>`;
    case "gang.seen_peeking":
      return html`<div class="bar"><${Agree} ...${sight} choice=${option(seen, "gang.close_peek")} words=${t("bar.looked")} /></div>`;
    case "gang.seen_heist_over":
      return html`<div class="bar bar--end"><${HeistOver} ...${sight} why=${endText} /></div>`;
    case "gang.seen_game_over":
      return html`<div class="bar bar--end">${reveal.value.stage === "hands" ? html`<${Skip} />` : html`<${GameOver} ...${sight} />`}</div>`;
    default:
      return html`<div class="bar"><${Quiet} words=${t("bar.cards")} /></div>`;
  }
}

/** While chips are open: "I'm fine" only when all are held. @param {Sight & {send: Send}} sight */
function Settle(sight) {
  const { seen, roster } = sight;
  if (seen.type !== "gang.seen_chips") return null;
  const missing = withoutChip(seen, roster);
  if (missing.length === 0) {
    return html`<${Agree} ...${sight} choice=${option(seen, "gang.confirm")} words=${t("bar.fine")} />`;
  }
  const own = ownSeat(seen);
  if (own !== null && missing.includes(own)) return html`<${Quiet} words=${t("bar.take")} />`;
  return html`<${Quiet} words=${waitingFor(missing, roster)} />`;
}

/** @param {Sight & {send: Send, choice: Choice | undefined, words: string}} props */
function Agree({ seen, roster, clock, send, choice, words }) {
  const ring = html`<${Ring} clock=${clock} turn=${turnOf(seen)} />`;
  if (choice) {
    return html`<button key="act" type="button" class=${`button button--brass bar__act ${coached("act")}`} onClick=${() => send(choice)}>${ring}${words}</button>`;
  }
  const yes = agreed(seen);
  const missing = roster.seats.map((_, seat) => seat).filter((seat) => !yes.includes(seat));
  return html`<${Quiet} words=${waitingFor(missing, roster)}>${ring}<//>`;
}

/** @param {Sight & {send: Send, why?: (seen: import("../wire.d.ts").SeenHeistOver) => string}} sight */
function HeistOver({ why = plainWhy, ...sight }) {
  const { seen } = sight;
  if (seen.type !== "gang.seen_heist_over") return null;
  if (reveal.value.stage === "hands") return html`<${Skip} />`;
  return html`<p class=${`bar__verdict ${seen.cracked ? "is-cracked" : "is-alarm"} ${reveal.value.stage === "verdict" ? "is-early" : ""}`}>
      ${t(seen.cracked ? "verdict.cracked" : "verdict.alarm")}
      <small>${why(seen)}</small>
    </p>
    <${BackButton} seen=${seen} />
    <${Agree} ...${sight} choice=${option(seen, "gang.onward")} words=${t("bar.onward")} />`;
}

/** @param {{cracked: boolean}} seen */
function plainWhy({ cracked }) {
  return t(cracked ? "verdict.cracked.why" : "verdict.alarm.why");
}

/** Is it for a challenge or a specialist to say what is to do? @param {Sight["seen"]} seen */
function hasCardBar(seen) {
  if (seen.type === "gang.seen_chips") return seen.talk.type !== "quiet";
  return OF_CARDS.has(seen.type);
}

/** Seen enough: the rest at once. */
function Skip() {
  return html`<button key="skip" type="button" class="button bar__act" onClick=${finish}>${t("bar.skip")}</button>`;
}

/** @param {{words: string, children?: import("preact").ComponentChildren}} props */
function Quiet({ words, children }) {
  return html`<p key="quiet" class="bar__quiet">${children}<span>${words}</span></p>`;
}

/** @param {number[]} seats @param {Sight["roster"]} roster */
function waitingFor(seats, roster) {
  if (seats.length === 0) return t("bar.cards");
  if (seats.length > FEW) return t("bar.waiting.many", { count: seats.length });
  return t("bar.waiting", { who: listed(seats.map((seat) => seatName(roster, seat))) });
}

/** Changes with each move, and so starts the ring anew. @param {Sight["seen"]} seen */
function turnOf(seen) {
  return "heist" in seen ? `${seen.type} ${seen.heist.number} ${seen.heist.moved}` : "";
}
