// The bar at the bottom while a card in force has its say.

import { html } from "../lib/html.js";
import { listed, t } from "../lib/words.js";
import { forceName } from "../parts/force_card.js";
import { Asking, Choose } from "./asking.js";
import { due } from "./due.js";
import { Guessing, guessText } from "./guess.js";
import { seatName } from "./look.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("../wire.d.ts").SeenHeistOver | import("../wire.d.ts").SeenGameOver} SeenEnd */

/** Has the bar something else to say than in the plain game? @param {Sight & {send: import("./look.js").Send}} sight */
export function CardBar(sight) {
  const { seen } = sight;
  if (seen.type === "gang.seen_guessing") return html`<${Guessing} ...${sight} />`;
  if (seen.type === "gang.seen_chips") return html`<${Asking} ...${sight} />`;
  if (due(seen)) return html`<${Choose} />`;
  return html`<p key="quiet" class="bar__quiet"><span>${comingText(sight)}</span></p>`;
}

/** Why a heist ended as it did, guesses included. @param {SeenEnd} seen */
export function endText(seen) {
  const { cracked, heist, shown } = seen;
  if (cracked) {
    const right = heist.guessed.map(({ challenge, guess }) => t("guess.settled", { card: forceName(challenge), guess: guessText(guess) }));
    return [t("verdict.cracked.why"), ...right].join(" · ");
  }
  const wrong = seen.missed.map((card) => t("verdict.missed.why", { card: forceName(card) }));
  return [...(shown.some((hand) => hand.breaks) ? [t("verdict.alarm.why")] : []), ...wrong].join(" ");
}

/** Which cards were in force in a heist that is over, and what was guessed. @param {import("../wire.d.ts").PastHeist} heist */
export function pastText({ challenges, specialists, guessed }) {
  const cards = t("news.force", { cards: listed([...challenges, ...specialists].map(forceName)) });
  const guesses = guessed.map(({ challenge, guess }) => `${t("guess.settled", { card: forceName(challenge), guess: guessText(guess) })}.`);
  return [cards, ...guesses].join(" ");
}

/** Which guesses were wrong, in short. @param {SeenEnd} seen */
export function missedText({ missed }) {
  return listed(missed.map((card) => t("guess.missed", { card: forceName(card) })));
}

/** Which cards come now, or who is waited for. @param {Sight} sight */
function comingText({ seen, roster }) {
  switch (seen.type) {
    case "gang.seen_drawing":
      return t("phase.drawing");
    case "gang.seen_redealing":
      return t("phase.redealing");
    case "gang.seen_redrawing":
      return t("phase.redrawing", { card: forceName(seen.challenge), who: seatName(roster, seen.seat) });
    case "gang.seen_passing":
      return t("phase.passing", { count: seen.chosen.length, of: roster.seats.length });
    default:
      return t("bar.cards");
  }
}
