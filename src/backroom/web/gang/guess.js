// The guess about the last hand, while all the others lie open: every guesser votes, in sight of all.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Ring } from "../parts/ring.js";
import { letterOf } from "./due.js";
import { option, ownSeat, seatName } from "./look.js";

/** @typedef {import("../wire.d.ts").SeenGuessing} SeenGuessing */
/** @typedef {import("../wire.d.ts").GuessVote["guess"]} Guess */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {import("./look.js").Sight & {send: import("./look.js").Send}} Sight */

const RANKS = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CATEGORIES = /** @type {const} */ ([
  "high_card", "one_pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush",
]);

/** @param {Sight} sight */
export function Guessing({ seen, roster, clock, send }) {
  if (seen.type !== "gang.seen_guessing") return null;
  const who = seatName(roster, seen.holder);
  const hurry = option(seen, "gang.hurry");
  const own = ownSeat(seen);
  if (own === null || own === seen.holder) {
    return html`<section class="guess" aria-label=${t("guess.label")}>
      <p class="guess__ask">${own === null ? t("guess.watch", { who }) : t("guess.muted")}</p>
      ${own !== null && html`<p class="guess__hint">${t("guess.muted.hint")}</p>`}
      <${Votes} seen=${seen} roster=${roster} />
    </section>`;
  }
  const isRank = seen.challenge === "retina_scan";
  return html`<section class="guess" aria-label=${t("guess.label")}>
    <p class="guess__ask">${t(isRank ? "guess.rank" : "guess.category", { who })}</p>
    <div class=${`guess__all ${isRank ? "guess__all--ranks" : ""}`} role="group" aria-label=${t("guess.label")}>
      ${guesses(isRank).map((guess) => html`<${One} key=${guessKey(guess)} guess=${guess} seen=${seen} send=${send} />`)}
    </div>
    <div class="guess__foot">
      <${Votes} seen=${seen} roster=${roster} />
      ${seen.runs > 0 ? html`<span class="guess__clock" title=${t("guess.hurried")}><${Ring} clock=${clock} turn=${`guess ${seen.challenge} ${seen.runs}`} /></span>`
        : hurry && html`<button type="button" class="button button--small" onClick=${() => send(hurry)}>${t("guess.hurry")}</button>`}
    </div>
  </section>`;
}

/** @param {{guess: Guess, seen: SeenGuessing, send: import("./look.js").Send}} props */
function One({ guess, seen, send }) {
  const key = guessKey(guess);
  const votes = seen.ballots.filter((ballot) => guessKey(ballot.guess) === key);
  const isYours = votes.some(({ seat }) => seat === seen.viewer);
  return html`<button type="button" class="guess__one" aria-pressed=${isYours} aria-label=${guessText(guess)}
    onClick=${() => !isYours && send({ type: "gang.vote_for", heist: seen.heist.number, guess })}>
    ${guess.type === "rank_guess" ? letterOf(guess.rank).replace("T", "10") : guessText(guess)}
    ${votes.length > 0 && html`<b class="guess__count" aria-hidden="true">${votes.length}</b>`}
  </button>`;
}

/** Who is for what. @param {{seen: SeenGuessing, roster: Roster}} props */
function Votes({ seen, roster }) {
  if (seen.ballots.length === 0) return html`<p class="guess__votes">${t("guess.votes.none")}</p>`;
  return html`<p class="guess__votes">${seen.ballots.map(({ seat, guess }, index) => html`<span key=${seat}>${index > 0 && " · "}${t("guess.votes", {
    who: seat === ownSeat(seen) ? t("seat.you") : seatName(roster, seat),
    guess: guessText(guess),
  })}</span>`)}</p>`;
}

/** @param {Guess} guess */
export function guessText(guess) {
  return guess.type === "rank_guess" ? t(`rank.${letterOf(guess.rank)}`) : t(`category.${guess.category}`);
}

/** @param {boolean} isRank @returns {Guess[]} */
function guesses(isRank) {
  if (isRank) return RANKS.map((rank) => ({ type: "rank_guess", rank }));
  return CATEGORIES.map((category) => ({ type: "category_guess", category }));
}

/** @param {Guess} guess */
function guessKey(guess) {
  return guess.type === "rank_guess" ? String(guess.rank) : guess.category;
}
