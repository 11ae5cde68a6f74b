// The rules of Crash in the app's own words, with cards.

import { html } from "../lib/html.js";
import { dress } from "../lib/lazy.js";
import { more, t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Chapters } from "./chapters.js";

await Promise.all([more("crash_rules"), dress("crash_rules")]);

/** From high to low: an example, how many of its cards make it, and how many of all hands are such. */
const HANDS = /** @type {const} */ ([
  ["prial", ["8s", "8h", "8d"], 3, "52"],
  ["running_flush", ["Jh", "Th", "9h"], 3, "48"],
  ["run", ["6s", "5d", "4c"], 3, "720"],
  ["flush", ["Kd", "9d", "4d"], 3, "1,096"],
  ["pair", ["Qs", "Qc", "7h"], 2, "3,744"],
  ["high_card", ["As", "Jd", "6h"], 1, "16,440"],
]);

/** The highest, then what comes after it. */
const HIGHEST = /** @type {const} */ ([
  ["prial", [["3s", "3h", "3d"], ["As", "Ah", "Ad"]]],
  ["run", [["Ad", "2c", "3s"], ["Ah", "Kd", "Qc"], ["Ks", "Qd", "Jh"]]],
  ["flush", [["3c", "5c", "2c"], ["Ac", "Kc", "Jc"]]],
]);

/** Both layouts of the example, best hands first, and who scores: 0, 1 or nobody. */
const SHOWN = /** @type {const} */ ([
  [["7s", "7h", "7d"], ["Ks", "Qs", "Js"], 0],
  [["Ah", "2c", "3d"], ["Ad", "Kh", "Qc"], 0],
  [["Ac", "Jc", "8c"], ["3h", "9h", "6h"], 1],
  [["Ts", "Td", "4s"], ["Th", "Tc", "4d"], -1],
]);
const STEPS = [1, 2, 3, 4];
const EXCHANGES = [1, 2, 3];

/** @type {[string, () => import("preact").ComponentChildren][]} */
const CHAPTERS = [
  ["goal", () => html`<p>${t("rules.crash.goal")}</p>`],
  ["deal", () => html`<p>${t("rules.crash.deal")}</p><${Steps} />`],
  ["exchange", () => html`<p>${t("rules.crash.exchange")}</p><ul class="rules__list">${EXCHANGES.map((one) => html`<li key=${one}>${t(`rules.crash.exchange.${one}`)}</li>`)}</ul>`],
  ["hands", () => html`<p>${t("rules.crash.hands")}</p><${Hands} />`],
  ["highest", () => html`<p>${t("rules.crash.highest")}</p><${Highest} /><p>${t("rules.crash.highest.rest")}</p>`],
  ["order", () => html`<p>${t("rules.crash.order")}</p><p>${t("rules.crash.order.strict")}</p>`],
  ["scores", () => html`<p>${t("rules.crash.scores")}</p><${Example} /><p>${t("rules.crash.scores.bonus")}</p>`],
  ["end", () => html`<p>${t("rules.crash.end")}</p>`],
  ["talk", () => html`<p>${t("rules.crash.talk")}</p>`],
  ["away", () => html`<p>${t("rules.crash.away")}</p>`],
];

/** @param {import("./chapters.js").Placed} place */
export function CrashRules(place) {
  const chapters = CHAPTERS.map(([name, text]) => ({ name, title: t(`rules.crash.title.${name}`), text }));
  return html`<${Chapters} chapters=${chapters} ...${place} />`;
}

function Steps() {
  return html`<ol class="rules__list rules__list--steps">${STEPS.map((step) => html`<li key=${step}>${t(`rules.crash.deal.${step}`)}</li>`)}</ol>`;
}

/** @param {{cards: readonly string[], making?: number}} props  `making`: cards that make the hand */
function Three({ cards, making = cards.length }) {
  return html`<span class="rules__three">${cards.map((card, index) => html`<${Card} key=${card} card=${card} mark=${index < making ? "" : "is-kicker"} />`)}</span>`;
}

function Hands() {
  return html`<ol class="hands">${HANDS.map(([name, cards, making, hands]) => html`<li key=${name} class="hands__one">
    <${Three} cards=${cards} making=${making} />
    <span><strong>${t(`rules.crash.hand.${name}`)}</strong> ${t(`rules.crash.hand.${name}.is`)} <small class="rules__chance">${t("rules.crash.chance", { hands })}</small></span>
  </li>`)}</ol>`;
}

function Highest() {
  return html`<ul class="rules__highest">${HIGHEST.map(([name, some]) => html`<li key=${name}>
    <span class="rules__falls">${some.map((cards, index) => html`${index > 0 && html`<b>${t("rules.crash.beats")}</b>`}<${Three} key=${cards[0]} cards=${cards} />`)}</span>
    <span>${t(`rules.crash.highest.${name}`)}</span>
  </li>`)}</ul>`;
}

/** Two layouts against each other. */
function Example() {
  return html`<figure class="rules__example">
    <ol class="rules__rows">${SHOWN.map(([mine, yours, scorer], index) => html`<li key=${index}>
      <span class=${scorer === 0 ? "is-won" : ""}><${Three} cards=${mine} /></span>
      <span class=${scorer === 1 ? "is-won" : ""}><${Three} cards=${yours} /></span>
      <small>${t(`rules.crash.row.${index + 1}`)}</small>
    </li>`)}</ol>
    <figcaption>${t("rules.crash.scores.example")}</figcaption>
  </figure>`;
}
