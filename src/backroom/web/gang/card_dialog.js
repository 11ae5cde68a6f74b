// A card in force in full, and the way to use it: who, for Mastermind perhaps a rank, then propose.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Countdown } from "../parts/countdown.js";
import { Dialog } from "../parts/dialog.js";
import { Segments, Select } from "../parts/fields.js";
import { ForceCard, forceName, kindOf } from "../parts/force_card.js";
import { letterOf } from "./due.js";
import { others, ownSeat, seatName } from "./look.js";
import { isUsed, mustWait } from "./strip.js";

/** @typedef {import("./look.js").Sight & {send: import("./look.js").Send}} Sight */
/** @typedef {import("../parts/force_card.js").Force} Force */
/** @typedef {import("../wire.d.ts").Propose | import("../wire.d.ts").ProposeRank} Proposing */

/** @param {Sight & {card: Force, onClose: () => void}} props */
export function CardDialog({ card, onClose, ...sight }) {
  const ways = waysOf(sight.seen, card);
  return html`<${Dialog} title=${forceName(card)} onClose=${onClose}>
    <div class="force-page">
      <${ForceCard} card=${card} />
      <p>${t(`force.full.${card}`)}</p>
    </div>
    ${kindOf(card) === "specialist" && (ways.length > 0
      ? html`<${Use} ...${sight} ways=${ways} onClose=${onClose} />`
      : ownSeat(sight.seen) !== null && html`<p class="field__hint">${whyNot(sight, card)}</p>`)}
  <//>`;
}

/** @param {Sight & {ways: Proposing[], onClose: () => void}} props */
function Use({ seen, roster, send, ways, onClose }) {
  const own = ownSeat(seen) ?? 0;
  const user = useSignal(own);
  const ranks = ways.flatMap((way) => ("rank" in way && way.user === user.value ? [way.rank] : [])).reverse();
  const rank = useSignal(ranks[0] ?? 0);
  const way = ways.find((one) => one.user === user.value && (!("rank" in one) || one.rank === rank.value));
  const seats = [own, ...others(seen, roster)];
  return html`<form class="propose" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    if (way) send(way);
    onClose();
  }}>
    <${Segments} name="user" label=${t("propose.title")} value=${user.value} hint=${t("propose.hint")}
      choices=${seats.map((value) => ({ value, label: value === own ? t("propose.you") : seatName(roster, value) }))}
      onChange=${(/** @type {number} */ seat) => (user.value = seat)} />
    ${ranks.length > 0 && html`<${Select} label=${t("propose.rank")} value=${rank.value}
      choices=${ranks.map((value) => ({ value, label: t(`rank.${letterOf(value)}`) }))}
      onChange=${(/** @type {string} */ value) => (rank.value = Number(value))} />`}
    <button class="button button--brass">${user.value === own ? t("propose.go") : t("propose.go.for", { who: seatName(roster, user.value) })}</button>
  </form>`;
}

/** The proposals of this card that were offered. @param {Sight["seen"]} seen @param {Force} card @returns {Proposing[]} */
function waysOf(seen, card) {
  const options = "options" in seen ? seen.options : [];
  return /** @type {Proposing[]} */ (options.filter((one) => "specialist" in one && one.specialist === card));
}

/** Why it cannot be proposed now. @param {Sight} sight @param {Force} card */
function whyNot({ seen, clock }, card) {
  if (ITSELF.has(card)) return t("propose.itself");
  if (isUsed(seen, card)) return t("refused.used_already");
  if (seen.type !== "gang.seen_chips") return t("propose.later");
  if (seen.talk.type !== "quiet") return t("propose.open");
  if (!mustWait(seen)) return t("propose.later");
  return html`${t("propose.wait")} <${Countdown} at=${clock.propose_at} words=${(/** @type {number} */ count) => t("propose.in", { count })} />`;
}

const ITSELF = new Set(/** @type {Force[]} */ (["investor", "coordinator", "math_whiz", "con_artist"]));
