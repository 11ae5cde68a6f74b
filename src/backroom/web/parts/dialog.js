// A dialog: the browser's own, so the focus stays inside, Escape closes, and it comes back.

import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Cross } from "./icons.js";

/**
 * @param {{title: string, onClose: () => void, children: import("preact").ComponentChildren}} props
 */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  /** @param {MouseEvent} event */
  const closeOutside = (event) => {
    if (event.target === dialog.current) onClose();
  };
  return html`<dialog class="dialog" ref=${dialog} aria-labelledby="dialog-title" onClick=${closeOutside}
    onClose=${onClose}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}>
    <div class="dialog__sheet">
      <div class="dialog__head">
        <h2 id="dialog-title">${title}</h2>
        <button class="button button--round" aria-label=${t("dialog.close")} onClick=${onClose}><${Cross} /></button>
      </div>
      ${children}
    </div>
  </dialog>`;
}
