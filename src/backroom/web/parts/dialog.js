// A dialog: the browser's own, so the focus stays inside, Escape closes, and it comes back.

import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { refusalText } from "../lib/refusals.js";
import { t } from "../lib/words.js";
import { refused } from "../store.js";
import { Back, Cross } from "./icons.js";

/**
 * `onBack`: to the page of the dialog that this one came from.
 * @param {{title: string, onClose: () => void, onBack?: () => void,
 *   children: import("preact").ComponentChildren}} props
 */
export function Dialog({ title, onClose, onBack, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const opener = document.activeElement; // before anything in here takes the focus
    refused.value = null; // nothing that was asked for in here
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) dialog.current?.querySelector("h2")?.focus(); // another page
    isFirst.current = false;
    dialog.current?.scrollTo(0, 0);
  }, [title]);
  /** @param {MouseEvent} event */
  const closeOutside = (event) => {
    if (event.target === dialog.current) onClose();
  };
  return html`<dialog class="dialog" ref=${dialog} aria-labelledby="dialog-title" onClick=${closeOutside}
    onClose=${onClose}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      (onBack ?? onClose)();
    }}>
    <div class="dialog__sheet">
      <div class="dialog__head">
        ${onBack && html`<button class="button button--round" aria-label=${t("dialog.back")} onClick=${onBack}><${Back} /></button>`}
        <h2 id="dialog-title" tabindex="-1">${title}</h2>
        <button class="button button--round" aria-label=${t("dialog.close")} onClick=${onClose}><${Cross} /></button>
      </div>
      ${refused.value && html`<p key=${refused.value.id} class="wrong" role="alert">${refusalText(refused.value)}</p>`}
      ${children}
    </div>
  </dialog>`;
}
