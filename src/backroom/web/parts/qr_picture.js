// A link as a picture for the camera of a phone; nothing if it cannot be had.

import { useSignal } from "@preact/signals";
import { qrOf } from "../api.js";
import { html } from "../lib/html.js";

/** @param {{table: string, device?: string, label: string}} props  `device`: a device code */
export function QrPicture({ table, device, label }) {
  const isMissing = useSignal(false);
  return isMissing.value ? null : html`<img class="qr" src=${qrOf(table, device)} alt=${label} width="132" height="132"
    onError=${() => (isMissing.value = true)} />`;
}
