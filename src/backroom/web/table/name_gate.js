// Somebody new came by a link: a name first.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Fault, beCalled, codeOf } from "../api.js";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { more, t } from "../lib/words.js";
import { NameField, focusName } from "../parts/name_field.js";

await more("gate");

/** @param {{onNamed: () => void}} props */
export function NameGate({ onNamed }) {
  const name = useSignal("");
  const wrong = useSignal("");
  useEffect(() => {
    entitle(t("door.title"));
    focusName();
  }, []);
  async function enter() {
    try {
      if (!name.value.trim()) throw new Fault("name_empty");
      await beCalled(name.value);
      onNamed();
    } catch (fault) {
      wrong.value = codeOf(fault);
      focusName();
    }
  }
  return html`<main class="gate">
    <p class="logo">Back<i>room</i></p>
    <h1>${t("gate.title")}</h1>
    <p>${t("gate.lead")}</p>
    <form class="gate__form" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      enter();
    }}>
      <${NameField} value=${name.value} wrong=${wrong.value}
        onInput=${(/** @type {string} */ typed) => (name.value = typed)} />
      <button class="button button--brass">${t("gate.go")}</button>
    </form>
  </main>`;
}
