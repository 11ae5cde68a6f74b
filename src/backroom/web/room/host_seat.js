// What a host can do about one seat: a page of a dialog.

import { useSignal } from "@preact/signals";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { gameName } from "../table/table_name.js";
import { AskFirst } from "./ask_first.js";
import { Deed } from "./deed.js";
import { levelHint, levelsOf } from "./levels.js";
import { nameAt } from "./names.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */

/** @param {{roster: Roster, seat: number, onDone: () => void}} props */
export function HostSeat({ roster, seat, onDone }) {
  const isAsking = useSignal(false);
  const sitter = roster.seats[seat];
  const name = nameAt(roster, seat);
  const isPlaying = roster.phase === "playing";
  const game = gameName(roster.rules);
  /** @param {import("../commands.js").Wish} wish */
  const act = async (wish) => (await ask(wish)) && onDone();
  if (!sitter) return null;
  if (isAsking.value) {
    return html`<${AskFirst} text=${t(isPlaying ? "host.remove.playing" : "host.remove.sure", { name })} yes=${t("host.remove")}
      onYes=${() => act({ type: "remove", seat })} onNo=${() => (isAsking.value = false)} />`;
  }
  if (sitter.type !== "person") {
    return html`<p>${t(sitter.type === "bot" ? "host.bot" : "host.free")}</p>
      <div class="deeds">
        ${levelsOf(game).map((level) => html`<${Deed} key=${level} title=${t(`level.${level}`)} hint=${levelHint(game, level)}
          isOn=${sitter.type === "bot" && sitter.level === level} onDo=${() => act({ type: "put_bot", seat, level })} />`)}
        ${sitter.type === "bot" && !isPlaying && html`<${Deed} title=${t("host.clear")} hint=${t("host.clear.hint")}
          onDo=${() => act({ type: "remove", seat })} />`}
      </div>`;
  }
  return html`<div class="deeds">
      <${Deed} title=${t("host.pass")} hint=${t("host.pass.hint", { name })} onDo=${() => act({ type: "pass_host", seat })} />
      ${isPlaying && html`<${Deed} title=${t("host.stand_in")} hint=${t("host.stand_in.hint", { name })} onDo=${() => act({ type: "stand_in", seat })} />`}
    </div>
    <div class="dialog__row dialog__row--end">
      <button class="button button--grave" onClick=${() => (isAsking.value = true)}>${t("host.remove")} …</button>
    </div>`;
}
