// Fields of the form of a new table: each with its words by its name, and a sentence.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Check, Segments, Select } from "../parts/fields.js";

/**
 * What a game's part of the form is given.
 * @template {object} C
 * @typedef {{chosen: C, set: (change: Partial<C>) => void}} Fields
 */

/**
 * One of a few, with the sentence of the one that is chosen. `words`: where they stand, if not at the field's name.
 * @template {object} C
 * @param {Fields<C> & {field: keyof C & string, values: (string | number)[], words?: string, hint?: string}} props
 */
export function Few({ field, values, words = field, hint, chosen, set }) {
  const value = /** @type {string | number} */ (chosen[field]);
  return html`<${Segments} name=${field} label=${t(`options.${field}`)} value=${value}
    choices=${values.map((one) => ({ value: one, label: typeof one === "number" ? String(one) : t(`options.${words}.${one}`) }))}
    hint=${hint ?? t(`options.${words}.${value}.hint`)}
    onChange=${(/** @type {string | number} */ chosen) => set(change(field, chosen))} />`;
}

/**
 * One of many numbers.
 * @template {object} C
 * @param {Fields<C> & {field: keyof C & string, values: number[], words: (value: number) => string, hint?: string}} props
 */
export function Line({ field, values, words, hint, chosen, set }) {
  return html`<div class="field"><${Select} label=${t(`options.${field}`)} value=${/** @type {number} */ (chosen[field])}
      choices=${values.map((value) => ({ value, label: words(value) }))}
      onChange=${(/** @type {string} */ value) => set(change(field, Number(value)))} />
    <p class="field__hint">${hint ?? t(`options.${field}.hint`)}</p></div>`;
}

/**
 * Yes or no.
 * @template {object} C
 * @param {Fields<C> & {field: keyof C & string}} props
 */
export function YesNo({ field, chosen, set }) {
  return html`<div class="field"><${Check} label=${t(`options.${field}`)} value=${chosen[field] === true}
      onChange=${(/** @type {boolean} */ on) => set(change(field, on))} />
    <p class="field__hint">${t(`options.${field}.hint`)}</p></div>`;
}

/** A time, in words. @param {number} value */
export function seconds(value) {
  return t("options.seconds", { count: value });
}

/** @template {object} C @param {keyof C & string} field @param {string | number | boolean} value @returns {Partial<C>} */
function change(field, value) {
  return /** @type {Partial<C>} */ ({ [field]: value });
}
