// Free text, where it may be written now; else the reason why not.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

const LONGEST = 200; // characters, as the server has it

/** @param {{table: Roster}} props */
export function ChatForm({ table }) {
  const text = useSignal("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  if (table.muted) return html`<p class="talk__why" role="status">${t("talk.muted")}</p>`;
  if (!table.may_chat) return html`<p class="talk__why">${t("talk.later")}</p>`;
  const isAmongWatchers = typeof table.you !== "number" && table.phase === "playing";
  const send = async () => {
    const wished = text.value;
    if (!wished.trim()) return field.current?.focus();
    text.value = "";
    if (!(await ask({ type: "chat", text: wished }))) text.value ||= wished;
  };
  return html`<form class="chat" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    send();
  }}>
    ${isAmongWatchers && html`<p id="chat-hint" class="talk__why">${t("talk.among_watchers")}</p>`}
    <div class="chat__row">
      <input class="input" name="chat" maxlength=${LONGEST} aria-label=${t("talk.write")} placeholder=${t("talk.write")} autocomplete="off"
        enterkeyhint="send" value=${text.value} ref=${field}
        aria-describedby=${isAmongWatchers ? "chat-hint" : undefined}
        onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => (text.value = event.currentTarget.value)} />
      <button class="button">${t("talk.send")}</button>
    </div>
  </form>`;
}
