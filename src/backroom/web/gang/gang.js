// The table of The Gang, in every phase.

import { useEffect } from "preact/hooks";
import { ask } from "../commands.js";
import { guided, pointed } from "../lib/guide.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { entitle } from "../lib/title.js";
import { t } from "../lib/words.js";
import { Standstill } from "../room/standstill.js";
import { TalkButton } from "../room/talk.js";
import { Entering } from "../table/entering.js";
import { Head } from "../table/head.js";
import { Bar } from "./bar.js";
import { Felt } from "./felt.js";
import { useFlights } from "./flights.js";
import { useGangKeys } from "./keys.js";
import { forces, hasForces } from "./forces.js";
import { heistOf, ownSeat } from "./look.js";
import { LookBack, isLookingBack } from "./looking_back.js";
import { Own } from "./own.js";
import { reveal } from "./reveal.js";
import { Said } from "./said.js";
import { Score } from "./score.js";
import { Seats } from "./seats.js";
import { Showdown } from "./showdown.js";

export { hearGang } from "./news.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Choice} Choice */

const Coach = lazy(() => import("../learn/coach.js").then((found) => found.Coach), "coach");

/** @param {Choice} choice */
const act = (choice) => void ask({ type: "act", choice });

/** @param {Sight} sight */
export function Gang(sight) {
  return hasForces(sight.roster) ? html`<${Heist} ...${sight} />` : html`<${Entering} />`;
}

/** @param {Sight} sight */
function Heist(sight) {
  const { seen, roster } = sight;
  const heist = heistOf(seen);
  const number = heist?.number ?? seen.score.past.length + 1;
  const isOver = seen.type === "gang.seen_heist_over" || seen.type === "gang.seen_game_over";
  const isShown = isOver || seen.type === "gang.seen_guessing";
  useEffect(() => {
    entitle(t("gang.page", { count: number }));
  }, [number]);
  const isGuided = guided.value === roster.table && ownSeat(seen) !== null;
  useEffect(() => () => {
    isLookingBack.value = false;
    forces.value?.closeAll();
  }, []);
  const { Overlays, Strip, asksFirst, inForce } = forces.value ?? {};
  /** @param {Choice} choice */
  const send = (choice) => asksFirst?.(seen, choice) || act(choice);
  const cards = inForce?.(seen) ?? [];
  useGangKeys(sight, send);
  useFlights(seen);
  return html`<div class=${`table table--gang ${isShown ? "table--showdown" : ""} ${ownSeat(seen) === null ? "table--watched" : ""} ${isGuided ? "table--guided" : ""} ${cards.length ? "table--cards" : ""}`}
    data-coach=${pointed.value}>
    <${Head} title=${t("gang.heist", { count: number })} subtitle=${roster.options.name || t("game.gang")} roster=${roster}>
      <${Score} seen=${seen} rules=${roster.rules} isSecret=${isOver && reveal.value.stage === "hands"} />
    <//>
    ${isGuided && html`<div class="coach-place"><${Coach} seen=${seen} roster=${roster} /></div>`}
    <main class="table__main">
      ${Strip && cards.length > 0 && html`<${Strip} seen=${seen} clock=${sight.clock} />`}
      ${isShown
        ? html`<${Showdown} seen=${seen} roster=${roster} />`
        : html`<${Seats} ...${sight} /><${Felt} ...${sight} send=${send} />`}
      <${Standstill} seen=${seen} roster=${roster} />
    </main>
    <footer class="table__foot">
      ${!isShown && html`<${Said} ...${sight} /><${Own} ...${sight} send=${send} />`}
      <div class="table__act"><${TalkButton} roster=${roster} /><${Bar} ...${sight} send=${send} /></div>
    </footer>
    ${isLookingBack.value && html`<${LookBack} seen=${seen} roster=${roster} onClose=${() => (isLookingBack.value = false)} />`}
    ${Overlays && html`<${Overlays} ...${sight} send=${act} />`}
  </div>`;
}
