// The frame of every game's rules: chapters with an address each, and where they stand.

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";

await more("learn");

/** @typedef {import("preact").ComponentChildren} Children */
/** @typedef {{name: string, title: string, text: () => Children}} Chapter  `name`: its address, after the # */
/** @typedef {{level: "h2" | "h3", at?: string}} Placed
 *   `level`: of the headings, "h2" on a page of its own; `at`: the chapter to go to */

/** @param {Placed & {chapters: Chapter[]}} props */
export function Chapters({ chapters, level, at = "" }) {
  const isPage = level === "h2";
  useEffect(() => {
    if (isPage) document.getElementById(at)?.scrollIntoView();
    else if (at) document.getElementById(`${at}-title`)?.focus();
  }, []);
  return html`${isPage && html`<nav class="rules-page__toc" aria-label=${t("rules.toc")}>
      ${chapters.map(({ name, title }) => html`<a key=${name} href=${`#${name}`}>${title}</a>`)}
    </nav>`}
    <div class="rules">
      ${chapters.map(({ name, title, text }) => html`<section key=${name} class="chapter" id=${name} aria-labelledby=${`${name}-title`}>
        <${level} id=${`${name}-title`} class="chapter__title" tabindex="-1">${title}<//>
        ${text()}
      </section>`)}
    </div>`;
}
