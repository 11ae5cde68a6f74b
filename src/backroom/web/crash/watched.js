// What those who watch see while hands are made: who is ready, and cards face down.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Backs } from "../parts/card.js";
import { Watching } from "../room/watching.js";
import { isDone, seatName } from "./look.js";

/** @param {{seen: import("./look.js").SeenArranging, roster: import("./look.js").Roster}} props */
export function Watched({ seen, roster }) {
  return html`<section class="felt felt--crash watched" aria-label=${t("crash.hands")}>
    <ul>${roster.seats.map((_, seat) => html`<li key=${seat} class=${isDone(seen, seat) ? "is-done" : ""}>
      <span class="watched__name">${seatName(roster, seat)}</span>
      <${Backs} count=${roster.rules.cards} />
      <small>${t(isDone(seen, seat) ? "crash.is.locked" : "crash.is.making")}</small>
    </li>`)}</ul>
    <${Watching} roster=${roster} />
  </section>`;
}
