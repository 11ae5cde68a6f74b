// Is this person led through a first heist, at which table, and what is pointed at right now?

import { signal } from "@preact/signals";
import { keep, recall } from "./memory.js";

const KEY = "guide";
const known = recall(KEY);

/** The table of the guided heist; "" if there is none. */
export const guided = signal(typeof known === "string" ? known : "");

/** A part of the table: "act", "chip-2", "ladder" …; "" for none. */
export const pointed = signal("");

/** @param {string} table  "" ends the guide */
export function guideAt(table) {
  guided.value = table;
  keep(KEY, table);
  if (!table) pointed.value = "";
}

/** The class of a control that may be pointed at. @param {string} spot */
export function coached(spot) {
  return pointed.value === spot ? "is-coached" : "";
}
