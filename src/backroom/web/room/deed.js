// One thing that can be done, with a sentence on what it means.

import { html } from "../lib/html.js";

/**
 * `isOn`: it is so already. `note`: how it stands.
 * @param {{title: string, hint?: string, note?: string, isOn?: boolean, onDo: () => void}} props
 */
export function Deed({ title, hint, note, isOn, onDo }) {
  return html`<button class="deed" aria-pressed=${isOn} onClick=${onDo}>
    <span class="deed__title">${title}</span>
    ${note && html`<span class="deed__note">${note}</span>`}
    ${hint && html`<span class="deed__hint">${hint}</span>`}
  </button>`;
}
