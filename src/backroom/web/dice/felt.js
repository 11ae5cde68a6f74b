// The middle of the table: what there is to beat, and the dice.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { MiniDice } from "../parts/die.js";
import { nameAt } from "../room/names.js";
import { boutOf, lying, toBeat } from "./look.js";
import { madeText } from "./made_words.js";
import { Results } from "./results.js";
import { ended, roll } from "./scene.js";
import { Standings } from "./standings.js";
import { Starting } from "./starting.js";
import { Tray } from "./tray.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function Felt(sight) {
  return html`<section class="dice-felt" aria-label=${t("dice.felt")}><${Middle} ...${sight} /></section>`;
}

/** Which of all: what is rolling, what has just ended, or what is asked now. @param {Sight} sight */
function Middle(sight) {
  const { seen } = sight;
  const [rolling, over] = [roll.value, ended.value];
  if (rolling?.cast.length || seen.type === "dice.seen_starting" || seen.type === "dice.seen_casting") return html`<${Starting} ...${sight} />`;
  if (!rolling && over?.cast.length) return html`<${Starting} ...${sight} />`;
  if (rolling || over || seen.type === "dice.seen_turn" || seen.type === "dice.seen_rolling") {
    return html`<${ToBeat} ...${sight} /><${Tray} ...${sight} /><${Next} ...${sight} />`;
  }
  if (seen.type === "dice.seen_break") return html`<${Results} ...${sight} /><${Next} ...${sight} />`;
  return html`<${Standings} ...${sight} />`;
}

/** @param {Sight} sight */
function ToBeat({ seen, roster }) {
  const best = toBeat(seen);
  const others = ("leaders" in seen ? seen.leaders.length : 0) - 1;
  const playOff = boutOf(seen)?.play_off ?? 0;
  return html`<div class=${`to-beat ${best ? "" : "to-beat--nothing"}`}>
    ${playOff > 0 && html`<p class="to-beat__play-off">${t("dice.play_off", { count: playOff })}</p>`}
    ${best
      ? html`<p class="to-beat__what"><${MiniDice} dice=${lying(best.throws)} /><b>${madeText(best.made)}</b></p>
        <p class="to-beat__who"><span>${t("dice.to_beat")}</span> ${others > 0 ? t("dice.to_beat.shared", { who: nameAt(roster, best.seat), count: others }) : nameAt(roster, best.seat)}, ${t("dice.points", { count: best.made.points })}</p>`
      : html`<p class="to-beat__what">${"leaders" in seen && t("dice.to_beat.nothing")}</p>`}
  </div>`;
}

/** @param {Sight} sight */
function Next({ seen, roster }) {
  const [next] = seen.next_starter;
  return html`<p class="next-starter">${next === undefined ? "" : t("dice.next_starter", { who: nameAt(roster, next) })}</p>`;
}
