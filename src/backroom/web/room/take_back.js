// A bot plays in one's own seat: the way back, always in sight.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { roster } from "../store.js";
import { isKept, sit } from "../table/seating.js";

export function TakeBack() {
  const table = roster.value;
  if (!table || typeof table.you === "number") return null;
  const kept = table.seats.flatMap((sitter, seat) => (isKept(sitter) ? [seat] : []));
  const [seat] = kept;
  if (seat === undefined) return null;
  return html`<div class="notice notice--ballot" role="group" aria-label=${t("back.label")}>
    <p>${t("back.label")}</p>
    <button class="button button--brass button--small" onClick=${() => sit(table, kept.length > 1 ? "any" : seat)}>${t("back.take")}</button>
  </div>`;
}
