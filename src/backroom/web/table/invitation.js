// How others come to this table: a link, a picture of it for a camera, and a short code.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { linkTo } from "../links.js";
import { CopyField } from "../parts/copy_field.js";
import { QrPicture } from "../parts/qr_picture.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster}} props */
export function Invitation({ roster }) {
  const link = useSignal(`${location.origin}/t/${roster.table}`);
  useEffect(() => {
    linkTo(roster.table, roster.code).then((found) => (link.value = found));
  }, []);
  return html`<div class="invitation">
    <${CopyField} label=${t("invite.link")} value=${link.value} />
    <div class="invitation__both">
      <p class="invitation__code">${t("invite.code")} <strong>${roster.code}</strong></p>
      <${QrPicture} table=${roster.table} label=${t("invite.qr")} />
    </div>
    <p class="field__hint">${t(roster.options.public ? "invite.public" : "invite.unlisted")}</p>
  </div>`;
}
