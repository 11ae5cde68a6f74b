// What is made of the events that come with an update: dice begin to roll, and those who listen are
// told, once for each turn that others play.

import { announce } from "../lib/announce.js";
import { listed, t } from "../lib/words.js";
import { nameAt } from "../room/names.js";
import { feel } from "./feel.js";
import { boutOf, ownSeat, toBeat } from "./look.js";
import { diceText, madeInFull } from "./made_words.js";
import { bankText } from "./results.js";
import { stage } from "./scene.js";
import { wonText } from "./standings.js";

/** @typedef {import("./look.js").Update} Update */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {Update["told"][number]} News */

/** @param {Update} update @param {Roster} roster */
export function hearDice(update, roster) {
  stage(update);
  const { seen, told } = update;
  for (const news of told) {
    feel(news, seen);
    tell(news, seen, roster);
  }
  if (told.length > 0) tellTurn(update, roster);
}

/** A later text about the same replaces what has not been said yet. @param {News} news @param {Seen} seen @param {Roster} roster */
function tell(news, seen, roster) {
  const who = "seat" in news ? nameAt(roster, news.seat) : "";
  switch (news.type) {
    case "dice.start_cast":
      return announceOwnStart(news, seen);
    case "dice.start_tied":
      return announce("start", t("news.dice.tied_start", { who: names(news.seats, roster) }));
    case "dice.starter_found":
      return announce("start", news.seat === ownSeat(seen) ? t("dice.start.found.you") : t("dice.start.found", { who }));
    case "dice.game_began":
      return announce("game", t("news.dice.game", { game: news.game, count: news.bank }));
    case "dice.dice_thrown":
      return announceThrow(news, seen);
    case "dice.turn_ended":
      return announceResult(news, seen, roster);
    case "dice.tied":
      return announce("bank", t("news.dice.tied", { who: names(news.seats, roster) }));
    case "dice.game_won":
      return announce("bank", `${bankText(news.past, seen, roster)}.`);
    case "dice.rebought":
      return announce(`stack ${news.seat}`, t("news.dice.rebought", { who, count: news.stack }));
    case "dice.sat_out":
      return announce(`stack ${news.seat}`, t("news.dice.sat_out", { who }));
    case "dice.seat_changed":
      return announceSeat(news, roster);
    case "dice.match_ended":
      return announce("match", `${wonText(news.winners, seen, roster)}.`);
  }
}

/** @param {Extract<News, {type: "dice.start_cast"}>} news @param {Seen} seen */
function announceOwnStart({ dice }, seen) {
  const own = dice.find(({ seat }) => seat === ownSeat(seen));
  if (own) announce("own start", t("news.dice.own_start", { face: own.face }));
}

/** One's own throws are said as they come; of others only what they end with. @param {Extract<News, {type: "dice.dice_thrown"}>} news @param {Seen} seen */
function announceThrow({ seat, thrown }, seen) {
  if (seat !== ownSeat(seen)) return;
  const made = seen.type === "dice.seen_turn" ? seen.made[0] : undefined;
  if (made) announce("own throw", t("news.dice.own_throw", { dice: diceText(thrown.dice), made: madeInFull(made) }));
}

/** @param {Extract<News, {type: "dice.turn_ended"}>} news @param {Seen} seen @param {Roster} roster */
function announceResult({ result }, seen, roster) {
  const made = madeInFull(result.made);
  const dice = diceText(result.throws.at(-1)?.dice ?? []);
  if (result.seat === ownSeat(seen)) return announce("own throw", t("news.dice.own_result", { dice, made }));
  return announce(`result ${result.seat}`, t("news.dice.result", { who: nameAt(roster, result.seat), dice, made }));
}

/** @param {Extract<News, {type: "dice.seat_changed"}>} news @param {Roster} roster */
function announceSeat({ seat, sits, stack }, roster) {
  const sitter = roster.seats[seat];
  const name = sitter?.type === "bot" && sitter.keeps ? sitter.keeps : nameAt(roster, seat);
  return announce(`seat ${seat}`, t(`news.dice.sits.${sits}`, { who: name, count: stack }));
}

/** @param {Update} update @param {Roster} roster */
function tellTurn({ seen, told }, roster) {
  const isNew = told.some(({ type }) => type === "dice.game_began" || type === "dice.turn_ended" || type === "dice.play_off_began");
  if (!isNew || seen.type !== "dice.seen_turn" || seen.seat !== ownSeat(seen)) return;
  const best = toBeat(seen);
  const playOff = boutOf(seen)?.play_off ?? 0;
  const start = playOff > 0 ? t("news.dice.turn.play_off") : t("news.dice.turn");
  const beat = best ? t("news.dice.to_beat", { who: nameAt(roster, best.seat), made: madeInFull(best.made) }) : "";
  announce("turn", `${start} ${beat}`.trim());
}

/** @param {readonly number[]} seats @param {Roster} roster */
function names(seats, roster) {
  return listed(seats.map((seat) => nameAt(roster, seat)));
}
