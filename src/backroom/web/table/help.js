// How a heist goes, and the keys.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { more, t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";

await more("menu");

const RulesDialog = lazy(() => import("../learn/rules_dialog.js").then((found) => found.RulesDialog), "rules");

/** Keys, and the text of what they do. */
const KEYS = [
  ["1 … 6", "help.key.take"],
  ["0, ⌫", "help.key.back"],
  ["F, Enter", "help.key.fine"],
  ["Tab, ← →", "help.key.move"],
  ["T", "help.key.talk"],
  ["L", "help.key.back_look"],
  ["M", "help.key.sounds"],
  ["?", "help.key.help"],
  ["Esc", "help.key.close"],
];

/** @param {{onClose: () => void}} props */
export function Help({ onClose }) {
  const chapter = useSignal(/** @type {string | null} */ (null)); // of the rules
  if (chapter.value !== null) return html`<${RulesDialog} chapter=${chapter.value} onClose=${onClose} />`;
  return html`<${Dialog} title=${t("help.title")} onClose=${onClose}>
    <ol class="help__steps">${[1, 2, 3, 4, 5].map((step) => html`<li key=${step}>${t(`help.step.${step}`)}</li>`)}</ol>
    <div class="help__more">
      <button type="button" class="button" onClick=${() => (chapter.value = "")}>${t("rules.open")}</button>
      <button type="button" class="button" onClick=${() => (chapter.value = "hands")}>${t("rules.open.hands")}</button>
      <button type="button" class="button" onClick=${() => (chapter.value = "cards")}>${t("rules.open.cards")}</button>
    </div>
    <h3>${t("help.keys")}</h3>
    <dl class="help__keys">
      ${KEYS.map(([key, does]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(String(does))}</dd></div>`)}
    </dl>
  <//>`;
}
