// A black chip stays where it is once taken: asked once before such a move.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { AskFirst } from "../room/ask_first.js";

/** @param {import("./look.js").Sight & {send: import("./look.js").Send, move: import("../wire.d.ts").Take, onClose: () => void}} props */
export function FinalMove({ send, move, onClose }) {
  return html`<${Dialog} title=${t("black.title")} onClose=${onClose}>
    <${AskFirst} text=${t("black.sure", { stars: move.stars })} yes=${t("black.yes")} onNo=${onClose} onYes=${() => {
      send(move);
      onClose();
    }} />
  <//>`;
}
