// The door: a name, and a way in.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Fault, beCalled, findTable, me, openTable } from "../api.js";
import { html } from "../lib/html.js";
import { entitle } from "../lib/title.js";
import { has, t } from "../lib/words.js";
import { Wrong } from "../parts/fields.js";
import { NameField, focusName } from "../parts/name_field.js";
import { ThemeField } from "../parts/theme_field.js";
import { go } from "../route.js";
import { CodeForm } from "./code_form.js";
import { Picture } from "./picture.js";
import { TableForm } from "./table_form.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */
/** @typedef {import("../wire.d.ts").Address} Address */
/** @typedef {import("../route.js").Errand} Errand */

const ABOUT_THE_NAME = new Set(["name_empty", "name_too_long"]);

export function Door() {
  const name = useSignal("");
  const open = useSignal(/** @type {"nothing" | "table" | "code"} */ ("nothing"));
  const wrong = useSignal("");
  const isBusy = useSignal(false);
  useEffect(() => {
    entitle(t("door.title"));
    me().then((known) => (name.value ||= known.name)).catch(() => {}); // then they type it again
  }, []);

  /** @param {() => Promise<Address>} find @param {Errand} errand */
  async function enter(find, errand) {
    if (isBusy.value) return;
    isBusy.value = true;
    wrong.value = "";
    try {
      if (!name.value.trim()) throw new Fault("name_empty");
      await beCalled(name.value);
      const found = await find();
      go(`/t/${found.table}`, errand);
    } catch (fault) {
      wrong.value = fault instanceof Fault && has(`refused.${fault.code}`) ? fault.code : "broken";
      if (ABOUT_THE_NAME.has(wrong.value)) focusName();
    } finally {
      isBusy.value = false;
    }
  }
  const playWithBots = () => enter(() => openTable({}), "start");
  const nameWrong = ABOUT_THE_NAME.has(wrong.value) ? wrong.value : "";
  const other = wrong.value && !nameWrong ? wrong.value : "";

  return html`<div class="door">
    <header class="door__head">
      <p class="logo">Back<i>room</i></p>
      <div class="door__theme"><${ThemeField} /></div>
    </header>
    <main class="door__main">
      <h1>${t("door.headline")}</h1>
      <p class="door__lead">${t("door.lead")}</p>
      <form class="door__join" onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        playWithBots();
      }}>
        <${NameField} value=${name.value} wrong=${nameWrong}
          onInput=${(/** @type {string} */ typed) => (name.value = typed)} />
        <button class=${open.value === "nothing" ? "button button--brass" : "button"}
          aria-disabled=${isBusy.value}>${t("door.bots")}</button>
        <button type="button" class="button" aria-expanded=${open.value === "table"}
          onClick=${() => toggle("table")}>${t("door.new")}</button>
        <button type="button" class="button" aria-expanded=${open.value === "code"}
          onClick=${() => toggle("code")}>${t("door.code")}</button>
      </form>
      ${open.value === "table" && html`<${TableForm} isBusy=${isBusy.value}
        onOpen=${(/** @type {Partial<Rules>} */ rules) => enter(() => openTable(rules), "sit")} />`}
      ${open.value === "code" && html`<${CodeForm} isBusy=${isBusy.value}
        onCode=${(/** @type {string} */ code) => enter(() => findTable(code), "look")} />`}
      ${other && html`<${Wrong} id="door-wrong">${t(`refused.${other}`)}<//>`}
      <${Picture} />
    </main>
  </div>`;

  /** @param {"table" | "code"} which */
  function toggle(which) {
    wrong.value = "";
    open.value = open.value === which ? "nothing" : which;
  }
}
