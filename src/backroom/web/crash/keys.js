// All of Crash by keyboard. With a card in focus a digit puts it into that hand and 0 takes it out;
// without one a digit chooses the hand that cards go to.

import { announce } from "../lib/announce.js";
import { isPressing, useKeys } from "../lib/keys.js";
import { t } from "../lib/words.js";
import { turnSounds } from "../sound/turn_sounds.js";
import { current, hands, placeOf } from "./draft.js";
import { focused, step } from "./focus.js";
import { benchOf, isDone, ownSeat } from "./look.js";
import { putCard } from "./moves.js";
import { openAnalysis, openSheet } from "./opened.js";
import { arrangeForMe, sortAnew, takeBack } from "./tools.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function useCrashKeys(sight) {
  useKeys((event) => press(event, sight));
}

/** @param {KeyboardEvent} event @param {Sight} sight @returns {boolean} was it for us? */
function press(event, { seen }) {
  const key = event.key.toLowerCase();
  if (key === "f" || (key === "enter" && !isPressing(event))) {
    document.querySelector(/** @type {"button"} */ (".bar .button--brass, .bar .bar__act--early"))?.click();
    return true;
  }
  if (key === "s") return openSheet(seen);
  if (key === "l") return openAnalysis(seen);
  if (key === "m") return turnSounds();
  if (!benchOf(seen) || isDone(seen, ownSeat(seen) ?? -1)) return false;
  return pressWhileMaking(key, seen);
}

/** @param {string} key @param {Sight["seen"]} seen */
function pressWhileMaking(key, seen) {
  const deeds = { u: takeBack, r: sortAnew, a: () => arrangeForMe(seen) };
  const deed = deeds[/** @type {keyof typeof deeds} */ (key)];
  if (deed) {
    deed();
    return true;
  }
  if (key === "arrowright" || key === "arrowleft") return step(key === "arrowright" ? 1 : -1);
  if (/^[1-4]$/.test(key)) return choose(Number(key) - 1);
  if (key === "0" || key === "backspace") return takeOut();
  return false;
}

/** @param {number} hand */
function choose(hand) {
  if (hand >= hands.value.length) return false;
  const card = focused();
  if (card) {
    if (placeOf(card) !== hand) putCard(card, hand);
    return true;
  }
  current.value = hand;
  announce("move", t("crash.news.current", { hand: hand + 1 }));
  return true;
}

function takeOut() {
  const card = focused();
  if (card && placeOf(card) !== "rack") putCard(card, "rack");
  return card !== "";
}
