// How the game of this table goes, and the keys.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { more, t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { gameName } from "./table_name.js";

await more("menu");

const RulesDialog = lazy(() => import("../learn/rules_dialog.js").then((found) => found.RulesDialog), "rules");

/** By game: how many steps it takes to tell, keys and what they do, chapters of the rules that are often asked for. */
const OF_GAME = {
  gang: {
    steps: 5,
    keys: [["1 … 6", "take"], ["0, ⌫", "back"], ["F, Enter", "button"], ["Tab, ← →", "move"], ["L", "look_back"]],
    chapters: ["hands", "cards"],
  },
  crash: {
    steps: 5,
    keys: [["1 … 4", "put"], ["0, ⌫", "out"], ["Tab, ← →", "move"], ["U", "undo"], ["R", "sort"], ["A", "suggest"], ["F, Enter", "button"], ["S", "sheet"], ["L", "look_back"]],
    chapters: ["hands", "scores"],
  },
  dice: {
    steps: 4,
    keys: [["1 … 5", "hold"], ["F, Enter", "button"], ["S", "stand"], ["L", "look_back"]],
    chapters: ["hands"],
  },
};
const KEYS = [["T", "talk"], ["M", "sounds"], ["?", "help"], ["Esc", "close"]]; // at every table

/** @param {{roster: import("../wire.d.ts").Roster, onClose: () => void}} props */
export function Help({ roster, onClose }) {
  const chapter = useSignal(/** @type {string | null} */ (null)); // of the rules
  const game = gameName(roster.rules);
  if (chapter.value !== null) return html`<${RulesDialog} game=${game} chapter=${chapter.value} onClose=${onClose} />`;
  const { steps, keys, chapters } = OF_GAME[game];
  return html`<${Dialog} title=${t("help.title")} onClose=${onClose}>
    <ol class="help__steps">${Array.from({ length: steps }, (_, step) => html`<li key=${step}>${t(`help.${game}.step.${step + 1}`)}</li>`)}</ol>
    <div class="help__more">
      <button type="button" class="button" onClick=${() => (chapter.value = "")}>${t("rules.open")}</button>
      ${chapters.map((name) => html`<button key=${name} type="button" class="button" onClick=${() => (chapter.value = name)}>${t(`help.${game}.chapter.${name}`)}</button>`)}
    </div>
    <h3>${t("help.keys")}</h3>
    <dl class="help__keys">
      ${keys.map(([key, does]) => html`<${Key} key=${key} name=${key} does=${t(`help.${game}.key.${does}`)} />`)}
      ${KEYS.map(([key, does]) => html`<${Key} key=${key} name=${key} does=${t(`help.key.${does}`)} />`)}
    </dl>
  <//>`;
}

/** @param {{name: string, does: string}} props */
function Key({ name, does }) {
  return html`<div><dt><kbd>${name}</kbd></dt><dd>${does}</dd></div>`;
}
