// Ready phrases, about what everybody sees. Those about a seat ask whom.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { gameName } from "../table/table_name.js";
import { Name } from "./names.js";
import { PHRASES } from "./phrase_groups.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {import("../wire.d.ts").Phrase} Phrase */

/** @param {{roster: Roster, onSaid: () => void}} props */
export function Phrases({ roster, onSaid }) {
  const pointing = useSignal(/** @type {Phrase | null} */ (null));
  const phrase = pointing.value;
  const { plain, aboutASeat } = PHRASES[gameName(roster.rules)];
  /** @param {Phrase} phrase @param {number | "nobody"} about */
  const say = async (phrase, about) => {
    pointing.value = null;
    if (await ask({ type: "say", phrase, about })) onSaid();
  };
  if (phrase) return html`<${Whom} roster=${roster} phrase=${phrase} onSeat=${(/** @type {number} */ seat) => say(phrase, seat)} onBack=${() => (pointing.value = null)} />`;
  return html`<div class="phrases">
    ${plain.map(({ name, phrases }) => html`<${Group} key=${name} name=${name}>
      ${phrases.map((one) => html`<button key=${one} class="phrase" onClick=${() => say(one, "nobody")}>${t(`phrase.${one}`)}</button>`)}
    <//>`)}
    <${Group} name="seat">
      ${aboutASeat.map((one) => html`<button key=${one} class="phrase" onClick=${() => (pointing.value = one)}>${t(`phrase.${one}`, { who: "…" })}</button>`)}
    <//>
  </div>`;
}

/** @param {{name: string, children: import("preact").ComponentChildren}} props */
function Group({ name, children }) {
  return html`<div class="phrases__group" role="group" aria-label=${t(`phrases.${name}`)}>
    <h3>${t(`phrases.${name}`)}</h3>
    <div class="phrases__row">${children}</div>
  </div>`;
}

/** @param {{roster: Roster, phrase: Phrase, onSeat: (seat: number) => void, onBack: () => void}} props */
function Whom({ roster, phrase, onSeat, onBack }) {
  const first = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  const seats = roster.seats.map((_, seat) => seat).filter((seat) => roster.seats[seat]?.type !== "free");
  return html`<div class="phrases" ref=${first}>
    <div class="phrases__group" role="group" aria-label=${t("phrases.whom")}>
      <h3>${t("phrases.whom")} <span class="phrases__what">${t(`phrase.${phrase}`, { who: "…" })}</span></h3>
      <div class="phrases__row">
        ${seats.map((seat) => html`<button key=${seat} class="phrase phrase--seat" onClick=${() => onSeat(seat)}><${Name} roster=${roster} seat=${seat} /></button>`)}
      </div>
    </div>
    <button class="button button--small" onClick=${onBack}>${t("dialog.back")}</button>
  </div>`;
}
