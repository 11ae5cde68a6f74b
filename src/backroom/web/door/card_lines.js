// What can be set about cards beyond the mode: where new decks begin, how long a proposal is open,
// who names the rank. Only what matters in the chosen mode is shown.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Segments, Select } from "../parts/fields.js";
import { forceName, numberOf } from "../parts/force_card.js";
import { CHALLENGES, SPECIALISTS } from "../parts/force_icons.js";

/** @typedef {import("./table_options.js").Chosen} Chosen */
/** @typedef {{chosen: Chosen, set: (change: Partial<Chosen>) => void}} Fields */

const PROPOSAL_S = [15, 30, 45, 90, 180, 600];

/** @param {Fields} fields */
export function CardLines({ chosen, set }) {
  const { mode, specialists } = chosen;
  const isDrawn = mode !== "basic" && mode !== "custom" && chosen.deck_order === "printed";
  const hasSpecialists = mode === "intermediate" || mode === "advanced" || (mode === "custom" && specialists.length > 0);
  const hasMastermind = hasSpecialists && (mode !== "custom" || specialists.includes("mastermind"));
  return html`${isDrawn && html`<${First} field="first_challenge" cards=${CHALLENGES} chosen=${chosen} set=${set} />`}
    ${isDrawn && hasSpecialists && html`<${First} field="first_specialist" cards=${SPECIALISTS} chosen=${chosen} set=${set} />`}
    ${hasSpecialists && html`<div class="field"><${Select} label=${t("options.proposal_s")} value=${chosen.proposal_s}
        choices=${PROPOSAL_S.map((value) => ({ value, label: t("options.seconds", { count: value }) }))}
        onChange=${(/** @type {string} */ value) => set({ proposal_s: Number(value) })} />
      <p class="field__hint">${t("options.proposal_s.hint")}</p></div>`}
    ${hasMastermind && html`<${Segments} name="mastermind" label=${t("options.mastermind")} value=${chosen.mastermind}
      choices=${["own", "asked"].map((value) => ({ value, label: t(`options.mastermind.${value}`) }))}
      hint=${t(`options.mastermind.${chosen.mastermind}.hint`)}
      onChange=${(/** @type {Chosen["mastermind"]} */ mastermind) => set({ mastermind })} />`}`;
}

/** Rule G4.6 @param {Fields & {field: "first_challenge" | "first_specialist", cards: import("../parts/force_card.js").Force[]}} props */
function First({ field, cards, chosen, set }) {
  return html`<div class="field"><${Select} label=${t(`options.${field}`)} value=${chosen[field]}
      choices=${cards.map((card) => ({ value: numberOf(card), label: t("options.first", { number: numberOf(card), card: forceName(card) }) }))}
      onChange=${(/** @type {string} */ value) => set({ [field]: Number(value) })} />
    <p class="field__hint">${t("options.first.hint")}</p></div>`;
}
