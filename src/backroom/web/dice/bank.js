// What lies in the bank, always in sight; a tap shows the stacks and the games so far.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Coin } from "../parts/coin.js";
import { areGamesOpen } from "./opened.js";

/** @param {{seen: import("./look.js").Seen, rules: import("./look.js").Rules}} props */
export function Bank({ seen, rules }) {
  const { bank } = seen.standing;
  return html`<button type="button" class="bank" aria-haspopup="dialog" aria-label=${t("dice.bank.label", { count: bank, ante: rules.ante })}
    onClick=${() => (areGamesOpen.value = true)}>
    <span class="bank__word" aria-hidden="true">${t("dice.bank")}</span>
    <span class="bank__chips" aria-hidden="true"><${Coin} /><b key=${bank}>${bank}</b></span>
  </button>`;
}
