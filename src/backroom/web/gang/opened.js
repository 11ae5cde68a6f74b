// What lies open over the table: a card in force, a choice, the notes, or the question before a move
// that cannot be undone. This is the pointer's; nothing of the game is kept here.

import { signal } from "@preact/signals";
import { lazy } from "../lib/lazy.js";

/** @typedef {import("../parts/force_card.js").Force} Force */
/** @typedef {import("../wire.d.ts").Take} Take */

export const openCard = signal(/** @type {Force | null} */ (null));
export const isChoosing = signal(false);
export const areNotesOpen = signal(false);
export const finalMove = signal(/** @type {Take | null} */ (null));

export const CardDialog = lazy(() => import("./card_dialog.js").then((found) => found.CardDialog));
export const ChoiceDialog = lazy(() => import("./choice_dialog.js").then((found) => found.ChoiceDialog));
export const Notes = lazy(() => import("./notes.js").then((found) => found.Notes));
export const FinalMove = lazy(() => import("./final_move.js").then((found) => found.FinalMove));

export function closeAll() {
  openCard.value = finalMove.value = null;
  isChoosing.value = areNotesOpen.value = false;
}
