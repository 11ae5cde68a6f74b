// The table of dice poker. Its screen is not there yet, and the page says so.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";

await more("dice");

export function Dice() {
  return html`<main class="waiting"><h1>${t("table.no_screen")}</h1></main>`;
}

export function hearDice() {}
