// The dialogs of cards in force, each fetched when it is first opened.

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { CardDialog, ChoiceDialog, FinalMove, Notes, areNotesOpen, finalMove, isChoosing, openCard } from "./opened.js";
import { due } from "./due.js";

/** @param {import("./look.js").Sight & {send: import("./look.js").Send}} sight */
export function Overlays(sight) {
  const isDue = due(sight.seen) !== null;
  useEffect(() => {
    if (!isDue) isChoosing.value = false; // the next choice is not opened by itself
  }, [isDue]);
  return html`
    ${openCard.value && html`<${CardDialog} ...${sight} card=${openCard.value} onClose=${() => (openCard.value = null)} />`}
    ${isChoosing.value && isDue && html`<${ChoiceDialog} ...${sight} onClose=${() => (isChoosing.value = false)} />`}
    ${areNotesOpen.value && html`<${Notes} ...${sight} onClose=${() => (areNotesOpen.value = false)} />`}
    ${finalMove.value && html`<${FinalMove} ...${sight} move=${finalMove.value} onClose=${() => (finalMove.value = null)} />`}`;
}
