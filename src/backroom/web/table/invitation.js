// How others come to this table: a link and a short code.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { copyFrom } from "../lib/copy.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { linkTo } from "../links.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster}} props */
export function Invitation({ roster }) {
  const link = useSignal(`${location.origin}/t/${roster.table}`);
  const said = useSignal("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    linkTo(roster.table, roster.code).then((found) => (link.value = found));
  }, []);
  const copy = () => {
    if (field.current) said.value = t(copyFrom(field.current) ? "invite.copied" : "invite.selected");
  };
  return html`<section class="invitation" aria-labelledby="invite-title">
    <h2 id="invite-title">${t("invite.title")}</h2>
    <div class="invitation__row">
      <input ref=${field} class="input" readonly value=${link.value} aria-label=${t("invite.link")}
        onFocus=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => event.currentTarget.select()} />
      <button class="button" onClick=${copy}>${t("invite.copy")}</button>
    </div>
    <p class="invitation__said" role="status">${said.value}</p>
    <p class="invitation__code">${t("invite.code")} <strong>${roster.code}</strong></p>
  </section>`;
}
