// Everything that is no move: others in, seats, votes, oneself, the look, the keys, and the way out.

import { useSignal } from "@preact/signals";
import { ask } from "../commands.js";
import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Settings } from "../parts/settings_dialog.js";
import { AskFirst } from "../room/ask_first.js";
import { Deed } from "../room/deed.js";
import { HostSeat } from "../room/host_seat.js";
import { MePage } from "../room/me_page.js";
import { motions, openBallots } from "../room/motions.js";
import { nameAt } from "../room/names.js";
import { SeatsPage } from "../room/seats_page.js";
import { VotesPage } from "../room/votes_page.js";
import { go } from "../route.js";
import { Help } from "./help.js";
import { Invitation } from "./invitation.js";
import { gameName } from "./table_name.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {"menu" | "invite" | "seats" | "seat" | "votes" | "me" | "settings" | "help" | "leave"} Page */

await more("menu");

/** @param {{roster: Roster, first?: Page, at?: number, onClose: () => void}} props  `at`: the seat that page `seat` is about */
export function Menu({ roster, first = "menu", at = 0, onClose }) {
  const page = useSignal(first);
  const seat = useSignal(at);
  if (page.value === "help") return html`<${Help} roster=${roster} onClose=${onClose} />`;
  /** @param {Page} next */
  const turn = (next) => () => (page.value = next);
  /** @param {number} pointed */
  const point = (pointed) => {
    seat.value = pointed;
    page.value = "seat";
  };
  const back = page.value === first ? undefined : turn(page.value === "seat" ? "seats" : "menu");
  const isFree = roster.seats[seat.value]?.type === "free";
  const name = isFree ? t("host.free.title", { seat: seat.value + 1 }) : nameAt(roster, seat.value);
  const title = page.value === "seat" ? name : t(`menu.${page.value}`);
  return html`<${Dialog} title=${title} onClose=${onClose} onBack=${back}>${content()}<//>`;

  function content() {
    switch (page.value) {
      case "invite":
        return html`<${Invitation} roster=${roster} />`;
      case "seats":
        return html`<${SeatsPage} roster=${roster} onPoint=${point} onSat=${onClose} />`;
      case "seat":
        return html`<${HostSeat} roster=${roster} seat=${seat.value} onDone=${back ?? onClose} />`;
      case "votes":
        return html`<${VotesPage} roster=${roster} onDone=${onClose} />`;
      case "me":
        return html`<${MePage} roster=${roster} />`;
      case "settings":
        return html`<${Settings} />`;
      case "leave":
        return html`<${Leave} roster=${roster} onClose=${onClose} />`;
      default:
        return html`<${Entries} roster=${roster} turn=${turn} />`;
    }
  }
}

/** @param {{roster: Roster, turn: (page: Page) => () => void}} props */
function Entries({ roster, turn }) {
  const votes = openBallots(roster).length;
  return html`<div class="deeds deeds--menu">
      <${Deed} title=${t("menu.invite")} onDo=${turn("invite")} />
      <${Deed} title=${t("menu.seats")} note=${roster.locked ? t("lock.is_on.short") : ""} onDo=${turn("seats")} />
      ${motions(roster).length > 0 && html`<${Deed} title=${t("menu.votes")} note=${votes ? t("menu.votes.open", { count: votes }) : ""} onDo=${turn("votes")} />`}
      <${Deed} title=${t("menu.me")} onDo=${turn("me")} />
      <${Deed} title=${t("menu.settings")} onDo=${turn("settings")} />
      <${Deed} title=${t("help.title")} onDo=${turn("help")} />
    </div>
    <div class="dialog__row dialog__row--end">
      <button class="button button--grave" onClick=${turn("leave")}>${t("menu.leave")}</button>
    </div>`;
}

/** @param {Roster} roster */
function whatLeavingDoes(roster) {
  if (roster.phase !== "playing") return "leave.lobby";
  return gameName(roster.rules) === "dice" ? "leave.playing.dice" : "leave.playing";
}

/** Leaving asks first. @param {{roster: Roster, onClose: () => void}} props */
function Leave({ roster, onClose }) {
  const isSeated = typeof roster.you === "number";
  const standUp = async () => (await ask({ type: "leave" })) && onClose();
  const leave = async () => {
    if (isSeated && !(await ask({ type: "leave" }))) return;
    onClose();
    go("/");
  };
  return html`<${AskFirst} text=${t(isSeated ? whatLeavingDoes(roster) : "leave.watching")} no=${t("leave.stay")} yes=${t("leave.go")} onYes=${leave} onNo=${onClose} />
    ${isSeated && html`<div class="deeds"><${Deed} title=${t("leave.watch")} hint=${t("leave.watch.hint")} onDo=${standUp} /></div>`}`;
}
