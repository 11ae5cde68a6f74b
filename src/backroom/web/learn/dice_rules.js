// The rules of dice poker in the app's own words.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Chapters } from "./chapters.js";

await more("dice_rules");

const CHAPTERS = ["goal", "circle", "turn", "hands", "winning"];

/** @param {import("./chapters.js").Placed} place */
export function DiceRules(place) {
  const chapters = CHAPTERS.map((name) => ({
    name,
    title: t(`rules.dice.title.${name}`),
    text: () => html`<p>${t(`rules.dice.${name}`)}</p>`,
  }));
  return html`<${Chapters} chapters=${chapters} ...${place} />`;
}
