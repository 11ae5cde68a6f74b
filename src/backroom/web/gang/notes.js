// What cards in force did in this heist, and what the viewer learned by them in private.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { heistOf } from "./look.js";
import { isPrivate, storyText } from "./story_words.js";

/** @param {import("./look.js").Sight & {onClose: () => void}} props */
export function Notes({ onClose, ...sight }) {
  const story = heistOf(sight.seen)?.story ?? [];
  return html`<${Dialog} title=${t("notes.title")} onClose=${onClose}>
    ${story.length === 0 && html`<p>${t("notes.nothing")}</p>`}
    <ol class="notes">${story.map((entry, index) => html`<li key=${index} class=${isPrivate(entry) ? "is-private" : ""}>
      <span class="notes__round"><i class=${`dot dot--${entry.round} is-past`} aria-hidden="true"></i>${t(`round.${entry.round}`)}</span>
      <span>${isPrivate(entry) && html`<b>${t("notes.only")}</b>`}${storyText(entry, sight)}</span>
    </li>`)}</ol>
    ${story.some(isPrivate) && html`<p class="field__hint">${t("notes.private")}</p>`}
  <//>`;
}
