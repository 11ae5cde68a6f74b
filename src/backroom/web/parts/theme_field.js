// Dark, light, or as the system has it.

import { html } from "../lib/html.js";
import { choose, theme } from "../lib/theme.js";
import { t } from "../lib/words.js";
import { Select } from "./fields.js";

/** @typedef {import("../lib/theme.js").Theme} Theme */

const THEMES = /** @type {Theme[]} */ (["system", "dark", "light"]);

export function ThemeField() {
  return html`<${Select}
    label=${t("theme.label")}
    value=${theme.value}
    choices=${THEMES.map((one) => ({ value: one, label: t(`theme.${one}`) }))}
    onChange=${(/** @type {Theme} */ chosen) => choose(chosen)}
  />`;
}
