// What is heard and felt of the events of the game.

import { buzz } from "../lib/vibrate.js";
import { play } from "../sound/sound.js";
import { ownSeat, seatInTurn } from "./look.js";

/** @typedef {import("../wire.d.ts").Update["told"][number]} News */

const TURN_MS = 35;
const WON_MS = [40, 60, 120];

/** @param {News} news @param {import("./look.js").Seen} seen */
export function feel(news, seen) {
  switch (news.type) {
    case "dice.dice_thrown":
    case "dice.start_cast":
      return play("dice");
    case "dice.turn_ended":
    case "dice.game_began":
      if (seatInTurn(seen) === ownSeat(seen)) buzz(TURN_MS);
      return play("knock");
    case "dice.game_won":
      if (news.past.winners.some((seat) => seat === ownSeat(seen))) buzz(WON_MS);
      return play("chip");
  }
}
