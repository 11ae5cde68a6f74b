// Votes that others have opened: in sight until one has answered.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Cross } from "../parts/icons.js";
import { roster } from "../store.js";
import { keyOf, motionText, openBallots, standing, vote } from "./motions.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {import("../wire.d.ts").Ballot} Ballot */

export function Ballots() {
  const table = roster.value;
  if (!table || typeof table.you !== "number" || table.phase !== "playing") return null;
  const open = openBallots(table).filter(({ yours }) => !yours);
  return open.map((ballot) => html`<${OpenBallot} key=${keyOf(ballot.motion)} table=${table} ballot=${ballot} />`);
}

/** @param {{table: Roster, ballot: Ballot}} props */
function OpenBallot({ table, ballot }) {
  const isAway = useSignal(false);
  const text = t("ballot.asks", { what: motionText(table, ballot.motion) });
  useEffect(() => announce("ballot", text), [text]);
  if (isAway.value) return null;
  return html`<div class="notice notice--ballot" role="group" aria-label=${text}>
    <p>${text} <small>${standing(ballot, ballot.motion)}</small></p>
    <button class="button button--small" onClick=${() => vote(table, ballot.motion, true)}>${t("ballot.yes")}</button>
    <button class="button button--round" aria-label=${t("ballot.later")} onClick=${() => (isAway.value = true)}><${Cross} /></button>
  </div>`;
}
