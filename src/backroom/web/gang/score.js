// Vaults and alarms, always in sight.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Alarm, Vault } from "../parts/icons.js";

const FITS = 3; // pictures of each kind; more become a number

/**
 * @param {{seen: import("./look.js").Seen, rules: import("../wire.d.ts").Rules, isSecret: boolean}} props
 *   `isSecret`: the last heist is not counted yet, its hands are still being shown
 */
export function Score({ seen, rules, isSecret }) {
  const last = isSecret ? seen.score.past.at(-1) : undefined;
  const vaults = seen.score.vaults - (last?.cracked === true ? 1 : 0);
  const alarms = seen.score.alarms - (last?.cracked === false ? 1 : 0);
  return html`<div class="score">
    <${Row} name="vaults" count=${vaults} of=${rules.vaults} picture=${(/** @type {boolean} */ on) => html`<${Vault} isOpen=${on} />`} />
    <${Row} name="alarms" count=${alarms} of=${rules.alarms} picture=${(/** @type {boolean} */ on) => html`<${Alarm} isRaised=${on} />`} />
  </div>`;
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
