// Before the first game: who is here, and how others come in.

import { useEffect } from "preact/hooks";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { t } from "../lib/words.js";
import { Head } from "./head.js";
import { Invitation } from "./invitation.js";
import { sit } from "./seating.js";
import { Sitters } from "./sitters.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster}} props */
export function Lobby({ roster }) {
  useEffect(() => {
    entitle(t("lobby.title"));
  }, []);
  const isSeated = typeof roster.you === "number";
  const free = roster.seats.filter((sitter) => sitter.type === "free").length;
  return html`<div class="lobby">
    <${Head} title=${t("lobby.title")} subtitle=${rulesInShort(roster)} roster=${roster} />
    <main class="lobby__main">
      <section class="lobby__seats" aria-labelledby="lobby-seats">
        <h2 id="lobby-seats">${t("lobby.seats")}</h2>
        <${Sitters} roster=${roster} />
        <p class="lobby__hint">${free > 0 ? t("lobby.free", { count: free }) : t("lobby.full")}</p>
        <div class="lobby__go">
          ${!isSeated && free > 0 && html`<button class="button button--brass" onClick=${() => sit(roster)}>${t("lobby.sit")}</button>`}
          ${roster.host && isSeated && html`<button class="button button--brass"
            onClick=${() => ask({ type: "start" })}>${t(free > 0 ? "lobby.start.bots" : "lobby.start")}</button>`}
          ${!roster.host && isSeated && html`<p class="lobby__wait">${t("lobby.wait")}</p>`}
        </div>
      </section>
      <${Invitation} roster=${roster} />
    </main>
  </div>`;
}

/** @param {Roster} roster */
function rulesInShort({ rules }) {
  const players = t("lobby.players", { count: rules.players });
  const ending = rules.ending === "instant" ? t("options.ending.instant") : t("options.ending.settle");
  return `${t("game.gang")} · ${players} · ${ending}`;
}
