// A table: the socket to it, and the screen of what it is doing.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { me } from "../api.js";
import { askAgain, ask, hear, sendBy } from "../commands.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { t } from "../lib/words.js";
import { fetchDeck } from "../parts/card.js";
import { Bubbles } from "../room/bubbles.js";
import { forgetTalk, hearLine } from "../room/said_lines.js";
import { Talk } from "../room/talk.js";
import { takeDeviceCode, takeErrand } from "../route.js";
import { connect } from "../socket.js";
import { clock, connection, ended, onLine, onUpdate, receive, reset, roster, update } from "../store.js";
import { Entering } from "./entering.js";
import { expect, fetchLast, gameOf, hearGame, isKnown, isMissing, show } from "./games.js";
import { Gone, Lobby, NameGate } from "./later.js";
import { Notices } from "./notices.js";
import { sit, takePart } from "./seating.js";

/** @typedef {import("../wire.d.ts").Message} Message */
/** @typedef {import("../wire.d.ts").Roster} Roster */

const DeviceGate = lazy(() => import("../room/device_gate.js").then((found) => found.DeviceGate), "gate");

fetchLast();

/** @param {{id: string}} props */
export function Table({ id }) {
  const isNamed = useSignal(/** @type {boolean | null} */ (null));
  const code = useSignal("");
  useEffect(() => {
    code.value = takeDeviceCode();
    me().then((known) => (isNamed.value = known.name !== ""), () => (isNamed.value = true));
  }, []);
  useEffect(() => (isNamed.value && !code.value ? join(id) : undefined), [isNamed.value, code.value]);

  if (code.value) {
    return html`<${DeviceGate} code=${code.value} onDone=${async () => {
      isNamed.value = (await me().catch(() => null))?.name !== "";
      code.value = "";
    }} />`;
  }

  if (isNamed.value === false || (connection.value === "ended" && ended.value === 4401)) {
    return html`<${NameGate} onNamed=${() => {
      reset();
      isNamed.value = true;
    }} />`;
  }
  return html`${screen()}<${Talk} /><${Bubbles} /><${Notices} />`;
}

function screen() {
  const table = roster.value;
  if (connection.value === "ended") return html`<${Gone} code=${ended.value} />`;
  if (!table) return html`<${Entering} />`;
  if (table.phase === "lobby") return html`<${Lobby} roster=${table} />`;
  return html`<${Play} table=${table} />`;
}

/** The game itself, once its screen and its first view are here. @param {{table: Roster}} props */
function Play({ table }) {
  const Screen = gameOf(table)?.Screen;
  const news = update.value;
  useLayoutEffect(() => {
    if (Screen) show(table.rules.type);
  }, [Screen]);
  if (Screen && news) return html`<${Screen} seen=${news.seen} roster=${table} clock=${clock.value} />`;
  if (!isKnown(table.rules.type)) return html`<main class="waiting"><h1>${t("table.no_screen")}</h1></main>`;
  if (isMissing.value) return html`<p class="wrong" role="alert">${t("refused.unreachable")}</p>`;
  return html`<${Entering} />`;
}

/** @param {string} id @returns {() => void} */
function join(id) {
  reset();
  const line = connect(id, {
    hear: (message) => {
      receive(message);
      hear(message);
      if (message.type === "roster") {
        expect(message);
        arrive(message);
        takePart(message);
      }
    },
    opened: () => {
      connection.value = "open";
      askAgain();
    },
    lost: () => (connection.value = "lost"),
    ended: (code) => {
      ended.value = code;
      connection.value = "ended";
    },
  });
  sendBy((command) => line.send(command));
  const forget = onUpdate((news) => roster.value && hearGame(news, roster.value));
  const forgetLines = onLine(hearLine);
  const idle = setTimeout(fetchDeck, 1500);
  return () => {
    clearTimeout(idle);
    forget();
    forgetLines();
    forgetTalk();
    line.close();
  };
}

/** Do at once what the person came for. @param {Roster} table */
function arrive(table) {
  const errand = takeErrand();
  if (errand === "look" || table.phase === "playing") return;
  sit(table);
  if (errand === "start") ask({ type: "start" });
}
