// The table of Crash. Its screen is not there yet, and the page says so.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";

await more("crash");

export function Crash() {
  return html`<main class="waiting"><h1>${t("table.no_screen")}</h1></main>`;
}

export function hearCrash() {}
