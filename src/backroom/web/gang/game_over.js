// The end of a game: how it went, once more, and the record.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { t } from "../lib/words.js";
import { Rematch } from "../room/rematch.js";
import { forces } from "./forces.js";
import { ownSeat } from "./look.js";
import { lookBack } from "./looking_back.js";

/** @typedef {import("./look.js").Sight} Sight */

const RecordDialog = lazy(() => import("../room/record_dialog.js").then((found) => found.RecordDialog));

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
