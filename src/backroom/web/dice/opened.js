// What lies open over the table: the games so far, what the own turn was worth, the record.

import { signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { t } from "../lib/words.js";
import { analysis } from "../store.js";
import { Scales } from "./icons.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Seen} Seen */

export const areGamesOpen = signal(false);
const isAnalysisOpen = signal(false);
export const isRecordOpen = signal(false);

const GamesDialog = lazy(() => import("./games_dialog.js").then((found) => found.GamesDialog));
const AnalysisDialog = lazy(() => import("./analysis_dialog.js").then((found) => found.AnalysisDialog));
const RecordDialog = lazy(() => import("../room/record_dialog.js").then((found) => found.RecordDialog));

/** @param {Sight} sight */
export function Dialogs(sight) {
  const about = analysisOf(sight.seen);
  return html`
    ${areGamesOpen.value && html`<${GamesDialog} ...${sight} onClose=${() => (areGamesOpen.value = false)} />`}
    ${isAnalysisOpen.value && about && html`<${AnalysisDialog} about=${about} onClose=${() => (isAnalysisOpen.value = false)} />`}
    ${isRecordOpen.value && html`<${RecordDialog} roster=${sight.roster} onClose=${() => (isRecordOpen.value = false)} />`}`;
}

/** To what the own turn was worth, once that has been told. @param {{seen: Seen}} props */
export function AnalysisButton({ seen }) {
  if (!analysisOf(seen)) return null;
  return html`<button type="button" class="button button--look" aria-haspopup="dialog" aria-label=${t("dice.analysis.open")} title=${t("dice.analysis.open")}
    aria-keyshortcuts="L" onClick=${() => (isAnalysisOpen.value = true)}><${Scales} /></button>`;
}

/** Of the viewer's last turn in the game that is on the table. @param {Seen} seen */
function analysisOf(seen) {
  const about = analysis.value;
  return about?.type === "dice.analysis" && about.game === seen.standing.games ? about : null;
}

/** At the own turn if there is something to see, else at the games. @param {Seen} seen @returns {boolean} */
export function lookBack(seen) {
  if (analysisOf(seen)) isAnalysisOpen.value = true;
  else areGamesOpen.value = true;
  return true;
}

export function closeAll() {
  areGamesOpen.value = isAnalysisOpen.value = isRecordOpen.value = false;
}
