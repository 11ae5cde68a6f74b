// The bar at the bottom of Crash: the one thing to do now, or what is being waited for.

import { useSignal } from "@preact/signals";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { Rematch } from "../room/rematch.js";
import { isBrokenOff } from "../room/standstill.js";
import { cost } from "./analysis.js";
import { hands, isComplete, lock, unlock } from "./draft.js";
import { IN_HAND, isDone, option, ownSeat, seatName, waitedFor } from "./look.js";
import { AnalysisButton, SheetButton } from "./opened.js";
import { finish, reveal } from "./reveal.js";
import { pointsWords } from "./deal_words.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Send} Send */

const FEW = 2; // names that fit on the button

/** @param {Sight & {send: Send}} sight */
export function Bar(sight) {
  const { seen, roster } = sight;
  if (isBrokenOff(seen, roster)) return html`<div class="bar"><${Rematch} seat=${ownSeat(seen)} roster=${roster} /></div>`;
  switch (seen.type) {
    case "crash.seen_deciding":
    case "crash.seen_offering":
      return html`<div class="bar"><${Answer} key=${seen.deal.number} ...${sight} /></div>`;
    case "crash.seen_arranging":
      return html`<div class="bar"><${Lock} ...${sight} /></div>`;
    case "crash.seen_deal_over":
      return html`<div class="bar bar--end">${reveal.value.stage === "rest" ? html`<${DealOver} ...${sight} />` : html`<${Skip} />`}</div>`;
    case "crash.seen_last_deal":
      return html`<div class="bar bar--end">${reveal.value.stage === "rest" ? html`<${GameOver} ...${sight} />` : html`<${Skip} />`}</div>`;
    default:
      return html`<div class="bar"><${Quiet} words=${t("bar.cards")} /></div>`;
  }
}

/** Keep, or throw in, which cannot be undone and so is asked again. @param {Sight & {send: Send}} sight */
function Answer({ seen, roster, send }) {
  const isSure = useSignal(false);
  const keep = option(seen, "crash.keep");
  const swap = option(seen, "crash.swap");
  if (!keep || !swap) return html`<${Waiting} seen=${seen} roster=${roster} />`;
  const count = roster.rules.cards;
  if (isSure.value) {
    return html`<button key="no" type="button" class="button" onClick=${() => (isSure.value = false)}>${t("ask.no")}</button>
      <button key="yes" type="button" class="button button--grave bar__act" onClick=${() => send(swap)}>${t("crash.swap.sure", { count })}</button>`;
  }
  return html`<button key="swap" type="button" class="button bar__act bar__act--named" onClick=${() => (isSure.value = true)}>${t(seen.type === "crash.seen_deciding" ? "crash.swap" : "crash.take", { count })}</button>
    <button key="keep" type="button" class="button button--brass bar__act" onClick=${() => send(keep)}>${t("crash.keep")}</button>`;
}

/** @param {Sight} sight */
function Lock({ seen, roster }) {
  const own = ownSeat(seen);
  if (own === null) return html`<${Waiting} seen=${seen} roster=${roster} />`;
  if (isDone(seen, own)) {
    return html`<${Waiting} seen=${seen} roster=${roster} />
      <button key="unlock" type="button" class="button" onClick=${unlock}>${t("crash.unlock")}</button>`;
  }
  const isReady = isComplete.value;
  return html`<button key="lock" type="button" class=${`button bar__act ${isReady ? "button--brass" : "bar__act--early"}`} aria-disabled=${!isReady}
    onClick=${() => (isReady ? lock() : sayMissing())}>${isReady ? t("crash.lock") : missing()}</button>`;
}

/** Why the hands cannot be locked yet. */
function missing() {
  const at = hands.value.findIndex((hand) => hand.length < IN_HAND);
  return t("crash.lock.missing", { hand: at + 1, count: IN_HAND - (hands.value[at]?.length ?? 0) });
}

function sayMissing() {
  announce("move", missing());
}

/** @param {Sight & {send: Send}} sight */
function DealOver({ seen, roster, send }) {
  const result = seen.standing.past.at(-1);
  const onward = option(seen, "crash.next_deal");
  if (!result) return null;
  return html`<p class="bar__verdict">${pointsWords({ result, roster, own: ownSeat(seen) })}<small>${cost(seen)}</small></p>
    <${SheetButton} /><${AnalysisButton} seen=${seen} />
    ${onward
      ? html`<button key="next" type="button" class="button button--brass bar__act" onClick=${() => send(onward)}>${t("crash.next")}</button>`
      : html`<${Waiting} seen=${seen} roster=${roster} />`}`;
}

/** @param {Sight} sight */
function GameOver({ seen, roster }) {
  if (seen.type !== "crash.seen_last_deal") return null;
  const own = ownSeat(seen);
  return html`<p class="bar__verdict is-cracked">${winnersText(seen, roster)}<small>${cost(seen)}</small></p>
    <${SheetButton} /><${AnalysisButton} seen=${seen} />
    <${Rematch} seat=${own} roster=${roster} />`;
}

/** @param {import("../wire.d.ts").SeenLastDeal} seen @param {Sight["roster"]} roster */
export function winnersText({ winners, standing, viewer }, roster) {
  const own = typeof viewer === "number" ? viewer : null;
  const points = standing.points[winners[0] ?? 0] ?? 0;
  if (winners.length > 1) {
    const who = listed(winners.filter((seat) => seat !== own).map((seat) => seatName(roster, seat)));
    return t(own !== null && winners.includes(own) ? "crash.won.shared.you" : "crash.won.shared", { who, count: points });
  }
  return winners[0] === own ? t("crash.won.you", { count: points }) : t("crash.won", { who: seatName(roster, winners[0] ?? 0), count: points });
}

/** Seen enough: the rest at once. */
function Skip() {
  return html`<button key="skip" type="button" class="button bar__act" onClick=${finish}>${t("bar.skip")}</button>`;
}

/** @param {Pick<Sight, "seen" | "roster">} sight */
function Waiting({ seen, roster }) {
  const seats = waitedFor(seen, roster).filter((seat) => seat !== ownSeat(seen));
  if (seats.length === 0) return html`<${Quiet} words=${t("bar.cards")} />`;
  const words = seats.length > FEW ? t("bar.waiting.many", { count: seats.length }) : t("bar.waiting", { who: listed(seats.map((seat) => seatName(roster, seat))) });
  return html`<${Quiet} words=${words} />`;
}

/** @param {{words: string}} props */
function Quiet({ words }) {
  return html`<p key="quiet" class="bar__quiet"><span>${words}</span></p>`;
}
