// What is made of the events that come with an update: the showdown begins, and those who listen
// are told.

import { announce } from "../lib/announce.js";
import { listed, t } from "../lib/words.js";
import { cardName } from "../parts/card.js";
import { feel, feelHand, feelVerdict } from "./feel.js";
import { forces } from "./forces.js";
import { handInFull } from "./hand_words.js";
import { heistOf, ownSeat, seatName } from "./look.js";
import { begin, rest } from "./reveal.js";

/** @typedef {import("./look.js").Update} Update */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {Update["told"][number]} News */
/** @typedef {import("../wire.d.ts").Shown} Shown */

const SHOWN = new Set(["guessing", "heist_over", "game_over"].map((phase) => `gang.seen_${phase}`)); // hands

/** @param {Update} update @param {Roster} roster */
export function hearGang({ seen, told }, roster) {
  if (!SHOWN.has(seen.type)) rest();
  for (const news of told) {
    feel(news, seen);
    if (news.type === "gang.hands_shown") begin(news.shown, (hand, index) => show(hand, index, roster), null);
    if (news.type === "gang.showdown") showDown(news, told, roster, seen);
    else if (!forces.value?.tellOfCards(news, seen, roster)) tell(news, seen, roster);
  }
  if ("own" in seen && seen.own.type === "named" && told.some((news) => news.type === "gang.turned")) {
    announce("own", t("news.own", { hand: handInFull(seen.own) }));
  }
}

/** @param {Extract<News, {type: "gang.showdown"}>} news @param {Update["told"]} told @param {Roster} roster @param {Update["seen"]} seen */
function showDown({ shown, cracked }, told, roster, seen) {
  const isGuessed = (heistOf(seen)?.guessed.length ?? 0) > 0; // then all hands but one lie open already
  const end = told.find((news) => news.type === "gang.game_ended");
  begin(
    shown,
    (hand, index) => show(hand, index, roster),
    () => {
      feelVerdict(cracked);
      announce("verdict", t(cracked ? "verdict.cracked" : "verdict.alarm"));
      if (end) announce("end", t(end.won ? "over.won" : "over.lost"));
    },
    isGuessed ? shown.length - 1 : 0,
  );
}

/** @param {Shown} hand @param {number} index @param {Roster} roster */
function show(hand, index, roster) {
  feelHand(hand);
  announce(`hand ${index}`, sayHand(hand, index, roster));
}

/** @param {Shown} hand @param {number} index @param {Roster} roster */
export function sayHand(hand, index, roster) {
  const said = t("news.hand", { count: index + 1, who: seatName(roster, hand.seat), hand: handInFull(hand) });
  return hand.breaks ? `${said} ${t("showdown.breaks")}.` : said;
}

/** @param {News} news @param {Update["seen"]} seen @param {Roster} roster */
function tell(news, seen, roster) {
  switch (news.type) {
    case "gang.dealt":
      return announce("heist", t("gang.heist", { count: news.heist }) + ".");
    case "gang.your_cards":
      return announce("cards", t("news.cards", { cards: listed(news.cards.map(cardName)) }));
    case "gang.turned":
      return announce("board", t("news.turned", { cards: listed(news.cards.map(cardName)) }));
    case "gang.chips_opened":
      return announce("round", t("news.chips", { round: t(`round.${news.colour}`), colour: t(`colour.${news.colour}`) }));
    case "gang.took":
      return announce(`chip ${news.stars}`, sayTaken(news, seen, roster));
    case "gang.was_put_back":
      return announce(`chip ${news.stars}`, t("news.put_back", { who: seatName(roster, news.seat), stars: news.stars }));
    case "gang.confirmed":
      return news.seat === ownSeat(seen) ? announce("fine", t("news.fine")) : undefined;
  }
}

/** @param {Extract<News, {type: "gang.took"}>} news @param {Update["seen"]} seen @param {Roster} roster */
function sayTaken({ seat, stars, source }, seen, roster) {
  const who = seatName(roster, seat);
  if (source === "centre") return t("news.took", { who, stars });
  if (source === ownSeat(seen)) return t("news.took_from_you", { who, stars });
  return t("news.took_from", { who, stars, from: seatName(roster, source) });
}
