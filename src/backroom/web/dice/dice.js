// The table of dice poker, in every phase.

import { useEffect } from "preact/hooks";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { more, t } from "../lib/words.js";
import { Standstill } from "../room/standstill.js";
import { TalkButton } from "../room/talk.js";
import { Head } from "../table/head.js";
import { AnalysisButton, Dialogs, closeAll } from "./opened.js";
import { Bank } from "./bank.js";
import { Bar } from "./bar.js";
import { Felt } from "./felt.js";
import { useDiceKeys } from "./keys.js";
import { boutOf, ownSeat } from "./look.js";
import { Said } from "./said.js";
import { forget, roll } from "./scene.js";
import { Seats } from "./seats.js";

export { hearDice } from "./news.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Choice} Choice */

await more("dice");

/** @param {Choice} choice */
const send = (choice) => void ask({ type: "act", choice });

/** @param {Sight} sight  while dice roll all but the bar is drawn from what was before them */
export function Dice(sight) {
  const seen = roll.value?.before ?? sight.seen;
  const { roster } = sight;
  const shown = { ...sight, seen };
  const title = titleOf(seen);
  useEffect(() => {
    entitle(t("dice.page", { title }));
  }, [title]);
  useEffect(() => () => {
    forget();
    closeAll();
  }, []);
  useDiceKeys(sight);
  return html`<div class=${`table table--dice ${ownSeat(seen) === null ? "table--watched" : ""}`}>
    <${Head} title=${title} subtitle=${circleText(seen, roster)} roster=${roster}><${Bank} seen=${seen} rules=${roster.rules} /><//>
    <main class="table__main dice-main">
      <${Seats} ...${shown} />
      <${Felt} ...${shown} />
      <${Standstill} seen=${sight.seen} roster=${roster} />
    </main>
    <footer class="table__foot">
      <${Said} ...${shown} />
      <div class="table__act"><${TalkButton} roster=${roster} /><${AnalysisButton} seen=${sight.seen} /><${Bar} ...${sight} send=${send} /></div>
    </footer>
    <${Dialogs} ...${sight} />
  </div>`;
}

/** @param {import("./look.js").Seen} seen */
function titleOf(seen) {
  const { games } = seen.standing;
  const playOff = boutOf(seen)?.play_off ?? 0;
  if (seen.type === "dice.seen_match_over") return t("dice.title.over");
  if (playOff > 0) return t("dice.title.play_off", { game: games, count: playOff });
  return seen.bouts.length === 0 ? t("dice.title.start") : t("dice.title.game", { game: games });
}

/** Where one is in the circle. @param {import("./look.js").Seen} seen @param {import("./look.js").Roster} roster */
function circleText({ standing, type }, { options, rules }) {
  const { circle, order, played } = standing;
  const isOver = type === "dice.seen_break" || type === "dice.seen_match_over";
  const at = Math.min(played + (isOver ? 0 : 1), order.length);
  const text = t("dice.circle", { circle, at, of: order.length });
  const where = rules.circles > 1 ? t("dice.circle.of", { circle, circles: rules.circles, at, of: order.length }) : text;
  return options.name ? `${options.name} · ${where}` : where;
}
