// Fields of a form: one of a few, one of many, yes or no.

import { html } from "../lib/html.js";

/** @typedef {import("preact").ComponentChildren} Children */

/**
 * One of a few, all in sight.
 * @template {string | number} T
 * @param {{name: string, label: string, value: T, choices: {value: T, label: string}[],
 *   hint?: string, onChange: (value: T) => void}} props
 */
export function Segments({ name, label, value, choices, hint, onChange }) {
  return html`<fieldset class="field segments">
    <legend>${label}</legend>
    <div class="segments__row">
      ${choices.map(
        (choice) => html`<label class="segments__one" key=${choice.value}>
          <input type="radio" name=${name} value=${choice.value}
            checked=${choice.value === value} onChange=${() => onChange(choice.value)} />
          <span>${choice.label}</span>
        </label>`,
      )}
    </div>
    ${hint && html`<p class="field__hint">${hint}</p>`}
  </fieldset>`;
}

/**
 * One of many.
 * @param {{label: string, value: number | string, choices: {value: number | string, label: string}[],
 *   onChange: (value: string) => void}} props
 */
export function Select({ label, value, choices, onChange }) {
  return html`<label class="field field--line">
    <span>${label}</span>
    <select value=${String(value)}
      onChange=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ event) =>
        onChange(event.currentTarget.value)}>
      ${choices.map(
        (choice) => html`<option key=${choice.value} value=${String(choice.value)}
          selected=${String(choice.value) === String(value)}>${choice.label}</option>`,
      )}
    </select>
  </label>`;
}

/** @param {{label: string, value: boolean, onChange: (value: boolean) => void}} props */
export function Check({ label, value, onChange }) {
  return html`<label class="field field--line">
    <span>${label}</span>
    <input type="checkbox" checked=${value}
      onChange=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) =>
        onChange(event.currentTarget.checked)} />
  </label>`;
}

/** @param {{id: string, children: Children}} props  a refusal, said where it happened */
export function Wrong({ id, children }) {
  return html`<p id=${id} class="wrong" role="alert">${children}</p>`;
}
