// Until a table is here.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

export function Entering() {
  return html`<main class="waiting" aria-busy="true"><h1 class="unseen">${t("table.entering")}</h1></main>`;
}
