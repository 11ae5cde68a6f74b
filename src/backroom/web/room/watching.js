// Where one's own hand would be, for those who watch.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { isOpen } from "../table/seating.js";
import { SeatsPage } from "./seats_page.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster}} props */
export function Watching({ roster }) {
  return html`<div class="own own--watching">
    <p>${t("own.watching")}</p>
    <${SitDown} roster=${roster} />
  </div>`;
}

/** Is there a seat to ask for? @param {Roster} roster */
export function canSit(roster) {
  return roster.seats.some((sitter) => isOpen(roster, sitter));
}

/** A seat is chosen from those that are open. @param {{roster: Roster}} props */
export function SitDown({ roster }) {
  const isChoosing = useSignal(false);
  const close = () => (isChoosing.value = false);
  if (!canSit(roster)) return null;
  return html`<button class="button button--small" aria-haspopup="dialog" onClick=${() => (isChoosing.value = true)}>${t("watching.sit")}</button>
    ${isChoosing.value && html`<${Dialog} title=${t("watching.choose")} onClose=${close}>
      <${SeatsPage} roster=${{ ...roster, host: false }} onPoint=${() => {}} onSat=${close} />
    <//>`}`;
}
