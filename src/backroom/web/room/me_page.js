// Oneself: the name that others see, and the devices that share the seat.

import { useSignal } from "@preact/signals";
import { beCalled, codeOf } from "../api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { NameField } from "../parts/name_field.js";
import { ownName } from "../store.js";
import { Devices } from "./devices.js";

/** @param {{roster: import("../wire.d.ts").Roster}} props */
export function MePage({ roster }) {
  const name = useSignal(ownName.value);
  const wrong = useSignal("");
  const said = useSignal("");
  const save = async () => {
    wrong.value = said.value = "";
    try {
      const me = await beCalled(name.value);
      ownName.value = name.value = me.name;
      said.value = t("me.saved");
    } catch (fault) {
      wrong.value = codeOf(fault);
    }
  };
  return html`<form class="me__name" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      save();
    }}>
      <${NameField} value=${name.value} wrong=${wrong.value} onInput=${(/** @type {string} */ typed) => (name.value = typed)} />
      <button class="button">${t("me.save")}</button>
    </form>
    <p class="field__hint" role="status">${said.value || t("me.hint")}</p>
    <${Devices} roster=${roster} />`;
}
