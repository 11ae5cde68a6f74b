// The devices that are one person here: a code for another one, and the list.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { codeForDevice, codeOf, forgetDevice, myDevices } from "../api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { linkTo } from "../links.js";
import { CopyField } from "../parts/copy_field.js";
import { Wrong } from "../parts/fields.js";
import { QrPicture } from "../parts/qr_picture.js";
import { AskFirst } from "./ask_first.js";

/** @typedef {import("../wire.d.ts").Devices["devices"][number]} Device */
/** @typedef {import("../wire.d.ts").DeviceCode} DeviceCode */
/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster}} props */
export function Devices({ roster }) {
  const devices = useSignal(/** @type {Device[]} */ ([]));
  const code = useSignal(/** @type {DeviceCode | null} */ (null));
  const asking = useSignal(/** @type {Device | null} */ (null));
  const wrong = useSignal("");
  /** @template T @param {() => Promise<T>} wish @param {(answer: T) => void} then */
  const attempt = async (wish, then) => {
    wrong.value = "";
    await wish().then(then, (fault) => (wrong.value = codeOf(fault)));
  };
  useEffect(() => void attempt(myDevices, (answer) => (devices.value = answer.devices)), []);
  const about = asking.value;
  /** @param {Device} device */
  const forget = (device) => attempt(() => forgetDevice(device.id), (answer) => {
    asking.value = null;
    devices.value = answer.devices;
    if (device.this) location.assign("/");
  });

  return html`<h3>${t("devices.title")}</h3>
    ${about
      ? html`<${AskFirst} text=${t(about.this ? "devices.forget.this" : "devices.forget.sure", { name: deviceName(about) })} yes=${t("devices.forget")}
          onYes=${() => forget(about)} onNo=${() => (asking.value = null)} />`
      : html`<ul class="devices">
          ${devices.value.map((device) => html`<li key=${device.id} class="device">
            <span class="device__name">${deviceName(device)} <small>${device.this ? t("devices.this") : ago(device.ago_s)}</small></span>
            <button class="button button--small" aria-label=${t("devices.forget.label", { name: deviceName(device) })} onClick=${() => (asking.value = device)}>${t("devices.forget")}</button>
          </li>`)}
        </ul>`}
    ${wrong.value && html`<${Wrong} id="devices-wrong">${t(`refused.${wrong.value}`)}<//>`}
    ${code.value
      ? html`<${NewCode} code=${code.value} roster=${roster} />`
      : html`<button class="button" onClick=${() => attempt(codeForDevice, (answer) => (code.value = answer))}>${t("devices.add")}</button>`}
    <p class="field__hint">${t("devices.hint")}</p>`;
}

/** @param {{code: DeviceCode, roster: Roster}} props */
function NewCode({ code, roster }) {
  const link = useSignal(`${location.origin}/t/${roster.table}`);
  useEffect(() => {
    linkTo(roster.table, roster.code).then((found) => (link.value = found));
  }, []);
  return html`<div class="new-code" role="status">
    <p>${t("devices.code")}</p>
    <div class="new-code__both">
      <div>
        <p class="big-code">${code.code}</p>
        <p class="field__hint">${t("devices.code.hint", { count: Math.round(code.expires_s / 60) })}</p>
      </div>
      <${QrPicture} table=${roster.table} device=${code.code} label=${t("devices.qr")} />
    </div>
    <${CopyField} label=${t("devices.link")} value=${`${link.value}?device=${code.code}`} />
  </div>`;
}

/** @param {Device} device */
function deviceName({ browser, system }) {
  return [browser, system].filter((one) => one !== "").join(" · ") || t("devices.program");
}

/** @param {number} seconds */
function ago(seconds) {
  const hours = Math.round(seconds / 3600);
  if (hours < 1) return t("devices.ago.now");
  return hours < 48 ? t("devices.ago.hours", { count: hours }) : t("devices.ago.days", { count: Math.round(hours / 24) });
}
