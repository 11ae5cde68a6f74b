// What one seldom needs: others in, the look, the keys, and the way out.

import { useSignal } from "@preact/signals";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { ThemeField } from "../parts/theme_field.js";
import { go } from "../route.js";
import { Help } from "./help.js";
import { Invitation } from "./invitation.js";

/** @param {{roster: import("../wire.d.ts").Roster, onClose: () => void}} props */
export function Menu({ roster, onClose }) {
  const page = useSignal(/** @type {"menu" | "help" | "leave"} */ ("menu"));
  if (page.value === "help") return html`<${Help} onClose=${onClose} />`;
  if (page.value === "leave") return html`<${Leave} roster=${roster} onClose=${onClose} />`;
  return html`<${Dialog} title=${t("menu.title")} onClose=${onClose}>
    <${Invitation} roster=${roster} />
    <${ThemeField} />
    <div class="dialog__row">
      <button class="button" onClick=${() => (page.value = "help")}>${t("help.title")}</button>
      <button class="button button--grave" onClick=${() => (page.value = "leave")}>${t("leave.title")}</button>
    </div>
  <//>`;
}

/** Leaving asks first. @param {{roster: import("../wire.d.ts").Roster, onClose: () => void}} props */
function Leave({ roster, onClose }) {
  const isSeated = typeof roster.you === "number";
  const leave = async () => {
    if (isSeated) await ask({ type: "leave" });
    onClose();
    go("/");
  };
  const key = !isSeated ? "leave.watching" : roster.phase === "playing" ? "leave.playing" : "leave.lobby";
  return html`<${Dialog} title=${t("leave.title")} onClose=${onClose}>
    <p>${t(key)}</p>
    <div class="dialog__row">
      <button class="button" onClick=${onClose}>${t("leave.stay")}</button>
      <button class="button button--grave" onClick=${leave}>${t("leave.go")}</button>
    </div>
  <//>`;
}
