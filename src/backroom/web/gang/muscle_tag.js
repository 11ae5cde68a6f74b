// The mark of a hand that Muscle lifts above its kind.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { ForceIcon } from "../parts/force_icons.js";

export function MuscleTag() {
  return html`<span class="rung__muscle" title=${t("rung.muscle.label")}><${ForceIcon} card="muscle" />${t("rung.muscle")}</span>`;
}
