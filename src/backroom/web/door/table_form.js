// The form of a new table: what friends choose, each with a sentence; the rest folded away.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Check, Segments, Select } from "../parts/fields.js";
import { CardLines } from "./card_lines.js";
import { ModeFields } from "./mode_fields.js";
import { remembered, settled } from "./table_options.js";

/** @typedef {import("./table_options.js").Chosen} Chosen */
/** @typedef {{chosen: Chosen, set: (change: Partial<Chosen>) => void}} Fields */

await more("door");

const LONGEST_NAME = 40; // characters, as the server has it
const UP_TO_9 = [1, 2, 3, 4, 5, 6, 7, 8, 9]; // vaults or alarms

/** @param {{isBusy: boolean, onOpen: (settled: import("./table_options.js").Settled) => void}} props */
export function TableForm({ isBusy, onOpen }) {
  const options = useSignal(remembered());
  const chosen = options.value;
  /** @param {Partial<Chosen>} change */
  const set = (change) => (options.value = { ...options.value, ...change });
  return html`<form class="panel table-form" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    onOpen(settled(chosen));
  }}>
    <div class="field">
      <label for="table-name">${t("options.name")}</label>
      <input id="table-name" class="input" maxlength=${LONGEST_NAME} value=${chosen.name} autocomplete="off" aria-describedby="table-name-hint"
        onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => set({ name: event.currentTarget.value })} />
      <p id="table-name-hint" class="field__hint">${t("options.name.hint")}</p>
    </div>
    <${Segments} name="players" label=${t("options.players")} value=${chosen.players}
      choices=${[2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }))}
      hint=${t(chosen.players === 2 ? "options.players.practice" : "options.players.hint")}
      onChange=${(/** @type {number} */ players) => set({ players })} />
    <${ModeFields} chosen=${chosen} set=${set} />
    <${Segments} name="public" label=${t("options.public")} value=${chosen.public ? "public" : "unlisted"}
      choices=${["unlisted", "public"].map((value) => ({ value, label: t(`options.public.${value}`) }))}
      hint=${t(`options.public.${chosen.public ? "public" : "unlisted"}.hint`)}
      onChange=${(/** @type {string} */ value) => set({ public: value === "public" })} />
    <${Few} field="talk" values=${["off", "phrases", "free"]} chosen=${chosen} set=${set} />
    <${Few} field="helper" values=${["off", "names", "odds"]} chosen=${chosen} set=${set} />
    <${Few} field="ending" values=${["settle", "instant"]} chosen=${chosen} set=${set} />
    <details class="more">
      <summary>${t("options.more")}</summary>
      <div class="more__fields"><${More} chosen=${chosen} set=${set} /></div>
    </details>
    <button class="button button--brass" aria-disabled=${isBusy}>${t("options.open")}</button>
  </form>`;
}

/** One of a few, with the sentence of the one that is chosen. @param {Fields & {field: "talk" | "helper" | "ending" | "level", values: string[]}} props */
function Few({ field, values, chosen, set }) {
  return html`<${Segments} name=${field} label=${t(`options.${field}`)} value=${chosen[field]}
    choices=${values.map((value) => ({ value, label: t(`options.${field}.${value}`) }))}
    hint=${t(`options.${field}.${chosen[field]}.hint`)}
    onChange=${(/** @type {string} */ value) => set({ [field]: value })} />`;
}

/** @param {Fields} fields */
function More({ chosen, set }) {
  return html`<${Few} field="level" values=${["rookie", "percentile"]} chosen=${chosen} set=${set} />
    ${chosen.ending === "settle" && html`<${Line} field="settle_s" values=${[0, 1, 2, 3, 5, 8, 15]} chosen=${chosen} set=${set}
      words=${(/** @type {number} */ value) => (value ? t("options.seconds", { count: value }) : t("options.settle_s.never"))} />`}
    <${Line} field="cool_down_s" values=${[0, 0.7, 1.5, 3]} chosen=${chosen} set=${set}
      words=${(/** @type {number} */ value) => (value ? t("options.seconds", { count: value }) : t("options.cool_down_s.none"))} />
    <${CardLines} chosen=${chosen} set=${set} />
    <${Line} field="vaults" values=${UP_TO_9} chosen=${chosen} set=${set} words=${String} />
    <${Line} field="alarms" values=${UP_TO_9} chosen=${chosen} set=${set} words=${String} />
    <div class="field"><${Check} label=${t("options.peek")} value=${chosen.peek === "always"}
      onChange=${(/** @type {boolean} */ on) => set({ peek: on ? "always" : "when_needed" })} />
      <p class="field__hint">${t("options.peek.hint")}</p></div>`;
}

/** @param {Fields & {field: "settle_s" | "cool_down_s" | "vaults" | "alarms", values: number[], words: (value: number) => string}} props */
function Line({ field, values, chosen, set, words }) {
  return html`<div class="field"><${Select} label=${t(`options.${field}`)} value=${chosen[field]}
      choices=${values.map((value) => ({ value, label: words(value) }))}
      onChange=${(/** @type {string} */ value) => set({ [field]: Number(value) })} />
    <p class="field__hint">${t(`options.${field}.hint`)}</p></div>`;
}
