// The rules as a page of their own: /rules, and /rules#hands for one chapter.

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { t } from "../lib/words.js";
import { go } from "../route.js";
import { CHAPTERS, Rules } from "./rules.js";

export function RulesPage() {
  useEffect(() => {
    entitle(t("rules.page"));
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  /** @param {Event} event */
  const toDoor = (event) => {
    event.preventDefault();
    go("/");
  };
  return html`<div class="rules-page">
    <header class="door__head">
      <a class="logo rules-page__home" href="/" onClick=${toDoor} aria-label=${t("rules.home")}>Back<i>room</i></a>
      <button type="button" class="button rules-page__print" onClick=${() => print()}>${t("rules.print")}</button>
    </header>
    <main>
      <h1>${t("rules.title")}</h1>
      <nav class="rules-page__toc" aria-label=${t("rules.toc")}>
        ${CHAPTERS.map((name) => html`<a key=${name} href=${`#${name}`}>${t(`rules.title.${name}`)}</a>`)}
      </nav>
      <${Rules} level="h2" />
    </main>
  </div>`;
}
