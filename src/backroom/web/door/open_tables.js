// The public tables of this server: looked at now and then, while somebody looks at the page.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openTables } from "../api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { rulesInShort, tableName } from "../table/table_name.js";

/** @typedef {import("../wire.d.ts").Door["tables"][number]} Listed */
/** @typedef {import("../route.js").Errand} Errand */

const EVERY_MS = 10_000;

/** @param {{isBusy: boolean, onEnter: (table: string, errand: Errand) => void}} props */
export function OpenTables({ isBusy, onEnter }) {
  const tables = useSignal(/** @type {Listed[]} */ ([]));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) openTables().then((door) => (tables.value = door.tables), () => {}); // the next look tells
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  if (tables.value.length === 0) return null;
  return html`<section class="tables" aria-labelledby="tables-title">
    <h2 id="tables-title">${t("tables.title")}</h2>
    <ul class="tables__list">
      ${tables.value.map((one) => html`<${Row} key=${one.table} one=${one} isBusy=${isBusy} onEnter=${onEnter} />`)}
    </ul>
  </section>`;
}

/** @param {{one: Listed, isBusy: boolean, onEnter: (table: string, errand: Errand) => void}} props */
function Row({ one, isBusy, onEnter }) {
  const name = tableName(one.name, one.host_name);
  const canSit = one.phase !== "playing" && one.free > 0 && !one.locked;
  const errand = canSit ? "sit" : "watch";
  return html`<li class="open-table">
    <div class="open-table__words">
      <h3><bdi>${name}</bdi></h3>
      <p>${[rulesInShort(one.rules), t("tables.host", { host: one.host_name })].join(" · ")}</p>
      <p>${standing(one)}</p>
    </div>
    <${Seats} one=${one} />
    <button class="button" aria-disabled=${isBusy} aria-label=${t(`tables.${errand}.label`, { name })}
      onClick=${() => onEnter(one.table, canSit ? "sit" : "look")}>${t(`tables.${errand}`)}</button>
  </li>`;
}

/** @param {{one: Listed}} props */
function Seats({ one }) {
  const marks = [...Array(one.people).fill("here"), ...Array(one.bots).fill("bot"), ...Array(one.free).fill("free")];
  return html`<span class="open-table__seats" role="img" aria-label=${t("tables.seats", { count: one.people, of: marks.length })}>
    ${marks.map((mark, index) => html`<span key=${index} class=${`mark mark--${mark}`}></span>`)}
  </span>`;
}

/** @param {Listed} one */
function standing(one) {
  const notes = [t(one.paused ? "tables.paused" : `tables.phase.${one.phase}`)];
  if (one.locked) notes.push(t("lock.is_on.short"));
  return notes.join(" · ");
}
