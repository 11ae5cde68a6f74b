// Before hands are made: the own cards, and whether to keep them or to throw all in for others.

import { html } from "../lib/html.js";
import { listed, parts, t } from "../lib/words.js";
import { Backs, Card } from "../parts/card.js";
import { Watching } from "../room/watching.js";
import { bySuit, falling } from "./hand_words.js";
import { dealOf, ownCards, ownSeat, seatName } from "./look.js";
import { sort } from "./draft.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function Exchange({ seen, roster }) {
  const cards = ownCards(seen);
  return html`<section class="felt felt--crash exchange" aria-label=${t("crash.exchange")}>
    <div class="exchange__words"><${Words} seen=${seen} roster=${roster} /></div>
    <div class="exchange__cards" style=${{ "--columns": Math.ceil(cards.length / 2) }}>
      ${(sort.value === "rank" ? falling(cards) : bySuit(cards)).map((card) => html`<${Card} key=${card} card=${card} />`)}
      ${ownSeat(seen) === null && html`<${Watching} roster=${roster} />`}
    </div>
  </section>`;
}

/** @param {Pick<Sight, "seen" | "roster">} sight */
function Words({ seen, roster }) {
  const count = roster.rules.cards;
  const own = ownSeat(seen);
  switch (seen.type) {
    case "crash.seen_deciding":
      return html`<h2>${t(own === null ? "crash.deciding.watch" : "crash.deciding", { count })}</h2>
        <p>${t("crash.deciding.blind", { count })}</p>
        ${seen.swaps.length > 0 && html`<p class="exchange__answer">${t(seen.swaps[0] ? "crash.deciding.swap" : "crash.deciding.keep")}</p>`}`;
    case "crash.seen_offering":
      return html`<div class="exchange__packet" aria-hidden="true"><${Backs} count=${5} /></div>
        <h2>${seen.asked === own ? t("crash.offered", { count }) : t("crash.offering", { who: seatName(roster, seen.asked), count })}</h2>
        <p>${t("crash.offering.blind")}</p>
        <${Order} seen=${seen} roster=${roster} />`;
    case "crash.seen_repacking":
      return html`<h2>${t("crash.repacking", { who: listed(seen.swapping.map((seat) => seatName(roster, seat))) })}</h2>`;
    default:
      return html`<h2>${t("bar.cards")}</h2>`;
  }
}

/** In which order the packet goes round. @param {{seen: import("./look.js").SeenOffering, roster: Sight["roster"]}} props */
function Order({ seen, roster }) {
  const players = roster.seats.length;
  const dealer = dealOf(seen)?.dealer ?? 0;
  const order = roster.seats.map((_, step) => (dealer + 1 + step) % players);
  const at = order.indexOf(seen.asked);
  return html`<ol class="exchange__order" aria-label=${t("crash.offering.order")}>
    ${order.map((seat, step) => html`<li key=${seat} class=${step === at ? "is-now" : step < at ? "is-past" : ""}>
      ${parts(step < at ? "crash.offering.kept" : step === at ? "crash.offering.now" : "crash.offering.next", { who: html`<b>${seatName(roster, seat)}</b>` })}
    </li>`)}
  </ol>`;
}
