// The table of Crash, in every phase.

import { useEffect } from "preact/hooks";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { entitle } from "../lib/title.js";
import { more, t } from "../lib/words.js";
import { Standstill } from "../room/standstill.js";
import { TalkButton } from "../room/talk.js";
import { Head } from "../table/head.js";
import { Arrange } from "./arrange.js";
import { Bar } from "./bar.js";
import { ClockFace } from "./clock.js";
import { Exchange } from "./exchange.js";
import { useCrashKeys } from "./keys.js";
import { benchOf, dealNumber, isEnd } from "./look.js";
import { Dialogs, close } from "./opened.js";
import { People } from "./people.js";
import { Said } from "./said.js";
import { Watched } from "./watched.js";

export { hearCrash } from "./news.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Choice} Choice */

await more("crash");

const Showdown = lazy(() => import("./showdown.js").then((found) => found.Showdown), "crash_show");

/** @param {Choice} choice */
const send = (choice) => void ask({ type: "act", choice });

/** @param {Sight} sight */
export function Crash(sight) {
  const { seen, roster } = sight;
  const number = dealNumber(seen);
  useEffect(() => {
    entitle(t("crash.page", { count: number }));
  }, [number]);
  useEffect(() => close, []);
  useCrashKeys(sight);
  return html`<div class="table table--crash">
    <${Head} title=${t("crash.deal", { count: number })} subtitle=${about(roster)} roster=${roster}>
      <${ClockFace} seen=${seen} clock=${sight.clock} />
      <${People} seen=${seen} roster=${roster} />
    <//>
    <main class="table__main">
      <${Phase} ...${sight} />
      <${Standstill} seen=${seen} roster=${roster} />
    </main>
    <footer class="table__foot">
      ${!isEnd(seen) && html`<${Said} seen=${seen} roster=${roster} />`}
      <div class="table__act"><${TalkButton} roster=${roster} /><${Bar} ...${sight} send=${send} /></div>
    </footer>
    <${Dialogs} seen=${seen} roster=${roster} />
  </div>`;
}

/** @param {Sight} sight */
function Phase(sight) {
  const { seen, roster } = sight;
  if (isEnd(seen)) return html`<${Showdown} seen=${seen} roster=${roster} />`;
  if (benchOf(seen)) return html`<${Arrange} ...${sight} />`;
  if (seen.type === "crash.seen_arranging") return html`<${Watched} seen=${seen} roster=${roster} />`;
  return html`<${Exchange} ...${sight} />`;
}

/** @param {Sight["roster"]} roster */
function about({ options, rules }) {
  const target = t("crash.target", { count: rules.target });
  return options.name ? `${options.name} · ${target}` : target;
}
