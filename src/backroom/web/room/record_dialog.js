// The finished game as text, and how to check that its shuffle was fair.

import { recordOf } from "../api.js";
import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { promiseWith } from "../promises.js";

await more("menu");

/** @param {{roster: import("../wire.d.ts").Roster, onClose: () => void}} props */
export function RecordDialog({ roster, onClose }) {
  const nonce = typeof roster.you === "number" ? roster.nonces[roster.you] : "";
  const kept = nonce ? promiseWith(nonce) : undefined;
  return html`<${Dialog} title=${t("record.title")} onClose=${onClose}>
    <p>${t("record.lead")}</p>
    <p><a class="button" href=${recordOf(roster.table, roster.number)} target="_blank" rel="noopener">${t("record.open")}</a></p>
    <h3>${t("record.verify")}</h3>
    ${kept
      ? html`<p>${t("record.kept")}</p>
          <pre class="record__command" tabindex="0">backroom verify FILE --commitment ${kept.commitment} --nonce ${kept.nonce}</pre>`
      : html`<p>${t("record.not_kept")}</p>`}
  <//>`;
}
