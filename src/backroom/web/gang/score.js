// Vaults and alarms, always in sight; a tap looks back at how they came.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Alarm, Vault } from "../parts/icons.js";
import { lookBack, pastOf } from "./looking_back.js";

const FITS = 3; // pictures of each kind; more become a number

/**
 * @param {{seen: import("./look.js").Seen, rules: import("../wire.d.ts").Rules, isSecret: boolean}} props
 *   `isSecret`: the last heist is not counted yet, its hands are still being shown
 */
export function Score({ seen, rules, isSecret }) {
  const last = isSecret ? seen.score.past.at(-1) : undefined;
  const vaults = seen.score.vaults - (last?.cracked === true ? 1 : 0);
  const alarms = seen.score.alarms - (last?.cracked === false ? 1 : 0);
  const rows = html`<${Row} name="vaults" count=${vaults} of=${rules.vaults} picture=${(/** @type {boolean} */ on) => html`<${Vault} isOpen=${on} />`} />
    <${Row} name="alarms" count=${alarms} of=${rules.alarms} picture=${(/** @type {boolean} */ on) => html`<${Alarm} isRaised=${on} />`} />`;
  if (pastOf(seen).length === 0) return html`<div class="score">${rows}</div>`;
  return html`<button type="button" class="score score--past" aria-haspopup="dialog" onClick=${() => lookBack(seen)}>
    ${rows}<span class="unseen">${t("back.title")}</span>
  </button>`;
}

/** @param {{name: string, count: number, of: number, picture: (on: boolean) => import("preact").VNode}} props */
function Row({ name, count, of, picture }) {
  const label = t(`score.${name}`, { count, of });
  if (of > FITS) {
    return html`<div class="score__row" role="img" aria-label=${label}>
      ${picture(count > 0)}<span class="score__number" aria-hidden="true">${count}/${of}</span>
    </div>`;
  }
  return html`<div class=${`score__row score__row--${name}`} role="img" aria-label=${label}>
    ${Array.from({ length: of }, (_, index) => picture(index < count))}
  </div>`;
}
