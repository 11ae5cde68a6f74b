// The way to the talk: a button with what is unread, and the key T.

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { isTyping } from "../lib/keys.js";
import { lazy } from "../lib/lazy.js";
import { t } from "../lib/words.js";
import { Bubble } from "../parts/icons.js";
import { roster } from "../store.js";
import { isTalkOpen, openTalk, unread } from "./said_lines.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

const Panel = lazy(() => import("./talk_panel.js").then((found) => found.TalkPanel), "talk");

/** @param {{roster: Roster}} props */
export function TalkButton({ roster: table }) {
  if (table.options.talk === "off") return null;
  const count = unread.value;
  return html`<button class="button button--talk" aria-expanded=${isTalkOpen.value} aria-keyshortcuts="T"
    data-muted=${table.muted || undefined}
    aria-label=${table.muted ? t("talk.muted") : count > 0 ? t("talk.unread", { count }) : t("talk.title")}
    onClick=${() => (isTalkOpen.value ? (isTalkOpen.value = false) : openTalk())}>
    <${Bubble} />${count > 0 && html`<span class="talk-count">${Math.min(count, 99)}</span>`}
  </button>`;
}

/** Opens with the key T. */
export function Talk() {
  const table = roster.value;
  const isOff = !table || table.options.talk === "off";
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key.toLowerCase() !== "t" || isTyping(event) || isOff || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openTalk();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOff]);
  return isOff || !isTalkOpen.value ? null : html`<${Panel} table=${table} />`;
}
