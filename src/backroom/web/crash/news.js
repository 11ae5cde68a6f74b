// What is made of the events of Crash: the draft follows the table, the showdown begins, and those
// who listen are told.

import { announce } from "../lib/announce.js";
import { listed, t } from "../lib/words.js";
import { buzz } from "../lib/vibrate.js";
import { cardName } from "../parts/card.js";
import { play } from "../sound/sound.js";
import { winnersText } from "./bar.js";
import { follow } from "./draft.js";
import { falling, handInFull } from "./hand_words.js";
import { flyPoint } from "./flights.js";
import { isEnd, ownSeat, seatName } from "./look.js";
import { ordinal } from "./moves.js";
import { begin, rest } from "./reveal.js";
import { bonusWords, exchangedWords, nameOf, pointsWords, rowWords } from "./deal_words.js";

/** @typedef {import("./look.js").Update} Update */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {Extract<Update["told"][number], {type: `crash.${string}`}>} News */
/** @typedef {import("./deal_words.js").Shown} Shown */

const OWN_TURN_MS = 40;
const WON_MS = [40, 60, 40, 60, 120];

/** @param {Update} update @param {Roster} roster */
export function hearCrash(update, roster) {
  const { seen, told } = update;
  if (!isEnd(seen)) rest();
  follow({ seen, roster });
  for (const news of /** @type {News[]} */ (told)) tell(news, seen, roster);
}

/** @param {News} news @param {Update["seen"]} seen @param {Roster} roster */
function tell(news, seen, roster) {
  const own = ownSeat(seen);
  switch (news.type) {
    case "crash.hands_dealt":
      play("card");
      return announce("deal", t("crash.news.deal", { who: nameOf(roster, own, news.dealer) }));
    case "crash.your_hand":
      return announce("cards", t("news.cards", { cards: listed(falling(news.cards).map(cardName)) }));
    case "crash.has_answered":
      return news.seat === own ? undefined : announce("answer", t("crash.news.answered", { who: seatName(roster, news.seat) }));
    case "crash.your_answer":
      return announce("answer", t(news.swap ? "crash.deciding.swap" : "crash.deciding.keep"));
    case "crash.declined":
      if (seen.type === "crash.seen_offering" && seen.asked === own) buzz(OWN_TURN_MS);
      return announce("answer", t("crash.news.declined", { who: seatName(roster, news.seat) }));
    case "crash.exchanged":
      play("card");
      return announce("exchange", exchangedWords(news.seats, own, roster));
    case "crash.locked_in":
      play("knock");
      return announce(`lock ${news.seat}`, news.seat === own ? t("crash.news.locked.you") : t("crash.news.locked", { who: seatName(roster, news.seat) }));
    case "crash.unlocked":
      return announce(`lock ${news.seat}`, news.seat === own ? t("crash.news.unlocked.you") : t("crash.news.unlocked", { who: seatName(roster, news.seat) }));
    case "crash.revealed":
      return show({ result: news.result, roster, own }, seen);
  }
}

/** @param {Shown} shown @param {Update["seen"]} seen */
function show(shown, seen) {
  const { result, roster, own } = shown;
  begin(result, {
    onHand: () => play("card"),
    onPoint: (row) => {
      const winner = result.rows[row]?.winner ?? "nobody";
      play(winner === "nobody" ? "knock" : "chip");
      if (winner === own) buzz(OWN_TURN_MS);
      flyPoint(row, winner);
      announce(`row ${row}`, rowInFull(shown, row));
    },
    onBonus: () => {
      play("vault");
      announce("bonus", bonusWords(shown));
    },
    onRest: () => {
      announce("points", t("crash.news.points", { points: pointsWords(shown) }));
      if (seen.type !== "crash.seen_last_deal") return;
      play("vault");
      if (own !== null && seen.winners.includes(own)) buzz(WON_MS);
      announce("end", winnersText(seen, roster));
    },
  });
}

/** Everybody's hand of a row, and who scores. @param {Shown} shown @param {number} row */
function rowInFull(shown, row) {
  const { result, roster, own } = shown;
  const hands = result.layouts.flatMap(({ hands }, seat) => {
    const hand = hands[row];
    return hand ? [t("crash.shown", { who: nameOf(roster, own, seat), hand: handInFull(hand, roster.rules.flush_high) })] : [];
  });
  return `${ordinal(row)}: ${hands.join(" ")} ${rowWords(shown, row)}`;
}
