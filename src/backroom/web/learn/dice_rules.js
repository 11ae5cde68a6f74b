// The rules of dice poker in the app's own words, with dice.

import { html } from "../lib/html.js";
import { dress } from "../lib/lazy.js";
import { more, t } from "../lib/words.js";
import { Die } from "../parts/die.js";
import { Chapters } from "./chapters.js";

await Promise.all([more("dice_rules"), dress("die"), dress("dice_rules")]);

/** From high to low: an example, how many of its dice count, and how many of all throws are such. */
const HANDS = /** @type {const} */ ([
  ["poker", [6, 6, 6, 6, 6], 5, "6"],
  ["four", [4, 4, 4, 4, 1], 4, "150"],
  ["full_house", [5, 5, 5, 2, 2], 5, "300"],
  ["three", [3, 3, 3, 6, 1], 3, "1,200"],
  ["two_pairs", [6, 6, 2, 2, 5], 4, "1,800"],
  ["pair", [5, 5, 6, 4, 1], 2, "3,600"],
  ["nothing", [1, 2, 3, 4, 5], 5, "720"],
]);

/** A turn: the dice after each throw, those held before the next, and those locked. */
const THROWS = [
  { dice: [6, 1, 6, 3, 2], held: [0, 2], locked: [] },
  { dice: [6, 4, 6, 6, 1], held: [3], locked: [0, 2] },
  { dice: [6, 4, 6, 6, 4], held: [], locked: [] },
];

/** Both full houses of the example. */
const TRIPLES = [[5, 5, 5, 2, 2], [3, 3, 3, 6, 6]];
const START = [3, 5, 5, 1]; // the two fives throw again
const STEPS = [1, 2, 3];

/** @type {[string, () => import("preact").ComponentChildren][]} */
const CHAPTERS = [
  ["goal", () => html`<p>${t("rules.dice.goal")}</p>`],
  ["start", () => html`<p>${t("rules.dice.start")}</p><${Example} words=${t("rules.dice.start.example")}><${Row} dice=${START} mark=${(/** @type {number} */ place) => (START[place] === 5 ? "is-held" : "")} /><//>`],
  ["turn", () => html`<${Turn} />`],
  ["hands", () => html`<p>${t("rules.dice.hands")}</p><${Hands} /><p>${t("rules.dice.hands.points")}</p><p>${t("rules.dice.hands.straight")}</p>`],
  ["full_house", () => html`<${FullHouses} />`],
  ["winning", () => html`<p>${t("rules.dice.winning")}</p><p>${t("rules.dice.play_off")}</p>`],
  ["circle", () => html`<p>${t("rules.dice.circle")}</p><p>${t("rules.dice.stakes")}</p>`],
  ["leaving", () => html`<p>${t("rules.dice.leaving")}</p><p>${t("rules.dice.time")}</p>`],
];

/** @param {import("./chapters.js").Placed} place */
export function DiceRules(place) {
  const chapters = CHAPTERS.map(([name, text]) => ({ name, title: t(`rules.dice.title.${name}`), text }));
  return html`<${Chapters} chapters=${chapters} ...${place} />`;
}

/** @param {{dice: readonly number[], mark?: (place: number) => string}} props */
function Row({ dice, mark = () => "" }) {
  return html`<span class="rules__dice" role="img" aria-label=${dice.join(" ")}>
    ${dice.map((face, place) => html`<span key=${place} class=${`rules__die ${mark(place)}`}><${Die} face=${face} /></span>`)}
  </span>`;
}

/** Dice on the felt. @param {{words: string, children: import("preact").ComponentChildren}} props */
function Example({ words, children }) {
  return html`<figure class="rules__example">${children}<figcaption>${words}</figcaption></figure>`;
}

function Turn() {
  return html`<p>${t("rules.dice.turn")}</p>
    <ol class="rules__list rules__list--steps">${STEPS.map((step) => html`<li key=${step}>${t(`rules.dice.turn.${step}`)}</li>`)}</ol>
    <${Example} words=${t("rules.dice.turn.example")}>
      <ol class="rules__throws">${THROWS.map(({ dice, held, locked }, index) => html`<li key=${index}>
        <span>${t("rules.dice.throw", { count: index + 1 })}</span>
        <${Row} dice=${dice} mark=${(/** @type {never} */ place) => (held.includes(place) ? "is-held" : locked.includes(place) ? "is-locked" : "")} />
        <small>${t(`rules.dice.throw.${index + 1}`)}</small>
      </li>`)}</ol>
    <//>`;
}

function Hands() {
  return html`<ol class="hands">${HANDS.map(([name, dice, counting, throws]) => html`<li key=${name} class="hands__one">
    <${Row} dice=${dice} mark=${(/** @type {number} */ place) => (place < counting ? "" : "is-pale")} />
    <span><strong>${t(`rules.dice.hand.${name}`)}</strong> ${t(`rules.dice.hand.${name}.is`)} <small class="rules__chance">${t("rules.dice.chance", { throws })}</small></span>
  </li>`)}</ol>`;
}

/** Both readings, since tables may choose. */
function FullHouses() {
  const [fives, threes] = TRIPLES.map((dice) => html`<${Row} dice=${dice} />`);
  return html`<p>${t("rules.dice.full_house")}</p>
    <dl class="rules__readings">
      <div><dt>${t("rules.dice.full_house.triple")}</dt><dd><span class="rules__versus">${fives}<b>${t("rules.dice.beats")}</b>${threes}</span>${t("rules.dice.full_house.triple.is")}</dd></div>
      <div><dt>${t("rules.dice.full_house.sum")}</dt><dd><span class="rules__versus">${threes}<b>${t("rules.dice.beats")}</b>${fives}</span>${t("rules.dice.full_house.sum.is")}</dd></div>
    </dl>`;
}
