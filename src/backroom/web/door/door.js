// The door: a name, and a way in.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Fault, beCalled, codeOf, findTable, joinAsDevice, me, openTable } from "../api.js";
import { guideAt } from "../lib/guide.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { entitle } from "../lib/title.js";
import { t } from "../lib/words.js";
import { rememberLink } from "../links.js";
import { Wrong } from "../parts/fields.js";
import { Sliders } from "../parts/icons.js";
import { NameField, focusName } from "../parts/name_field.js";
import { go } from "../route.js";
import { CodeForm } from "./code_form.js";
import { OpenTables } from "./open_tables.js";
import { Picture } from "./picture.js";

/** @typedef {import("../wire.d.ts").Address} Address */
/** @typedef {import("../route.js").Errand} Errand */

const OtherGames = lazy(() => import("./other_games.js").then((found) => found.OtherGames), "other_games");
const TableForm = lazy(() => import("./table_form.js").then((found) => found.TableForm));
const SettingsDialog = lazy(() => import("../parts/settings_dialog.js").then((found) => found.SettingsDialog), "settings");
const ABOUT_THE_NAME = new Set(["name_empty", "name_too_long"]);

/** A first heist: no round ends before its player says so. @type {{type: "gang.rules"} & Partial<import("../wire.d.ts").Rules>} */
const GUIDED = { type: "gang.rules", players: 3, helper: "odds", peek: "always", settle_s: 0 };

export function Door() {
  const name = useSignal("");
  const open = useSignal(/** @type {"nothing" | "table" | "code"} */ ("nothing"));
  const wrong = useSignal("");
  const said = useSignal("");
  const isBusy = useSignal(false);
  const isSetting = useSignal(false);
  useEffect(() => {
    entitle(t("door.title"));
    me().then((known) => (name.value ||= known.name)).catch(() => {}); // then they type it again
  }, []);

  /** One thing at a time, and what went wrong is said. @param {() => Promise<void>} wish */
  async function attempt(wish) {
    if (isBusy.value) return;
    isBusy.value = true;
    wrong.value = said.value = "";
    try {
      await wish();
    } catch (fault) {
      wrong.value = codeOf(fault);
      if (ABOUT_THE_NAME.has(wrong.value)) focusName();
    } finally {
      isBusy.value = false;
    }
  }
  /** @param {() => Promise<{table: string}>} find @param {Errand} errand */
  const enter = (find, errand) => attempt(async () => {
    if (!name.value.trim()) throw new Fault("name_empty");
    await beCalled(name.value);
    const found = await find();
    go(`/t/${found.table}`, errand);
  });
  /** A code is of a table, or of somebody's other device. @param {string} code */
  const enterByCode = (code) => attempt(async () => {
    const found = await tableWith(code, name.value);
    if (found) return go(`/t/${found.table}`);
    name.value = (await joinAsDevice(code)).name;
    open.value = "nothing";
    said.value = t("device.joined", { name: name.value });
  });
  /** @param {"gang" | "crash" | "dice"} game */
  const playWithBots = (game) => enter(() => openTable({ type: `${game}.rules` }), "start");
  const learn = () => enter(async () => {
    const found = await openTable(GUIDED);
    guideAt(found.table);
    return found;
  }, "start");
  const nameWrong = ABOUT_THE_NAME.has(wrong.value) ? wrong.value : "";
  const other = wrong.value && !nameWrong ? wrong.value : "";

  return html`<div class="door">
    <header class="door__head">
      <p class="logo">Back<i>room</i></p>
      <nav class="door__nav" aria-label=${t("door.nav")}>
        <a href="/rules" onClick=${toRules}>${t("rules.open")}</a>
        <button type="button" class="button button--round" aria-label=${t("settings.title")} aria-haspopup="dialog"
          onClick=${() => (isSetting.value = true)}><${Sliders} /></button>
      </nav>
    </header>
    <main class="door__main">
      <h1>${t("door.headline")}</h1>
      <p class="door__lead">${t("door.lead")}</p>
      <form class="door__join" onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        playWithBots("gang");
      }}>
        <${NameField} value=${name.value} wrong=${nameWrong}
          onInput=${(/** @type {string} */ typed) => (name.value = typed)} />
        <button class=${open.value === "nothing" ? "button button--brass" : "button"}
          aria-disabled=${isBusy.value}>${t("door.bots")}</button>
        <button type="button" class="button" aria-expanded=${open.value === "table"}
          onClick=${() => toggle("table")}>${t("door.new")}</button>
        <button type="button" class="button" aria-expanded=${open.value === "code"}
          onClick=${() => toggle("code")}>${t("door.code")}</button>
        <button type="button" class="button" onClick=${learn}>${t("door.learn")}</button>
      </form>
      ${open.value === "table" && html`<${TableForm} isBusy=${isBusy.value}
        onOpen=${(/** @type {import("./table_options.js").Settled} */ { rules, options }) => enter(() => opened(openTable(rules, options)), "sit")} />`}
      ${open.value === "code" && html`<${CodeForm} isBusy=${isBusy.value} onCode=${enterByCode} />`}
      ${other && html`<${Wrong} id="door-wrong">${t(`refused.${other}`)}<//>`}
      <p class="door__said" role="status">${said.value}</p>
      <${OpenTables} isBusy=${isBusy.value}
        onEnter=${(/** @type {string} */ table, /** @type {Errand} */ errand) => enter(async () => ({ table }), errand)} />
      <${Picture} />
      <${OtherGames} isBusy=${isBusy.value} onPlay=${playWithBots} />
    </main>
    ${isSetting.value && html`<${SettingsDialog} onClose=${() => (isSetting.value = false)} />`}
  </div>`;

  /** @param {"table" | "code"} which */
  function toggle(which) {
    wrong.value = "";
    open.value = open.value === which ? "nothing" : which;
  }
}

/** @param {Event} event */
function toRules(event) {
  event.preventDefault();
  go("/rules");
}

/** The link that the server made is kept to be shared. @param {Promise<Address>} opening */
async function opened(opening) {
  const address = await opening;
  rememberLink(address);
  return address;
}

/** @param {string} code @param {string} name @returns {Promise<Address | null>} null: no table has this code */
async function tableWith(code, name) {
  if (name.trim()) await beCalled(name);
  try {
    return await findTable(code);
  } catch (fault) {
    if (fault instanceof Fault && (fault.code === "no_such_code" || fault.code === "no_identity")) return null;
    throw fault;
  }
}
