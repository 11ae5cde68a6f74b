// What those who listen are told about challenges and specialists.

import { announce } from "../lib/announce.js";
import { listed, t } from "../lib/words.js";
import { cardName } from "../parts/card.js";
import { forceName } from "../parts/force_card.js";
import { guessText } from "./guess.js";
import { ownSeat, seatName } from "./look.js";
import { storyText } from "./story_words.js";

/** @typedef {import("./look.js").Update} Update */
/** @typedef {Update["told"][number]} News */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {[subject: string, text: string]} Line */

/** @param {News} news @param {Update["seen"]} seen @param {Roster} roster @returns {boolean} was it about them? */
export function tellOfCards(news, seen, roster) {
  const line = lineOf(news, seen, roster);
  if (line?.[1]) announce(...line);
  return line !== null;
}

/** @param {News} news @param {Update["seen"]} seen @param {Roster} roster @returns {Line | null} */
function lineOf(news, seen, roster) {
  /** @param {number} seat */
  const name = (seat) => seatName(roster, seat);
  switch (news.type) {
    case "gang.drawn":
      return ["drawn", t("news.force", { cards: listed([...news.challenges, ...news.specialists].map(forceName)) })];
    case "gang.your_choice":
      return ["choice", t("news.chosen", { card: cardName(news.card) })];
    case "gang.happened":
      return [subjectOf(news.entry), storyText(news.entry, { seen, roster })];
    case "gang.chips_discarded":
      return ["discarded", t("news.discarded", { colour: t(`colour.${news.colour}`) })];
    case "gang.proposed": {
      const { specialist, proposer, user } = news.proposal;
      return ["talk", t("news.proposed", { by: name(proposer), card: forceName(specialist), who: name(user) })];
    }
    case "gang.agreed":
      return [`agreed ${news.seat}`, t("news.agreed", { who: name(news.seat) })];
    case "gang.wait_over":
      return ["wait", news.wait.seat === ownSeat(seen) ? t("news.wait_over") : ""];
    case "gang.hands_shown":
      return ["hands", t("news.hands", { who: name(news.holder) })];
    case "gang.guess_opened":
      return ["guess", forceName(news.challenge) + "."];
    case "gang.voted":
      return [`vote ${news.ballot.seat}`, t("news.voted", { who: name(news.ballot.seat), guess: guessText(news.ballot.guess) })];
    case "gang.vote_voided":
      return [`vote ${news.seat}`, t("news.voided", { who: name(news.seat) })];
    case "gang.guess_hurried":
      return ["hurry", t("news.hurried")];
    case "gang.guess_settled":
      return [`settled ${news.guessed.challenge}`, t("news.settled", { card: forceName(news.guessed.challenge), guess: guessText(news.guessed.guess) })];
    default:
      return null;
  }
}

/** Who knows more is told twice: the later line, which says more, replaces the first. @param {import("../wire.d.ts").Happened["entry"]} entry */
function subjectOf(entry) {
  const seat = "seat" in entry ? entry.seat : "";
  const deed = entry.type === "note" ? entry.deed : "";
  return `${entry.type} ${deed} ${seat} ${entry.type === "answered" ? entry.proposal : ""}`;
}
