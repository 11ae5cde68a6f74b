// The one thing that is asked of everybody: a name.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Wrong } from "./fields.js";

export const LONGEST_NAME = 24; // characters, as the server has it

/**
 * @param {{value: string, wrong: string, onInput: (value: string) => void}} props
 *   `wrong`: the code of a refusal, or ""
 */
export function NameField({ value, wrong, onInput }) {
  return html`<div class="name-field">
    <label class="unseen" for="name">${t("door.name")}</label>
    <input id="name" name="name" class="input" autocomplete="nickname" maxlength=${LONGEST_NAME}
      placeholder=${t("door.name")} value=${value} spellcheck=${false} enterkeyhint="go"
      aria-invalid=${wrong !== ""} aria-describedby=${wrong ? "name-wrong" : undefined}
      onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) =>
        onInput(event.currentTarget.value)} />
    ${wrong && html`<${Wrong} id="name-wrong">${t(`refused.${wrong}`)}<//>`}
  </div>`;
}

export function focusName() {
  document.getElementById("name")?.focus();
}
