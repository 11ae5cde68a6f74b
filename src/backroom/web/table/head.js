// The head of a table: where one is, how it stands, the menu, and help under the key `?`.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { isTyping } from "../lib/keys.js";
import { t } from "../lib/words.js";
import { Menu as MenuIcon } from "../parts/icons.js";
import { openBallots } from "../room/motions.js";
import { Help, Menu } from "./later.js";

/**
 * @param {{title: string, subtitle: string, roster: import("../wire.d.ts").Roster,
 *   children?: import("preact").ComponentChildren}} props
 */
export function Head({ title, subtitle, roster, children }) {
  const open = useSignal(/** @type {"nothing" | "menu" | "help"} */ ("nothing"));
  const close = () => (open.value = "nothing");
  const hasVote = openBallots(roster).length > 0;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key === "?" && !isTyping(event)) open.value = "help";
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return html`<header class="head">
    <div class="head__words">
      <h1>${title}</h1>
      <p class="head__sub">${subtitle}</p>
    </div>
    ${children}
    <button class="button button--round head__menu" aria-label=${t(hasVote ? "menu.title.vote" : "menu.title")} aria-haspopup="dialog"
      onClick=${() => (open.value = "menu")}><${MenuIcon} />${hasVote && html`<span class="head__dot"></span>`}</button>
    ${open.value === "menu" && html`<${Menu} roster=${roster} onClose=${close} />`}
    ${open.value === "help" && html`<${Help} roster=${roster} onClose=${close} />`}
  </header>`;
}
