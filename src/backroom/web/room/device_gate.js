// Somebody came with a code of their other device. It is used only when they say so.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { codeOf, joinAsDevice } from "../api.js";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { more, t } from "../lib/words.js";
import { Wrong } from "../parts/fields.js";

await more("gate");

/** @param {{code: string, onDone: () => void}} props */
export function DeviceGate({ code, onDone }) {
  const wrong = useSignal("");
  useEffect(() => entitle(t("door.title")), []);
  const use = () => joinAsDevice(code).then(onDone, (fault) => (wrong.value = codeOf(fault)));
  return html`<main class="gate">
    <p class="logo">Back<i>room</i></p>
    <h1>${t("device.gate.title")}</h1>
    <p>${t("device.gate.lead", { code })}</p>
    <p>${t("device.gate.careful")}</p>
    ${wrong.value && html`<${Wrong} id="device-wrong">${t(`refused.${wrong.value}`)}<//>`}
    <div class="gate__form">
      <button class="button button--brass" onClick=${use}>${t("device.gate.use")}</button>
      <button class="button" onClick=${onDone}>${t("device.gate.not")}</button>
    </div>
  </main>`;
}
