// For those who watch: whether there is a seat for them, now or when the circle is over.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { SitDown, canSit } from "../room/watching.js";
import { isKept } from "../table/seating.js";

/** @param {{seen: import("./look.js").Seen, roster: import("./look.js").Roster}} props */
export function WatchingDice({ seen, roster }) {
  const isBetween = seen.type === "dice.seen_break" && seen.circle_over;
  const mayCome = roster.seats.some(isKept) || (isBetween && canSit(roster));
  return html`<p class="bar__quiet"><span>${t(isBetween ? "own.watching" : "dice.watching")}</span>
    ${mayCome && html`<${SitDown} roster=${roster} />`}</p>`;
}
