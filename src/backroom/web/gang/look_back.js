// A heist in ten seconds: what broke it, the true order, and where everybody stood by each colour.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Chip, chipName } from "../parts/chip.js";
import { Dialog } from "../parts/dialog.js";
import { forces } from "./forces.js";
import { handInFull } from "./hand_words.js";
import { COLOURS, ownSeat, seatName } from "./look.js";
import { pastOf } from "./looking_back.js";
import { firstBreak, holders, rows } from "./standing.js";

await more("back");

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {import("./standing.js").PastHeist} PastHeist */
/** @typedef {import("./standing.js").Row} Row */

/** @param {{seen: Seen, roster: Roster, onClose: () => void}} props  opens at the last heist */
export function LookBack({ seen, roster, onClose }) {
  const past = pastOf(seen);
  const chosen = useSignal(past.length - 1);
  const heist = past[chosen.value];
  if (!heist) return null;
  return html`<${Dialog} title=${t("back.title")} onClose=${onClose}>
    <div class="back">
      ${past.length > 1 && html`<${Heists} past=${past} at=${chosen.value} onChoose=${(/** @type {number} */ at) => (chosen.value = at)} />`}
      <p class=${`back__verdict ${heist.cracked ? "is-cracked" : "is-alarm"}`} aria-live="polite">${verdict(heist, seen, roster)}</p>
      ${(heist.challenges.length > 0 || heist.specialists.length > 0) && html`<p class="back__hint">${forces.value?.pastText(heist)}</p>`}
      <div class="back__board">${heist.board.map((card) => html`<${Card} key=${card} card=${card} />`)}</div>
      <${Standings} heist=${heist} seen=${seen} roster=${roster} />
      <p class="back__hint">${t("back.hint")}</p>
    </div>
  <//>`;
}

/** @param {{past: readonly PastHeist[], at: number, onChoose: (at: number) => void}} props */
function Heists({ past, at, onChoose }) {
  return html`<div class="back__heists" role="group" aria-label=${t("back.heists")}>
    ${past.map((heist, index) => html`<button key=${heist.number} type="button" class="button back__heist" aria-pressed=${index === at}
      aria-label=${t(heist.cracked ? "back.heist.cracked" : "back.heist.alarm", { count: heist.number })} onClick=${() => onChoose(index)}>
      ${heist.number}<i class=${`back__end ${heist.cracked ? "is-cracked" : "is-alarm"}`} aria-hidden="true"></i>
    </button>`)}
  </div>`;
}

/** What the break was, or that there was none. @param {PastHeist} heist @param {Seen} seen @param {Roster} roster */
function verdict(heist, seen, roster) {
  const stars = firstBreak(heist);
  if (stars === 0) return t("back.cracked");
  const [strong, weak] = [holders(heist, "red")[stars - 2] ?? 0, holders(heist, "red")[stars - 1] ?? 0];
  const [weaker, stronger] = [handOf(weak, heist, seen), handOf(strong, heist, seen)];
  return t("back.broke", { stars, weaker, stronger, weak: nameOf(weak, seen, roster), strong: nameOf(strong, seen, roster) });
}

/** In full while the showdown is on the table; of older heists only the category is kept. @param {number} seat @param {PastHeist} heist @param {Seen} seen */
function handOf(seat, heist, seen) {
  const shown = "shown" in seen && seen.heist.number === heist.number ? seen.shown.find((hand) => hand.seat === seat) : undefined;
  return shown ? handInFull(shown) : t(`category.${heist.categories[seat]}`);
}

/** @param {{heist: PastHeist, seen: Seen, roster: Roster}} props */
function Standings({ heist, seen, roster }) {
  const broken = firstBreak(heist);
  return html`<table class="back__table">
    <caption class="unseen">${t("back.table")}</caption>
    <thead><tr>
      <th scope="col" class="back__who">${t("back.hand")}</th>
      ${COLOURS.map((colour) => html`<th key=${colour} scope="col"><span class="back__dot"><i class=${`dot dot--${colour} is-past`} aria-hidden="true"></i></span><span class="unseen">${t(`round.${colour}`)}</span></th>`)}
      <th scope="col">${t("back.true")}</th>
    </tr></thead>
    <tbody>${rows(heist).map((row) => html`<tr key=${row.seat} class=${row.chips.red?.stars === broken ? "is-break" : ""}>
      <th scope="row" class="back__who"><${Hand} row=${row} heist=${heist} name=${nameOf(row.seat, seen, roster)} isYou=${row.seat === ownSeat(seen)} /></th>
      ${COLOURS.map((colour) => html`<${Stood} key=${colour} colour=${colour} stood=${row.chips[colour]} />`)}
      <td class="back__place">${row.from === row.to ? row.from : t("back.shared", { from: row.from, to: row.to })}</td>
    </tr>`)}</tbody>
  </table>`;
}

/** @param {{row: Row, heist: PastHeist, name: string, isYou: boolean}} props */
function Hand({ row, heist, name, isYou }) {
  return html`<span class="back__made">
    <span class="back__hole">${(heist.hands[row.seat] ?? []).map((card) => html`<${Card} key=${card} card=${card} />`)}</span>
    <span class=${`back__name ${isYou ? "is-you" : ""}`}>${name}</span>
    <span class="back__category">${t(`category.${heist.categories[row.seat]}`)}</span>
  </span>`;
}

/** A chip, and by how much it was off. @param {{colour: import("./look.js").Colour, stood: import("./standing.js").Stood | null}} props */
function Stood({ colour, stood }) {
  if (!stood) return html`<td></td>`;
  const { stars, off } = stood;
  const how = off === 0 ? t("back.fits") : t(off > 0 ? "back.high" : "back.low", { count: Math.abs(off) });
  return html`<td class=${off ? "is-off" : "is-right"}>
    <span class="unseen">${chipName(colour, stars)}, ${how}</span>
    <span class="back__chip" aria-hidden="true"><${Chip} colour=${colour} stars=${stars} />${off !== 0 && html`<b class="back__off">${off > 0 ? "+" : "−"}${Math.abs(off)}</b>`}</span>
  </td>`;
}

/** @param {number} seat @param {Seen} seen @param {Roster} roster */
function nameOf(seat, seen, roster) {
  return seat === ownSeat(seen) ? t("seat.you") : seatName(roster, seat);
}
