// One line on what happened last.

import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { nameAt } from "../room/names.js";
import { boutOf, ownSeat } from "./look.js";
import { madeText } from "./made_words.js";

/** @typedef {import("./look.js").Sight} Sight */

/** @param {Sight} sight */
export function Said(sight) {
  return html`<p class="said">${text(sight)}</p>`;
}

/** @param {Sight} sight */
function text({ seen, roster }) {
  switch (seen.type) {
    case "dice.seen_turn":
      return seen.throws.length > 0 ? thrown(seen, roster) : before(seen, roster);
    case "dice.seen_break":
      return onward(seen, roster);
    default:
      return "";
  }
}

/** @param {import("./look.js").SeenTurn} seen @param {Sight["roster"]} roster */
function thrown({ seat, throws, viewer }, roster) {
  const count = throws.at(-1)?.again.length ?? 0;
  return seat === viewer ? t("dice.said.threw.you", { count }) : t("dice.said.threw", { who: nameAt(roster, seat), count });
}

/** Before the first throw of a turn: why one does not play, what the turn before came to, or what is played for. @param {import("./look.js").SeenTurn} seen @param {Sight["roster"]} roster */
function before(seen, roster) {
  const own = ownSeat(seen);
  const { order } = seen.standing;
  if (own !== null && !order.includes(own)) return t("dice.said.sits_out");
  const bout = boutOf(seen);
  const last = bout?.results.at(-1);
  if (last) {
    const made = madeText(last.made);
    return last.seat === own ? t("dice.said.result.you", { made }) : t("dice.said.result", { who: nameAt(roster, last.seat), made });
  }
  if (bout && bout.play_off > 0) return t("dice.said.play_off", { who: listed(bout.order.map((seat) => nameAt(roster, seat))) });
  return t("dice.said.ante", { count: roster.rules.ante, bank: seen.standing.bank });
}

/** Who has seen enough, or what comes between circles. @param {Extract<Sight["seen"], {type: "dice.seen_break"}>} seen @param {Sight["roster"]} roster */
function onward({ circle_over, onward: gone }, roster) {
  if (circle_over) return t("dice.said.between");
  return gone.length > 0 ? t("dice.said.onward", { who: listed(gone.map((seat) => nameAt(roster, seat))) }) : "";
}
