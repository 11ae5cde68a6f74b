// Who comes, goes, and is host: told to those who listen, and what concerns oneself to those who look.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { roster } from "../store.js";
import { nameAt } from "./names.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {Roster["seats"][number]} Sitter */

const SHOWN_MS = 6000;

export function Comings() {
  const table = roster.value;
  const before = useRef(table);
  const said = useSignal("");
  useEffect(() => {
    const last = before.current;
    before.current = table;
    if (!last || !table || last.table !== table.table) return;
    table.seats.forEach((sitter, seat) => {
      const news = seat === table.you ? "" : newsOf(/** @type {Sitter} */ (last.seats[seat]), sitter);
      if (news) announce(`seat ${seat}`, t(`coming.${news}`, { who: nameAt(news === "left" ? last : table, seat), seat: seat + 1 }));
    });
    if (table.host && !last.host) said.value = t("coming.host");
    if (table.locked !== last.locked) announce("lock", t(table.locked ? "coming.locked" : "coming.unlocked"));
  }, [table]);
  useEffect(() => {
    if (!said.value) return undefined;
    announce("host", said.value);
    const timer = setTimeout(() => (said.value = ""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said.value]);
  return said.value && html`<p class="notice">${said.value}</p>`;
}

/** @param {Sitter} last @param {Sitter} now */
function newsOf(last, now) {
  if (now.type === "person" && last.type !== "person") return "sat";
  if (now.type !== "person" && last.type === "person") return "left";
  if (now.type === "person" && last.type === "person" && now.here !== last.here) return now.here ? "here" : "away";
  return "";
}
