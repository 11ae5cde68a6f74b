// The end of a game: how it went, once more, and the record.

import { useSignal } from "@preact/signals";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { listed, t } from "../lib/words.js";
import { SitDown, canSit } from "../room/watching.js";
import { playAgain } from "../table/seating.js";
import { forces } from "./forces.js";
import { ownSeat } from "./look.js";
import { lookBack } from "./looking_back.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Roster} Roster */

const RecordDialog = lazy(() => import("./record_dialog.js").then((found) => found.RecordDialog));

/** @param {Sight} sight */
export function GameOver({ seen, roster }) {
  const isRecordOpen = useSignal(false);
  if (seen.type !== "gang.seen_game_over") return null;
  const { vaults, alarms } = seen.score;
  return html`<p class=${`bar__verdict ${seen.won ? "is-cracked" : "is-alarm"}`}>
      ${t(seen.won ? "over.won" : "over.lost")}
      <small>${[t("over.vaults", { count: vaults }), t("over.alarms", { count: alarms }), forces.value?.missedText(seen)].filter(Boolean).join(" · ")}</small>
    </p>
    <${BackButton} seen=${seen} />
    <button type="button" class="button" aria-haspopup="dialog" onClick=${() => (isRecordOpen.value = true)}>${t("over.record")}</button>
    <${Rematch} seat=${ownSeat(seen)} roster=${roster} />
    ${isRecordOpen.value && html`<${RecordDialog} roster=${roster} onClose=${() => (isRecordOpen.value = false)} />`}`;
}

/** Where everybody stood, in ten seconds. @param {{seen: import("./look.js").Seen}} props */
export function BackButton({ seen }) {
  return html`<button key="back" type="button" class="button" aria-haspopup="dialog" onClick=${() => lookBack(seen)}>${t("over.back")}</button>`;
}

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
