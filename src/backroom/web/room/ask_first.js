// What cannot be undone asks first. The way back has the focus.

import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @param {{text: string, yes: string, no?: string, onYes: () => void, onNo: () => void}} props */
export function AskFirst({ text, yes, no = t("ask.no"), onYes, onNo }) {
  const back = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => back.current?.focus(), []);
  return html`<p id="ask-first">${text}</p>
    <div class="dialog__row">
      <button ref=${back} class="button" aria-describedby="ask-first" onClick=${onNo}>${no}</button>
      <button class="button button--grave" onClick=${onYes}>${yes}</button>
    </div>`;
}
