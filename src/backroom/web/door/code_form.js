// A short code that somebody was told.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @param {{isBusy: boolean, onCode: (code: string) => void}} props */
export function CodeForm({ isBusy, onCode }) {
  const code = useSignal("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  return html`<form class="panel code-form" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    if (code.value.trim()) onCode(code.value);
    else field.current?.focus();
  }}>
    <label for="code">${t("code.label")}</label>
    <div class="code-form__row">
      <input id="code" ref=${field} class="input input--code" value=${code.value} maxlength="40"
        autocomplete="off" autocapitalize="characters" spellcheck=${false} enterkeyhint="go"
        onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) =>
          (code.value = event.currentTarget.value)} />
      <button class="button button--brass" aria-disabled=${isBusy}>${t("code.go")}</button>
    </div>
  </form>`;
}
