// What is opened over the table of Crash: the sheet, the own layout beside the best, the record.

import { signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { t } from "../lib/words.js";
import { analysisOf } from "./analysis.js";
import { pastOf } from "./reveal.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {"" | "sheet" | "analysis" | "record"} Opened */

export const opened = signal(/** @type {Opened} */ (""));

const Sheet = lazy(() => import("./sheet.js").then((found) => found.Sheet), "crash_sheet");
const AnalysisDialog = lazy(() => import("./analysis_dialog.js").then((found) => found.AnalysisDialog), "crash_sheet");
const RecordDialog = lazy(() => import("../room/record_dialog.js").then((found) => found.RecordDialog));

export function close() {
  opened.value = "";
}

/** @param {Pick<Sight, "seen" | "roster">} sight */
export function Dialogs({ seen, roster }) {
  switch (opened.value) {
    case "sheet":
      return html`<${Sheet} seen=${seen} roster=${roster} onClose=${close} />`;
    case "analysis":
      return html`<${AnalysisDialog} seen=${seen} roster=${roster} onClose=${close} />`;
    case "record":
      return html`<${RecordDialog} roster=${roster} onClose=${close} />`;
    default:
      return null;
  }
}

export function SheetButton() {
  return html`<${Opener} what="sheet" words=${t("crash.sheet")} keys="S" />`;
}

/** @param {{seen: Sight["seen"]}} props */
export function AnalysisButton({ seen }) {
  return analysisOf(seen) && html`<${Opener} what="analysis" words=${t("crash.analysis")} keys="L" />`;
}

/** @param {Sight["seen"]} seen */
export function openSheet(seen) {
  if (pastOf(seen).length > 0) opened.value = "sheet";
  return true;
}

/** @param {Sight["seen"]} seen */
export function openAnalysis(seen) {
  if (analysisOf(seen)) opened.value = "analysis";
  return true;
}

/** @param {{what: Opened, words: string, keys?: string}} props */
function Opener({ what, words, keys }) {
  return html`<button key=${what} type="button" class="button" aria-haspopup="dialog" aria-keyshortcuts=${keys} onClick=${() => (opened.value = what)}>${words}</button>`;
}
