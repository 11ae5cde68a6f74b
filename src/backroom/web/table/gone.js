// The server will not have this socket, and why.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { go } from "../route.js";

await more("gate");

/** Texts by closing code. @type {Record<number, string>} */
const WHY = { 4404: "gone.no_such_table", 4409: "gone.too_many_sockets", 4410: "gone.device_removed" };

/** @param {{code: number}} props */
export function Gone({ code }) {
  return html`<main class="gate">
    <p class="logo">Back<i>room</i></p>
    <h1>${t("gone.title")}</h1>
    <p>${t(WHY[code] ?? "refused.broken")}</p>
    <p><button class="button button--brass" onClick=${() => go("/")}>${t("gone.door")}</button></p>
  </main>`;
}
