// What this device remembers: the look, the deck, what is heard, felt and moved.

import { html } from "../lib/html.js";
import { DECKS, MOTIONS, deck, motion, sounds, vibration } from "../lib/settings.js";
import { buzz, canBuzz } from "../lib/vibrate.js";
import { t } from "../lib/words.js";
import { play } from "../sound/sound.js";
import { Card } from "./card.js";
import { Dialog } from "./dialog.js";
import { Check, Segments } from "./fields.js";
import { ThemeField } from "./theme_field.js";

const SAMPLE = ["As", "Qh", "Kd", "Jc"]; // one of each suit

/** @param {{onClose: () => void}} props */
export function SettingsDialog({ onClose }) {
  return html`<${Dialog} title=${t("settings.title")} onClose=${onClose}><${Settings} /><//>`;
}

export function Settings() {
  return html`<div class="settings">
    <${ThemeField} />
    <${Segments} name="deck" label=${t("settings.deck")} value=${deck.value}
      choices=${DECKS.map((value) => ({ value, label: t(`settings.deck.${value}`) }))}
      onChange=${(/** @type {"four" | "two"} */ value) => (deck.value = value)} />
    <div class="settings__sample" aria-hidden="true">${SAMPLE.map((card) => html`<${Card} key=${card} card=${card} />`)}</div>
    <${Check} label=${t("settings.sounds")} value=${sounds.value} onChange=${setSounds} />
    ${canBuzz() && html`<${Check} label=${t("settings.vibration")} value=${vibration.value} onChange=${setVibration} />`}
    <${Segments} name="motion" label=${t("settings.motion")} value=${motion.value}
      choices=${MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
      onChange=${(/** @type {"system" | "calm"} */ value) => (motion.value = value)} />
    <p class="field__hint">${t("settings.hint")}</p>
  </div>`;
}

/** @param {boolean} on */
function setSounds(on) {
  sounds.value = on;
  play("chip");
}

/** @param {boolean} on */
function setVibration(on) {
  vibration.value = on;
  buzz(30);
}
