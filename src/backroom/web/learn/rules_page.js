// The rules as a page of their own: /rules, /rules/crash and /rules/dice, with #hands for one chapter.

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { more, t } from "../lib/words.js";
import { go } from "../route.js";
import { GAMES, RULES, pathOf } from "./pages.js";

await more("learn");

/** @param {{game: import("./pages.js").Game}} props */
export function RulesPage({ game }) {
  const title = t(`rules.of.${game}`);
  useEffect(() => entitle(t("rules.page", { title })), [title]);
  return html`<div class="rules-page">
    <header class="door__head">
      <a class="logo rules-page__home" href="/" onClick=${follow} aria-label=${t("rules.home")}>Back<i>room</i></a>
      <button type="button" class="button rules-page__print" onClick=${() => print()}>${t("rules.print")}</button>
    </header>
    <main>
      <nav class="rules-page__games" aria-label=${t("rules.games")}>
        ${GAMES.map((one) => html`<a key=${one} href=${pathOf(one)} aria-current=${one === game ? "page" : undefined} onClick=${follow}>${t(`game.${one}`)}</a>`)}
      </nav>
      <h1>${title}</h1>
      <${RULES[game]} key=${game} level="h2" at=${location.hash.slice(1)} />
    </main>
  </div>`;
}

/** @param {Event & {currentTarget: HTMLAnchorElement}} event */
function follow(event) {
  event.preventDefault();
  go(event.currentTarget.pathname);
}
