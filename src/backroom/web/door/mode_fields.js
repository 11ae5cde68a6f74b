// Which cards change the heists of a new table: a mode, how new decks lie, or a set of one's own.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Segments, Select } from "../parts/fields.js";
import { forceName } from "../parts/force_card.js";
import { CHALLENGES, ForceIcon, SPECIALISTS } from "../parts/force_icons.js";
import { idle } from "./mode_note.js";

/** @typedef {import("./table_options.js").Chosen} Chosen */
/** @typedef {import("../parts/force_card.js").Force} Force */

await more("cards");

const MODES = /** @type {Chosen["mode"][]} */ (["basic", "intermediate", "advanced", "expert", "custom"]);
const ALARMS = { expert: 2, other: 3 }; // as printed

/** @param {{chosen: Chosen, set: (change: Partial<Chosen>) => void}} fields */
export function ModeFields({ chosen, set }) {
  const { mode } = chosen;
  /** @param {string} value */
  const choose = (value) => set({ mode: /** @type {Chosen["mode"]} */ (value), alarms: value === "expert" ? ALARMS.expert : ALARMS.other });
  return html`<div class="field"><${Select} label=${t("options.mode")} value=${mode}
      choices=${MODES.map((value) => ({ value, label: t(`options.mode.${value}`) }))} onChange=${choose} />
    <p class="field__hint">${t(`options.mode.${mode}.hint`)}</p></div>
    ${mode === "custom" && html`<${Picker} label=${t("options.challenges")} cards=${CHALLENGES} chosen=${chosen.challenges} onChange=${(/** @type {Chosen["challenges"]} */ challenges) => set({ challenges })} />
      <${Picker} label=${t("options.specialists")} cards=${SPECIALISTS} chosen=${chosen.specialists} onChange=${(/** @type {Chosen["specialists"]} */ specialists) => set({ specialists })} />
      ${idle(chosen.challenges).map((card) => html`<p key=${card} class="wrong" role="status">${t("options.void", { card: forceName(card) })}</p>`)}`}
    ${mode !== "custom" && mode !== "basic" && html`<${Segments} name="deck_order" label=${t("options.deck_order")} value=${chosen.deck_order}
      choices=${["printed", "shuffled"].map((value) => ({ value, label: t(`options.deck_order.${value}`) }))}
      hint=${t(`options.deck_order.${chosen.deck_order}.hint`)} onChange=${(/** @type {Chosen["deck_order"]} */ deck_order) => set({ deck_order })} />`}`;
}

/** @param {{label: string, cards: Force[], chosen: Force[], onChange: (chosen: Force[]) => void}} props */
function Picker({ label, cards, chosen, onChange }) {
  return html`<fieldset class="field picker">
    <legend>${label}</legend>
    ${cards.map((card) => html`<label key=${card} class="picker__one">
      <${ForceIcon} card=${card} />
      <span><strong>${forceName(card)}</strong> <small>${t(`force.short.${card}`)}</small></span>
      <input type="checkbox" name=${card} checked=${chosen.includes(card)}
        onChange=${() => onChange(cards.filter((one) => chosen.includes(one) !== (one === card)))} />
    </label>`)}
  </fieldset>`;
}
