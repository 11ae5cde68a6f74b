// The rules of Crash in the app's own words.

import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Chapters } from "./chapters.js";

await more("crash_rules");

const CHAPTERS = ["goal", "deal", "hands", "order", "scores", "talk"];

/** @param {import("./chapters.js").Placed} place */
export function CrashRules(place) {
  const chapters = CHAPTERS.map((name) => ({
    name,
    title: t(`rules.crash.title.${name}`),
    text: () => html`<p>${t(`rules.crash.${name}`)}</p>`,
  }));
  return html`<${Chapters} chapters=${chapters} ...${place} />`;
}
