// The rules of The Gang in the app's own words, with the real cards and chips.

import { COLOURS } from "../gang/look.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Card } from "../parts/card.js";
import { Chip } from "../parts/chip.js";
import { CHALLENGES, SPECIALISTS } from "../parts/force_icons.js";
import { Cards, Modes } from "./cards.js";
import { Chapters } from "./chapters.js";
import { EXAMPLES } from "./hands.js";

const BOARD = ["Qh", "9s", "4d", "9c", "2h"]; // of the example of a showdown
/** @type {import("./hands.js").Example[]} */
const SHOWN = [
  { category: "two_pair", cards: ["4c", "Kc"], own: 1 },
  { category: "two_pair", cards: ["Qs", "Td"], own: 1 },
  { category: "three_of_a_kind", cards: ["9h", "7d"], own: 1 },
];
/** New cards of each round. */
const TURNED = [["back", "back"], ["Qh", "9s", "4d"], ["9c"], ["2h"]];
const SAID = [1, 2, 3]; // examples of what may and may not be said

const CHAPTERS = [
  { name: "goal", text: () => html`<p>${t("rules.goal")}</p><p>${t("rules.goal.end")}</p>` },
  { name: "heist", text: () => html`<p>${t("rules.heist")}</p><${Rounds} />` },
  { name: "chips", text: () => html`<${Chips} />` },
  { name: "showdown", text: () => html`<p>${t("rules.showdown")}</p><${Example} /><p>${t("rules.showdown.break")}</p>` },
  { name: "hands", text: () => html`<p>${t("rules.hands")}</p><${Hands} /><p>${t("rules.hands.ties")}</p>` },
  { name: "talk", text: () => html`<${Talk} />` },
  { name: "cards", text: () => html`<${Modes} />` },
  { name: "challenges", text: () => html`<p>${t("rules.challenges")}</p><${Cards} cards=${CHALLENGES} />` },
  { name: "specialists", text: () => html`<p>${t("rules.specialists")}</p><${Cards} cards=${SPECIALISTS} />` },
];

/** @param {import("./chapters.js").Placed} place */
export function Rules(place) {
  return html`<${Chapters} chapters=${CHAPTERS.map((one) => ({ ...one, title: t(`rules.title.${one.name}`) }))} ...${place} />`;
}

function Rounds() {
  return html`<ol class="rounds">${COLOURS.map((colour, index) => html`<li key=${colour} class="rounds__one">
    <span class="rounds__chip" aria-hidden="true"><${Chip} colour=${colour} stars=${index + 1} /></span>
    <span><strong>${t(`round.${colour}`)}</strong> ${t(`rules.round.${colour}`)}</span>
    <span class="rounds__cards" aria-hidden="true">${(TURNED[index] ?? []).map((card, at) => (card === "back"
      ? html`<span key=${at} class="card card--back"></span>`
      : html`<${Card} key=${card} card=${card} />`))}</span>
  </li>`)}</ol>`;
}

function Chips() {
  return html`<div class="rules__chips" aria-hidden="true">${[1, 2, 3, 4].map((stars) => html`<${Chip} key=${stars} colour="yellow" stars=${stars} />`)}</div>
    <p>${t("rules.chips")}</p>
    <ul class="rules__list">${[1, 2, 3, 4].map((point) => html`<li key=${point}>${t(`rules.chips.${point}`)}</li>`)}</ul>
    <p>${t("rules.chips.end")}</p>`;
}

/** Three hands in their order. */
function Example() {
  return html`<figure class="rules__example">
    <div class="rules__board">${BOARD.map((card) => html`<${Card} key=${card} card=${card} />`)}</div>
    <ol class="rules__shown">${SHOWN.map((hand, index) => html`<li key=${hand.cards[0]}>
      <span class="rules__red"><${Chip} colour="red" stars=${index + 1} named /></span>
      <span class="rules__hole">${hand.cards.map((card) => html`<${Card} key=${card} card=${card} />`)}</span>
      <span>${t(`rules.shown.${index + 1}`)}</span>
    </li>`)}</ol>
    <figcaption>${t("rules.showdown.example")}</figcaption>
  </figure>`;
}

export function Hands() {
  return html`<ol class="hands">${EXAMPLES.map(({ category, cards, own }) => html`<li key=${category} class="hands__one">
    <span class="hands__cards">${cards.map((card, index) => html`<${Card} key=${card} card=${card} mark=${index < own ? "" : "is-kicker"} />`)}</span>
    <span><strong>${t(`category.${category}`)}</strong> ${t(`rules.hand.${category}`)}</span>
  </li>`)}</ol>`;
}

function Talk() {
  return html`<p>${t("rules.talk")}</p>
    <div class="rules__said">
      <div><strong class="is-yes">${t("rules.talk.may")}</strong><ul>${SAID.map((one) => html`<li key=${one}>${t(`rules.talk.may.${one}`)}</li>`)}</ul></div>
      <div><strong class="is-no">${t("rules.talk.not")}</strong><ul>${SAID.map((one) => html`<li key=${one}>${t(`rules.talk.not.${one}`)}</li>`)}</ul></div>
    </div>
    <p>${t("rules.talk.table")}</p>`;
}
