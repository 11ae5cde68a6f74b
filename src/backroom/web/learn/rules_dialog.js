// The rules over a table, so that nobody has to leave it.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { RULES } from "./pages.js";

await more("learn");

/** @param {{game: import("./pages.js").Game, chapter?: string, onClose: () => void}} props */
export function RulesDialog({ game, chapter = "", onClose }) {
  return html`<${Dialog} title=${t(`rules.of.${game}`)} onClose=${onClose}><${RULES[game]} level="h3" at=${chapter} /><//>`;
}
