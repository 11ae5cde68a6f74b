// What is heard and felt of the events of the game. What is seen of them the views say.

import { buzz } from "../lib/vibrate.js";
import { play } from "../sound/sound.js";
import { ownSeat } from "./look.js";

/** @typedef {import("../wire.d.ts").Update["told"][number]} News */

const TAKEN_MS = 35;
const VAULT_MS = [40, 60, 40, 60, 120];
const ALARM_MS = [220, 90, 220];

/** @param {News} news @param {import("./look.js").Seen} seen */
export function feel(news, seen) {
  switch (news.type) {
    case "gang.took":
      if (news.source === ownSeat(seen)) buzz(TAKEN_MS);
      return play("chip");
    case "gang.was_put_back":
      return play("chip");
    case "gang.your_cards":
    case "gang.turned":
      return play("card");
    case "gang.confirmed":
      return play("knock");
  }
}

/** A hand of the showdown is turned. @param {{breaks: boolean}} hand */
export function feelHand({ breaks }) {
  return play(breaks ? "thud" : "card");
}

/** @param {boolean} isCracked */
export function feelVerdict(isCracked) {
  buzz(isCracked ? VAULT_MS : ALARM_MS);
  return play(isCracked ? "vault" : "alarm");
}
