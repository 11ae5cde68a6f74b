// Why nothing moves: a pause, or a game that was ended by a vote.

import { useEffect } from "preact/hooks";
import { ask } from "../commands.js";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {import("../wire.d.ts").Update["seen"]} Seen */

const ENDS = new Set(["gang.seen_game_over", "crash.seen_last_deal", "dice.seen_match_over"]);

/** Ended before its end. @param {Seen} seen @param {Roster} roster */
export function isBrokenOff(seen, roster) {
  return roster.phase === "over" && !ENDS.has(seen.type);
}

/** @param {{seen: Seen, roster: Roster}} props */
export function Standstill({ seen, roster }) {
  const why = roster.paused ? "paused" : isBrokenOff(seen, roster) ? "broken_off" : "";
  useEffect(() => {
    if (why) announce("standstill", t(`still.${why}`));
  }, [why]);
  if (!why) return null;
  const isSeated = typeof roster.you === "number";
  return html`<section class="still" aria-labelledby="still-title">
    <div class="still__sheet">
      <h2 id="still-title">${t(`still.${why}`)}</h2>
      <p>${t(`still.${why}.hint`)}</p>
      ${roster.paused && isSeated && html`<button class="button button--brass" onClick=${() => ask({ type: "resume" })}>${t("still.resume")}</button>`}
    </div>
  </section>`;
}
