// The bar at the bottom: what is to be done now, or who is being waited for.

import { unanswered } from "../commands.js";
import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { Ring } from "../parts/ring.js";
import { nameAt } from "../room/names.js";
import { Rematch } from "../room/rematch.js";
import { isBrokenOff } from "../room/standstill.js";
import { WatchingDice } from "./watching.js";
import { loose } from "./held.js";
import { awaited, option, ownSeat, throwOf } from "./look.js";
import { isRecordOpen } from "./opened.js";
import { ended, roll } from "./scene.js";

/** @typedef {import("./look.js").Sight & {send: import("./look.js").Send}} Sight */
/** @typedef {import("./look.js").Choice} Choice */

const FEW = 2; // names that fit

/** @param {Sight} sight */
export function Bar(sight) {
  const { seen, roster } = sight;
  const own = ownSeat(seen);
  if (isBrokenOff(seen, roster)) return html`<div class="bar"><${Rematch} seat=${own} roster=${roster} /></div>`;
  if (roll.value) return html`<div class="bar"><${Quiet} words=${t("dice.bar.rolling")} /></div>`;
  if (seen.type === "dice.seen_break" && ended.value) return html`<div class="bar"><${Quiet} words=${t("dice.bar.bank")} /></div>`;
  if (seen.type === "dice.seen_match_over") {
    return html`<div class="bar bar--dice">
      <button type="button" class="button" aria-haspopup="dialog" onClick=${() => (isRecordOpen.value = true)}>${t("over.record")}</button>
      <${Rematch} seat=${own} roster=${roster} />
    </div>`;
  }
  if (own === null) return html`<div class="bar"><${WatchingDice} seen=${seen} roster=${roster} /></div>`;
  return html`<div class="bar bar--dice"><${Own} ...${sight} /></div>`;
}

/** What the viewer may do. @param {Sight} sight */
function Own(sight) {
  const { seen } = sight;
  const start = option(seen, "dice.throw_start");
  if (start) return html`<${Act} ...${sight} choice=${() => start} words=${t("dice.bar.start")} />`;
  const onward = option(seen, "dice.go_on");
  if (onward) return html`<${Act} ...${sight} choice=${() => onward} words=${t(goOn(seen))} />`;
  return seen.type === "dice.seen_turn" && seen.options.length > 0 ? html`<${Turn} ...${sight} seen=${seen} />` : html`<${Waiting} ...${sight} />`;
}

/** @param {Sight & {seen: import("./look.js").SeenTurn}} sight */
function Turn(sight) {
  const { seen, send } = sight;
  const stand = option(seen, "dice.stand");
  const throws = () => throwOf(seen, loose(seen)); // those that are loose when it is pressed, drawn or not
  const count = loose(seen).length;
  if (stand && count === 0) return html`<${Act} ...${sight} choice=${() => stand} words=${t("dice.bar.stand")} keys="S" />`;
  return html`${stand && html`<button key="stand" type="button" class="button bar__stand" aria-keyshortcuts="S" aria-disabled=${isAsked() || undefined}
      onClick=${() => once(stand, send)}>${t("dice.bar.stand")}</button>`}
    <${Act} ...${sight} choice=${throws} words=${stand ? t("dice.bar.throw", { count }) : t("dice.bar.throw.first")} />`;
}

/** The button of the moment. @param {Sight & {choice: () => Choice | undefined, words: string, keys?: string}} props */
function Act({ seen, clock, send, choice, words, keys }) {
  return html`<button key="act" type="button" class="button button--brass bar__act" aria-keyshortcuts=${keys} aria-disabled=${isAsked() || undefined}
    onClick=${() => once(choice(), send)}><${Ring} clock=${clock} turn=${momentOf(seen)} />${words}</button>`;
}

/** @param {Sight} sight */
function Waiting({ seen, roster, clock }) {
  const seats = awaited(seen);
  const words = seats.length > FEW
    ? t("bar.waiting.many", { count: seats.length })
    : t("bar.waiting", { who: listed(seats.map((seat) => nameAt(roster, seat))) });
  return html`<${Quiet} words=${words}><${Ring} clock=${clock} turn=${momentOf(seen)} /><//>`;
}

/** @param {{words: string, children?: import("preact").ComponentChildren}} props */
function Quiet({ words, children }) {
  return html`<p key="quiet" class="bar__quiet">${children}<span>${words}</span></p>`;
}

/** A second tap before the answer asks for nothing. @param {Choice | undefined} choice @param {import("./look.js").Send} send */
function once(choice, send) {
  if (choice && !isAsked()) send(choice);
}

/** Was something asked for that is not answered yet? */
function isAsked() {
  return unanswered.value.some(({ command }) => command.type === "act");
}

/** @param {Sight["seen"]} seen */
function goOn({ type, ...rest }) {
  return type === "dice.seen_break" && "circle_over" in rest && rest.circle_over ? "dice.bar.next_circle" : "dice.bar.next_game";
}

/** Changes with each clock, and so starts the ring anew. @param {Sight["seen"]} seen */
function momentOf(seen) {
  const { games, turns, draws } = seen.standing;
  return `${seen.type} ${games} ${turns} ${draws} ${"throws" in seen ? seen.throws.length : 0}`;
}
