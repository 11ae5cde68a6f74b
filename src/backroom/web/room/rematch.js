// After a game: another one with the same people.

import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { playAgain } from "../table/seating.js";
import { SitDown, canSit } from "./watching.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{seat: number | null, roster: Roster}} props */
export function Rematch({ seat, roster }) {
  const own = seat === null ? undefined : roster.seats[seat];
  if (own?.type !== "person") return canSit(roster) ? html`<${SitDown} roster=${roster} />` : html`<p class="bar__quiet"><span>${t("over.watching")}</span></p>`;
  if (!own.ready) {
    return html`<button key="again" type="button" class="button button--brass bar__act" onClick=${() => playAgain(roster)}>${t("over.again")}</button>`;
  }
  const waiting = roster.seats.flatMap((one) => (one.type === "person" && !one.ready ? [one.name] : []));
  if (roster.host) {
    const who = waiting.length > 1 ? t("over.others", { count: waiting.length }) : listed(waiting);
    return html`<button key="start" type="button" class="button bar__act bar__act--named" title=${listed(waiting)}
      onClick=${() => ask({ type: "start" })}>${t("over.start", { who })}</button>`;
  }
  return html`<p class="bar__quiet">${t("bar.waiting", { who: listed(waiting) })}</p>`;
}
