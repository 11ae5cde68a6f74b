// Talk about a specialist: who proposes what, who has answered, how long there is, and one's answer.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { forceName } from "../parts/force_card.js";
import { Ring } from "../parts/ring.js";
import { due, letterOf } from "./due.js";
import { option, ownSeat, seatName } from "./look.js";
import { isChoosing } from "./opened.js";

/** @typedef {import("./look.js").Sight & {send: import("./look.js").Send}} Sight */
/** @typedef {import("./look.js").SeenChips} SeenChips */
/** @typedef {import("../wire.d.ts").Proposal} Proposal */

/** The buttons of the bar while there is such talk. @param {Sight} sight */
export function Asking({ seen, roster, clock, send }) {
  if (seen.type !== "gang.seen_chips") return null;
  const { talk } = seen;
  if (talk.type === "proposal") {
    const ring = html`<${Ring} clock=${clock} turn=${`proposal ${talk.number}`} />`;
    const [agree, refuse, withdraw] = [option(seen, "gang.agree"), option(seen, "gang.refuse"), option(seen, "gang.withdraw")];
    if (agree && refuse) {
      return html`<button key="refuse" type="button" class="button button--grave ask__no" onClick=${() => send(refuse)}>${t("ask.refuse")}</button>
        <button key="agree" type="button" class="button bar__act ask__yes" onClick=${() => send(agree)}>${ring}${t("ask.agree")}</button>`;
    }
    return html`<p key="quiet" class="bar__quiet">${ring}<span>${t("ask.count", { count: talk.agreed.length, of: roster.seats.length })}</span></p>
      ${withdraw && html`<button key="withdraw" type="button" class="button ask__no" onClick=${() => send(withdraw)}>${t("ask.withdraw")}</button>`}`;
  }
  if (due(seen)) return html`<${Choose} />`;
  return talk.type === "quiet" ? null : html`<p key="quiet" class="bar__quiet"><span>${askingText(seen, roster)}</span></p>`;
}

/** To the choice that a card asks for. */
export function Choose() {
  return html`<button key="choose" type="button" class="button button--brass bar__act" aria-haspopup="dialog" onClick=${() => (isChoosing.value = true)}>${t("choose.open")}</button>`;
}

/** In one line what the talk is about. @param {SeenChips} seen @param {import("./look.js").Roster} roster */
export function askingText(seen, roster) {
  const { talk } = seen;
  if (talk.type === "quiet") return "";
  const card = forceName(talk.specialist);
  const isYou = talk.user === ownSeat(seen);
  const who = seatName(roster, talk.user);
  if (talk.type === "card_due") return t("ask.due", { who });
  if (talk.type === "owed") return isYou ? t("ask.owed.you", { card }) : t("ask.owed", { card, who });
  return proposalText(talk, seen, roster);
}

/** @param {Proposal} talk @param {SeenChips} seen @param {import("./look.js").Roster} roster */
function proposalText({ specialist, proposer, user, asked, agreed }, seen, roster) {
  const own = ownSeat(seen);
  const values = { card: forceName(specialist), who: seatName(roster, user), by: seatName(roster, proposer) };
  const said = proposer === own
    ? t(user === own ? "ask.of.you.you" : "ask.of.you", values)
    : t(user === own ? "ask.for.you" : "ask.for", values);
  const rank = asked[0] === undefined ? [] : [t("ask.rank", { rank: t(`rank.${letterOf(asked[0])}`) })];
  return [said, ...rank, t("ask.count", { count: agreed.length, of: roster.seats.length })].join(" ");
}
