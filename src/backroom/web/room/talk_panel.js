// Talk: what was said, ready phrases, and free text where it may be. Beside the game, not over it.

import { effect, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { keep, recall } from "../lib/memory.js";
import { more, t } from "../lib/words.js";
import { Cross } from "../parts/icons.js";
import { lines } from "../store.js";
import { gameName } from "../table/table_name.js";
import { ChatForm } from "./chat_form.js";
import { Phrases } from "./phrases.js";
import { isTalkOpen, lineText, speaker } from "./said_lines.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

await more("talk");

const NARROW = "(max-width: 899px)"; // here it lies over the game, and closes once something was said

/** @param {{table: Roster}} props */
export function TalkPanel({ table }) {
  const panel = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const game = gameName(table.rules);
  const hasRule = game !== "dice"; // where nothing is hidden all may be said
  const isRuleOpen = useSignal(hasRule && recall(ruleKey(game)) !== true); // until it was read
  const close = () => (isTalkOpen.value = false);
  const seen = () => {
    keep(ruleKey(game), true);
    isRuleOpen.value = false;
    /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector(".talk__ask"))?.focus();
  };
  useLayoutEffect(() => {
    // At once, not with the next frame: a key pressed meanwhile is no longer meant for the panel.
    const follow = effect(() => (isTalkOpen.value ? panel.current?.show() : panel.current?.close()));
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key === "Escape" && !document.querySelector("dialog:modal")) close();
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      follow();
    };
  }, []);
  const said = () => matchMedia(NARROW).matches && close();
  return html`<dialog class="talk" ref=${panel} aria-labelledby="talk-title">
    <div class="talk__head">
      <h2 id="talk-title">${t("talk.title")}</h2>
      ${hasRule && html`<button class="talk__ask" aria-expanded=${isRuleOpen.value} onClick=${() => (isRuleOpen.value = !isRuleOpen.value)}>${t("talk.rule.title")}</button>`}
      <button class="button button--round" aria-label=${t("dialog.close")} onClick=${close}><${Cross} /></button>
    </div>
    ${isRuleOpen.value && html`<${TalkRule} game=${game} onSeen=${seen} />`}
    <${Log} table=${table} />
    ${table.may_say && html`<${Phrases} roster=${table} onSaid=${said} />`}
    <${ChatForm} table=${table} />
  </dialog>`;
}

/** Rule G3. @param {{game: string, onSeen: () => void}} props */
function TalkRule({ game, onSeen }) {
  return html`<div class="talk__rule">
    <p>${t(`talk.rule.${game}.public`)}</p>
    <p>${t(`talk.rule.${game}.private`)}</p>
    <button class="button button--small" onClick=${onSeen}>${t("talk.rule.seen")}</button>
  </div>`;
}

/** @param {{table: Roster}} props */
function Log({ table }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines.value]);
  if (lines.value.length === 0) return html`<p class="talk__nothing">${t("talk.nothing")}</p>`;
  return html`<ol class="talk__log" ref=${list} tabindex="0" aria-label=${t("talk.log")}>
    ${lines.value.map((line, index) => html`<li key=${index} class=${line.by === table.you ? "is-you" : ""}>
      <bdi class="talk__who">${speaker(line, table)}</bdi> <bdi class="talk__text">${lineText(line, table)}</bdi>
    </li>`)}
  </ol>`;
}

/** Has this person seen the rule of that game? @param {string} game */
function ruleKey(game) {
  return `talk_rule ${game}`;
}
