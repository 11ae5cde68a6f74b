// A text to be copied, by button or by hand.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { copyFrom } from "../lib/copy.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @param {{label: string, value: string}} props */
export function CopyField({ label, value }) {
  const said = useSignal("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = () => {
    if (field.current) said.value = t(copyFrom(field.current) ? "invite.copied" : "invite.selected");
  };
  return html`<div class="copy">
    <div class="copy__row">
      <input ref=${field} class="input" readonly value=${value} aria-label=${label}
        onFocus=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => event.currentTarget.select()} />
      <button type="button" class="button" onClick=${copy}>${t("invite.copy")}</button>
    </div>
    <p class="copy__said" role="status">${said.value}</p>
  </div>`;
}
