// What was said, as words, and what is made of a new line: a bubble, a mark, an announcement.

import { signal } from "@preact/signals";
import { announce } from "../lib/announce.js";
import { t } from "../lib/words.js";
import { roster } from "../store.js";
import { nameAt } from "./names.js";

/** @typedef {import("../store.js").Line} Line */
/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {{key: number, seat: number, text: string}} Shown  a bubble at a seat */

const SHOWN_MS = 6000;

export const isTalkOpen = signal(false);
export const unread = signal(0);
export const bubbles = signal(/** @type {Shown[]} */ ([]));

let last = 0;

/** @param {Line} line @param {boolean} isLive */
export function hearLine(line, isLive) {
  const table = roster.value;
  if (!table || (typeof line.by === "number" && line.by === table.you)) return isLive ? float(line) : undefined;
  if (!isTalkOpen.value) unread.value += 1;
  if (!isLive) return;
  announce(`line ${last}`, t("talk.announced", { who: speaker(line, table), text: lineText(line, table) }));
  float(line);
}

/** @param {Line} line @param {Roster} table */
export function lineText(line, table) {
  if (line.type === "written") return line.text;
  return t(`phrase.${line.phrase}`, { who: line.about === "nobody" ? "" : nameAt(table, line.about) });
}

/** Its name when it was said. @param {Line} line @param {Roster} table */
export function speaker(line, table) {
  if (typeof line.by !== "number") return t("talk.watcher", { name: line.name });
  const sitter = table.seats[line.by];
  return sitter?.type === "person" && sitter.name === line.name ? nameAt(table, line.by) : line.name;
}

export function openTalk() {
  isTalkOpen.value = true;
  unread.value = 0;
}

export function forgetTalk() {
  isTalkOpen.value = false;
  unread.value = 0;
  bubbles.value = [];
}

/** Over the seat for a short while; a newer one takes its place. @param {Line} line */
function float(line) {
  const table = roster.value;
  if (!table || typeof line.by !== "number") return;
  const shown = { key: (last += 1), seat: line.by, text: lineText(line, table) };
  bubbles.value = [...bubbles.value.filter(({ seat }) => seat !== shown.seat), shown];
  setTimeout(() => (bubbles.value = bubbles.value.filter((one) => one !== shown)), SHOWN_MS);
}
