// How a heist goes, and the keys.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";

/** Keys, and the text of what they do. */
const KEYS = [
  ["1 … 6", "help.key.take"],
  ["0, ⌫", "help.key.back"],
  ["F, Enter", "help.key.fine"],
  ["Tab, ← →", "help.key.move"],
  ["T", "help.key.talk"],
  ["?", "help.key.help"],
  ["Esc", "help.key.close"],
];

/** @param {{onClose: () => void}} props */
export function Help({ onClose }) {
  return html`<${Dialog} title=${t("help.title")} onClose=${onClose}>
    <ol class="help__steps">${[1, 2, 3, 4, 5].map((step) => html`<li key=${step}>${t(`help.step.${step}`)}</li>`)}</ol>
    <h3>${t("help.keys")}</h3>
    <dl class="help__keys">
      ${KEYS.map(([key, does]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(String(does))}</dd></div>`)}
    </dl>
  <//>`;
}
