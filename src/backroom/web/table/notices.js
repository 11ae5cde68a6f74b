// What went wrong just now: the way to the server, or a wish that was refused.

import { useEffect } from "preact/hooks";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { refusalText } from "../lib/refusals.js";
import { t } from "../lib/words.js";
import { Ballots } from "../room/ballots.js";
import { Comings } from "../room/comings.js";
import { TakeBack } from "../room/take_back.js";
import { connection, isStale, refused } from "../store.js";

const SHORT_MS = 1500; // an interruption that nobody needs to hear of
const SHOWN_MS = 4000;

export function Notices() {
  return html`<aside class="notices" aria-label=${t("notices.label")}><${Connection} /><${Refusal} /><${Comings} /><${TakeBack} /><${Ballots} /></aside>`;
}

function Connection() {
  const isLost = connection.value === "lost";
  useEffect(() => {
    if (!isLost) return undefined;
    let isSaid = false;
    const timer = setTimeout(() => {
      isSaid = true;
      announce("connection", t("connection.lost"));
    }, SHORT_MS);
    return () => {
      clearTimeout(timer);
      if (isSaid) announce("connection", t("connection.back"));
    };
  }, [isLost]);
  if (isStale.value) {
    return html`<p class="notice notice--lost">${t("connection.stale")}
      <button class="button" onClick=${() => location.reload()}>${t("connection.reload")}</button></p>`;
  }
  return isLost && html`<p class="notice notice--lost notice--late"><span class="spinner" aria-hidden="true"></span>${t("connection.lost")}</p>`;
}

function Refusal() {
  const last = refused.value;
  const text = last ? refusalText(last) : "";
  useEffect(() => {
    if (!last) return undefined;
    announce("refusal", text);
    const timer = setTimeout(() => (refused.value = null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last && html`<p key=${last.id} class="notice notice--refused">${text}</p>`;
}
