// The rules over a table, so that nobody has to leave it.

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Rules } from "./rules.js";

/** @param {{chapter?: string, onClose: () => void}} props */
export function RulesDialog({ chapter = "", onClose }) {
  useEffect(() => {
    if (chapter) document.getElementById(`${chapter}-title`)?.focus();
  }, []);
  return html`<${Dialog} title=${t("rules.title")} onClose=${onClose}><${Rules} level="h3" /><//>`;
}
