// The own layout beside the best one, hand by hand, and whether the cards were worth keeping.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Dialog } from "../parts/dialog.js";
import { analysisOf, costWords, decimal } from "./analysis.js";
import { falling } from "./hand_words.js";
import { dealOf, ownCards, ownSeat } from "./look.js";
import { ordinal } from "./moves.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("../wire.d.ts").WeighedLayout} Weighed */

/** @param {Pick<Sight, "seen" | "roster"> & {onClose: () => void}} props */
export function AnalysisDialog({ seen, onClose }) {
  const about = analysisOf(seen);
  if (!about) return null;
  const isBest = about.best.points - about.laid.points < 1e-9;
  return html`<${Dialog} title=${t("crash.analysis.title")} onClose=${onClose}>
    <p class="weighed__cost">${costWords(about)}</p>
    <${Layout} title=${t("crash.analysis.laid")} weighed=${about.laid} cards=${ownCards(seen)} />
    ${!isBest && html`<${Layout} title=${t("crash.analysis.best")} weighed=${about.best} cards=${ownCards(seen)} />`}
    ${about.exchange.map((both) => html`<${Exchange} key="exchange" both=${both} thrown=${thrown(seen)} />`)}
    <p class="weighed__hint">${t("crash.analysis.hint")}</p>
  <//>`;
}

/** @param {{title: string, weighed: Weighed, cards: string[]}} props */
function Layout({ title, weighed, cards }) {
  const laid = weighed.hands.flat();
  const spare = cards.filter((card) => !laid.includes(card));
  return html`<section class="weighed">
    <h3>${title} <small>${t("crash.analysis.points", { points: decimal(weighed.points) })}</small></h3>
    <ol>${weighed.hands.map((hand, index) => html`<li key=${index}>
      <span class="weighed__place">${ordinal(index)}</span>
      <span class="weighed__cards">${falling(hand).map((card) => html`<${Card} key=${card} card=${card} />`)}</span>
      <span class="weighed__wins">${t("crash.analysis.wins", { count: Math.round(100 * (weighed.wins[index] ?? 0)) })}</span>
    </li>`)}</ol>
    ${spare.length > 0 && html`<p class="weighed__spare"><span class="weighed__place">${t("crash.spare")}</span><span class="weighed__cards">${spare.map((card) => html`<${Card} key=${card} card=${card} />`)}</span></p>`}
  </section>`;
}

/** @param {{both: import("../wire.d.ts").WeighedExchange, thrown: string[]}} props */
function Exchange({ both, thrown }) {
  const isKeep = both.keep >= both.swap;
  const did = thrown.length > 0 ? "swap" : "keep";
  return html`<section class="weighed">
    <h3>${t("crash.analysis.exchange")}</h3>
    <p>${t(`crash.analysis.${did}.${isKeep === (did === "keep") ? "right" : "wrong"}`, { keep: decimal(both.keep), swap: decimal(both.swap) })}</p>
    ${thrown.length > 0 && html`<div class="weighed__thrown">${falling(thrown).map((card) => html`<${Card} key=${card} card=${card} />`)}</div>`}
    <p class="weighed__hint">${t("crash.analysis.exchange.hint")}</p>
  </section>`;
}

/** The own cards that were thrown in. @param {Sight["seen"]} seen @returns {string[]} */
function thrown(seen) {
  const own = dealOf(seen)?.thrown.find(({ seat }) => seat === ownSeat(seen));
  return Array.isArray(own?.cards) ? own.cards : [];
}
