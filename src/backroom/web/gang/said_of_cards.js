// The line on what happened last, where a card in force has more to say.

import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { forceName } from "../parts/force_card.js";
import { askingText } from "./asking.js";

/** @param {Pick<import("./look.js").Sight, "seen" | "roster">} sight @returns {import("preact").ComponentChild} null: nothing more */
export function saidOfCards({ seen, roster }) {
  switch (seen.type) {
    case "gang.seen_peeking": {
      if (seen.to_act.length === 0) return null;
      const looked = t("said.peeking", { count: seen.looked.length, of: roster.seats.length });
      return `${looked} ${t("phase.then", { cards: listed(seen.to_act.map(forceName)) })}`;
    }
    case "gang.seen_passing":
      return t("phase.passing", { count: seen.chosen.length, of: roster.seats.length });
    case "gang.seen_chips":
      return seen.talk.type === "quiet" ? null : html`<b>${askingText(seen, roster)}</b>`;
    default:
      return null;
  }
}
