// The cards in force, always in sight in a narrow strip; a tap opens one. The notes are at its end.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Countdown } from "../parts/countdown.js";
import { forceName, kindOf } from "../parts/force_card.js";
import { ForceIcon, Notepad } from "../parts/force_icons.js";
import { heistOf } from "./look.js";
import { areNotesOpen, openCard } from "./opened.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("../parts/force_card.js").Force} Force */

const NAMED = 3; // so many have room for their names

/** @param {Seen} seen @returns {Force[]} */
export function inForce({ score }) {
  return [...score.challenges, ...score.specialists];
}

/** Was it used in this heist? @param {Seen} seen @param {Force} card */
export function isUsed(seen, card) {
  return heistOf(seen)?.story.some((entry) => entry.type === "answered" && entry.specialist === card && entry.answer === "agreed") ?? false;
}

/** Must this viewer wait before the next proposal? @param {Seen} seen */
export function mustWait(seen) {
  return heistOf(seen)?.waits.some(({ seat }) => seat === seen.viewer) ?? false;
}

/** @param {{seen: Seen, clock: import("./look.js").Clock}} props */
export function Strip({ seen, clock }) {
  const cards = inForce(seen);
  const notes = heistOf(seen)?.story.length ?? 0;
  const isBarred = mustWait(seen);
  return html`<div class=${`strip ${cards.length > NAMED ? "strip--many" : ""}`} role="group" aria-label=${t("force.label")}>
    ${cards.map((card) => html`<${Label} key=${card} card=${card} isUsed=${isUsed(seen, card)} />`)}
    ${(notes > 0 || isBarred) && html`<div class="strip__end">
      ${isBarred && html`<span class="strip__wait" role="timer" title=${t("propose.wait")}><${Countdown} at=${clock.propose_at} words=${(/** @type {number} */ count) => t("propose.seconds", { count })} /></span>`}
      ${notes > 0 && html`<button type="button" class="strip__notes" aria-haspopup="dialog" aria-label=${t("force.notes.count", { count: notes })}
        onClick=${() => (areNotesOpen.value = true)}><${Notepad} /><span aria-hidden="true">${notes}</span></button>`}
    </div>`}
  </div>`;
}

/** @param {{card: Force, isUsed: boolean}} props */
function Label({ card, isUsed: used }) {
  return html`<button type="button" class=${`strip__card strip__card--${kindOf(card)} ${used ? "is-used" : ""}`} aria-haspopup="dialog" title=${forceName(card)}
    onClick=${() => (openCard.value = card)}>
    <span class="strip__face"><${ForceIcon} card=${card} /><span class="strip__name">${forceName(card)}</span></span>
    ${used && html`<span class="unseen">, ${t("force.used")}</span>`}
  </button>`;
}
