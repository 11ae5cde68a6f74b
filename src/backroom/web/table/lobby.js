// Before the first game: who is here, and how others come in.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { entitle } from "../lib/title.js";
import { t } from "../lib/words.js";
import { LockField } from "../room/seats_page.js";
import { TalkButton } from "../room/talk.js";
import { Head } from "./head.js";
import { Invitation } from "./invitation.js";
import { Menu } from "./later.js";
import { playAgain, sit } from "./seating.js";
import { Sitters } from "./sitters.js";
import { rulesInShort, tableName } from "./table_name.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

const ModeNote = lazy(() => import("../door/mode_note.js").then((found) => found.ModeNote));

/** @param {{roster: Roster}} props */
export function Lobby({ roster }) {
  const pointed = useSignal(/** @type {number | null} */ (null)); // the host looks at a seat
  const title = tableName(roster.options.name, roster.host_name);
  useEffect(() => {
    entitle(`${title} · Backroom`);
  }, [title]);
  const free = roster.seats.filter((sitter) => sitter.type === "free").length;
  return html`<div class="lobby">
    <${Head} title=${title} subtitle=${rulesInShort(roster.rules)} roster=${roster}><${TalkButton} roster=${roster} /><//>
    <main class="lobby__main">
      <section class="lobby__seats" aria-labelledby="lobby-seats">
        <h2 id="lobby-seats">${t("lobby.seats")}</h2>
        <${Sitters} roster=${roster} onPoint=${(/** @type {number} */ seat) => (pointed.value = seat)} />
        <p class="lobby__hint">${hint(roster, free)}</p>
        ${roster.rules.type === "gang.rules" && roster.rules.mode !== "basic" && html`<${ModeNote} rules=${roster.rules} />`}
        <div class="lobby__go"><${Go} roster=${roster} free=${free} /></div>
      </section>
      <section class="lobby__others" aria-labelledby="invite-title">
        <h2 id="invite-title">${t("invite.title")}</h2>
        <${Invitation} roster=${roster} />
        ${roster.host && html`<${LockField} roster=${roster} />`}
      </section>
    </main>
    ${pointed.value !== null && html`<${Menu} roster=${roster} first="seat" at=${pointed.value} onClose=${() => (pointed.value = null)} />`}
  </div>`;
}

/** The one thing to do now. @param {{roster: Roster, free: number}} props */
function Go({ roster, free }) {
  const own = typeof roster.you === "number" ? roster.seats[roster.you] : undefined;
  const hasPeople = roster.seats.some((sitter) => sitter.type === "person");
  const start = html`<button key="start" class=${`button ${own ? "button--brass" : ""}`}
    onClick=${() => ask({ type: "start" })}>${t(free > 0 ? "lobby.start.bots" : "lobby.start")}</button>`;
  if (!own) {
    const canSit = free > 0 && !roster.locked;
    return html`${canSit && html`<button key="sit" class="button button--brass" onClick=${() => sit(roster)}>${t("lobby.sit")}</button>`}
      ${roster.host && hasPeople && start}
      ${!canSit && !roster.host && html`<p class="lobby__wait">${t("lobby.watch")}</p>`}`;
  }
  if (roster.host) return start;
  if (own.type === "person" && !own.ready) {
    return html`<button key="ready" class="button button--brass" onClick=${() => playAgain(roster)}>${t("lobby.ready")}</button>`;
  }
  return html`<p class="lobby__wait">${t("lobby.wait", { host: roster.host_name })}</p>`;
}

/** @param {Roster} roster @param {number} free */
function hint(roster, free) {
  if (roster.locked && !roster.host && typeof roster.you !== "number") return t("lock.is_on", { host: roster.host_name });
  return free > 0 ? t("lobby.free", { count: free }) : t("lobby.full");
}
