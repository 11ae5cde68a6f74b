// The five dice of a turn: thrown, held back by a tap, or locked.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Die } from "../parts/die.js";
import { nameAt } from "../room/names.js";
import { refuse } from "../store.js";
import { heldOf, mayHold, toggle } from "./held.js";
import { Padlock } from "./icons.js";
import { DICE, lying, ownSeat, seatInTurn } from "./look.js";
import { madeText } from "./made_words.js";
import { ended, roll } from "./scene.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Made} Made */
/** @typedef {import("./look.js").Result} Result */
/**
 * @typedef {object} Shown  what lies on the felt
 * @property {number} seat
 * @property {readonly number[]} dice  none before the first throw
 * @property {readonly number[]} rolling  places
 * @property {readonly number[]} locked  places
 * @property {number} throws  made
 * @property {Made | undefined} made
 * @property {boolean} isOver  the turn
 */

const THROWS = [1, 2, 3];

/** @param {Sight} sight */
export function Tray({ seen, roster }) {
  const shown = shownOf(seen);
  const isRolling = shown.rolling.length > 0;
  return html`<div class="tray" data-over=${shown.isOver || undefined}>
    <p class="tray__who">
      <b>${who(shown, seen, roster)}</b>
      <span class="tray__throws" role="img" aria-label=${t("dice.throws", { count: THROWS.length - shown.throws })}>
        ${THROWS.map((one) => html`<i key=${one} class=${one <= shown.throws ? "is-made" : ""}></i>`)}
      </span>
    </p>
    <div class="tray__dice" role="group" aria-label=${t("dice.tray")} aria-busy=${isRolling} onKeyDown=${walk}>
      ${DICE.map((place) => html`<${Place} key=${place} place=${place} shown=${shown} seen=${seen} />`)}
    </div>
    <${Caption} shown=${shown} seen=${seen} />
  </div>`;
}

/** @param {Seen} seen @returns {Shown} */
function shownOf(seen) {
  const thrown = roll.value?.thrown;
  if (thrown) {
    const before = seen.type === "dice.seen_turn" ? seen : null;
    const throws = (before?.throws.length ?? 0) + 1;
    return { seat: thrown.seat, dice: thrown.thrown.dice, rolling: thrown.thrown.again, locked: locks(before, thrown.thrown.again), throws, made: undefined, isOver: false };
  }
  const over = ended.value?.result;
  if (over) return { seat: over.seat, dice: lying(over.throws), rolling: [], locked: [], throws: over.throws.length, made: over.made, isOver: true };
  const rolling = seen.type === "dice.seen_rolling" ? seen.rolling : [];
  const { throws, locked, made } = seen.type === "dice.seen_turn" ? seen : { throws: "throws" in seen ? seen.throws : [], locked: [], made: [] };
  return { seat: seatInTurn(seen) ?? -1, dice: lying(throws), rolling, locked, throws: throws.length, made: made[0], isOver: false };
}

/** What is locked while dice roll: those left lying at the first re-throw. @param {import("./look.js").SeenTurn | null} before @param {readonly number[]} again */
function locks(before, again) {
  if (before === null || before.throws.length === 0) return [];
  return before.throws.length === 1 ? DICE.filter((place) => !again.includes(place)) : before.locked;
}

/** @param {{place: number, shown: Shown, seen: Seen}} props */
function Place({ place, shown, seen }) {
  const face = shown.dice[place] ?? 0;
  const isRolling = shown.rolling.includes(place);
  const isLocked = shown.locked.includes(place);
  const isHeld = heldOf(seen).includes(place) && !shown.isOver;
  const mark = `${isRolling ? "is-rolling" : ""} ${isLocked ? "is-locked" : ""} ${isHeld ? "is-held" : ""}`;
  const what = html`<span class="place-die__die"><${Die} key=${isRolling ? `roll ${shown.throws}` : "die"} face=${face} />${isLocked && html`<${Padlock} />`}</span>
    <span class="place-die__word" aria-hidden="true">${isLocked ? t("dice.locked") : isHeld ? t("dice.held") : ""}</span>`;
  const label = t(isLocked ? "dice.die.locked" : "dice.die", { place: place + 1, face: face === 0 ? t("dice.die.blank") : face });
  if (roll.value || shown.isOver || !mayHold(seen)) {
    return html`<span class=${`place-die ${mark}`} role="img" aria-label=${label}>${what}</span>`;
  }
  return html`<button type="button" class=${`place-die ${mark}`} aria-label=${label} aria-pressed=${isLocked ? undefined : isHeld}
    aria-disabled=${isLocked || undefined} onClick=${() => (isLocked ? refuse("locked_die") : toggle(seen, place))}>${what}</button>`;
}

/** What the dice make, and how that stands. @param {{shown: Shown, seen: Seen}} props */
function Caption({ shown, seen }) {
  const { made } = shown;
  if (!made) return html`<p class="tray__made"></p><p class="tray__hint">${hint(shown, seen)}</p>`;
  const against = !shown.isOver && seen.type === "dice.seen_turn" && seen.leaders.length > 0 ? seen.against : null;
  return html`<p class="tray__made">${madeText(made)}</p>
    <p class="tray__hint"><span>${t("dice.points", { count: made.points })}</span>${against && html` · <b class=${`is-${against}`}>${t(`dice.against.${against}`)}</b>`}</p>
    <p class="tray__hint">${hint(shown, seen)}</p>`;
}

/** @param {Shown} shown @param {Seen} seen */
function hint(shown, seen) {
  if (shown.rolling.length > 0 || shown.isOver) return "";
  if (mayHold(seen)) return t("dice.hint.hold");
  return seatInTurn(seen) !== null && seatInTurn(seen) === ownSeat(seen) ? t("dice.hint.throw") : "";
}

/** @param {Shown} shown @param {Seen} seen @param {import("./look.js").Roster} roster */
function who({ seat, isOver }, seen, roster) {
  const isYou = seat === ownSeat(seen);
  if (isOver) return isYou ? t("dice.result.you") : t("dice.result", { who: nameAt(roster, seat) });
  return isYou ? t("dice.turn.you") : t("dice.turn", { who: nameAt(roster, seat) });
}

/** Arrows walk along the dice. @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const dice = [...event.currentTarget.querySelectorAll("button")];
  const at = dice.findIndex((die) => die === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  dice[(at + step + dice.length) % dice.length]?.focus();
}
