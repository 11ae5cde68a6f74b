// Beside the cards: undo, sort, and the table's own suggestion; a word on how things lie.

import { html } from "../lib/html.js";
import { announce } from "../lib/announce.js";
import { t } from "../lib/words.js";
import { madeOf } from "./bench.js";
import { canUndo, isComplete, isSuggested, putInOrder, sort, suggest, turnSort, undo } from "./draft.js";
import { benchOf } from "./look.js";
import { isOutOfOrder } from "./moves.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Pick<Sight, "seen" | "roster"> & {isLocked: boolean}} props */
export function Tools({ seen, roster, isLocked }) {
  if (isLocked) return html`<div class="tools tools--locked"><p class="tools__said">${t("crash.locked.hint")}</p></div>`;
  return html`<div class="tools">
    <button type="button" class="button button--small" disabled=${!canUndo.value} aria-keyshortcuts="U" onClick=${takeBack}>${t("crash.undo")}</button>
    <button type="button" class="button button--small" aria-keyshortcuts="R" onClick=${sortAnew}>${t(`crash.sort.${sort.value}`)}</button>
    ${isOutOfOrder({ seen, roster })
      ? html`<button type="button" class="button button--small tools__wide is-wrong" onClick=${() => putInOrder((hand) => madeOf(seen, hand)?.strength ?? 0)}>${t("crash.order")}</button>`
      : html`<button type="button" class="button button--small tools__wide" aria-keyshortcuts="A" onClick=${() => arrangeForMe(seen)}>${t("crash.suggest")}</button>`}
  </div>`;
}

export function takeBack() {
  if (!canUndo.value) return;
  undo();
  announce("move", t("crash.news.undone"));
}

export function sortAnew() {
  turnSort();
  announce("sort", t(`crash.news.sort.${sort.value}`));
}

/** @param {Sight["seen"]} seen */
export function arrangeForMe(seen) {
  const bench = benchOf(seen);
  if (!bench) return;
  suggest(bench.best_first);
  announce("move", t("crash.suggested"));
}

/** What there is to say about the hands as they lie, or "". @param {Pick<Sight, "seen" | "roster">} sight */
export function remark(sight) {
  if (isOutOfOrder(sight)) return t("crash.order.wrong");
  if (isSuggested.value) return t("crash.suggested");
  const isKept = (benchOf(sight.seen)?.laid.length ?? 0) > 0;
  return isKept && !isComplete.value ? t("crash.kept") : "";
}
