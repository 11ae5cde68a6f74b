// The options of a new table.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { keep, recall } from "../lib/memory.js";
import { t } from "../lib/words.js";
import { Check, Segments, Select } from "../parts/fields.js";

/** @typedef {Pick<import("../wire.d.ts").Rules, "players" | "ending" | "settle_s" | "cool_down_s" |
 *   "helper" | "peek" | "vaults" | "alarms">} Options */

/** @type {Options} */
const DEFAULTS = {
  players: 4,
  ending: "settle",
  settle_s: 3,
  cool_down_s: 0.7,
  helper: "names",
  peek: "when_needed",
  vaults: 3,
  alarms: 3,
};
const KEY = "options";

/** @param {{isBusy: boolean, onOpen: (rules: Options) => void}} props */
export function TableForm({ isBusy, onOpen }) {
  const options = useSignal(remembered());
  const chosen = options.value;
  /** @param {Partial<Options>} change */
  const set = (change) => (options.value = { ...options.value, ...change });

  return html`<form class="panel table-form" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    keep(KEY, chosen);
    onOpen(chosen);
  }}>
    <${Segments} name="players" label=${t("options.players")} value=${chosen.players}
      choices=${[2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }))}
      hint=${t(chosen.players === 2 ? "options.players.practice" : "options.players.hint")}
      onChange=${(/** @type {number} */ players) => set({ players })} />
    <${Segments} name="ending" label=${t("options.ending")} value=${chosen.ending}
      choices=${["settle", "instant"].map((value) => ({ value, label: t(`options.ending.${value}`) }))}
      hint=${t(`options.ending.${chosen.ending}.hint`)}
      onChange=${(/** @type {Options["ending"]} */ ending) => set({ ending })} />
    <details class="more">
      <summary>${t("options.more")}</summary>
      ${chosen.ending === "settle" &&
      html`<${Select} label=${t("options.settle_s")} value=${chosen.settle_s}
        choices=${[0, 1, 2, 3, 5, 8, 15].map((value) => ({ value, label: settleLabel(value) }))}
        onChange=${(/** @type {string} */ value) => set({ settle_s: Number(value) })} />`}
      <${Select} label=${t("options.cool_down_s")} value=${chosen.cool_down_s}
        choices=${[0, 0.7, 1.5, 3].map((value) => ({ value, label: coolLabel(value) }))}
        onChange=${(/** @type {string} */ value) => set({ cool_down_s: Number(value) })} />
      <${Select} label=${t("options.vaults")} value=${chosen.vaults} choices=${counts()}
        onChange=${(/** @type {string} */ value) => set({ vaults: Number(value) })} />
      <${Select} label=${t("options.alarms")} value=${chosen.alarms} choices=${counts()}
        onChange=${(/** @type {string} */ value) => set({ alarms: Number(value) })} />
      <${Check} label=${t("options.helper")} value=${chosen.helper === "names"}
        onChange=${(/** @type {boolean} */ on) => set({ helper: on ? "names" : "off" })} />
      <${Check} label=${t("options.peek")} value=${chosen.peek === "always"}
        onChange=${(/** @type {boolean} */ on) => set({ peek: on ? "always" : "when_needed" })} />
    </details>
    <button class="button button--brass" aria-disabled=${isBusy}>${t("options.open")}</button>
  </form>`;
}

/** @returns {Options} */
function remembered() {
  return { ...DEFAULTS, .../** @type {Partial<Options> | null} */ (recall(KEY)) };
}

/** @param {number} seconds */
function settleLabel(seconds) {
  return seconds ? t("options.seconds", { count: seconds }) : t("options.settle_s.never");
}

/** @param {number} seconds */
function coolLabel(seconds) {
  return seconds ? t("options.seconds", { count: seconds }) : t("options.cool_down_s.none");
}

function counts() {
  return [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
}
