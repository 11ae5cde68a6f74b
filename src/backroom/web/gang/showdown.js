// Every hand in the order of the red chips, with the best five lifted and the first break marked.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Backs, Card, cardName } from "../parts/card.js";
import { Chip } from "../parts/chip.js";
import { Board } from "./felt.js";
import { forces } from "./forces.js";
import { handDetail } from "./hand_words.js";
import { Name } from "../room/names.js";
import { COLOURS, chipsOf, ownSeat } from "./look.js";
import { Moment } from "./moment.js";
import { sayHand } from "./news.js";
import { reveal } from "./reveal.js";

/** @typedef {import("../wire.d.ts").Shown} Shown */
/** @typedef {import("./look.js").Roster} Roster */
/** @typedef {import("../wire.d.ts").SeenHeistOver | import("../wire.d.ts").SeenGameOver | import("../wire.d.ts").SeenGuessing} SeenEnd */

/** @param {{seen: SeenEnd, roster: Roster}} props */
export function Showdown({ seen, roster }) {
  const pointed = useSignal(/** @type {number | null} */ (null)); // at which hand
  const { count, stage } = reveal.value;
  const open = Math.min(count, seen.shown.length);
  const broken = seen.shown.findIndex((hand) => hand.breaks); // only the first is marked
  const last = stage === "hands" ? open - 1 : broken >= 0 ? broken : seen.shown.length - 1;
  const at = pointed.value !== null && pointed.value < open ? pointed.value : last;
  const five = seen.shown[at]?.cards ?? [];
  /** @param {string} card */
  const mark = (card) => (five.length === 0 ? "" : five.includes(card) ? "is-lifted" : "is-dim");
  return html`<section class="showdown" aria-label=${t("showdown.label")}>
    <div class="showdown__board">
      <${Board} cards=${seen.heist.board} mark=${mark} />
      ${stage === "verdict" && seen.type !== "gang.seen_guessing" && html`<${Moment} isCracked=${seen.cracked} />`}
    </div>
    <ol class="ladder" data-count=${roster.seats.length}>
      ${seen.shown.map((hand, index) => html`<li key=${hand.seat} class=${`rung ${broken === index && index < open ? "rung--breaks" : ""} ${stage === "hands" && index === open ? "is-next" : ""}`} data-seat=${hand.seat}>
        ${index < open
          ? html`<${Open} hand=${hand} index=${index} seen=${seen} roster=${roster} isAt=${index === at} breaks=${broken === index}
              mark=${index === at ? mark : () => ""} onPoint=${() => (pointed.value = index)} />`
          : html`<${Closed} hand=${{ seat: hand.seat, count: hand.hole.length }} index=${index} seen=${seen} roster=${roster} />`}
      </li>`)}
      ${seen.type === "gang.seen_guessing" && html`<li key=${seen.holder} class="rung is-next" data-seat=${seen.holder}>
        <${Closed} hand=${{ seat: seen.holder, count: held(seen.heist.hands[seen.holder]) }} index=${seen.shown.length} seen=${seen} roster=${roster} />
      </li>`}
    </ol>
  </section>`;
}

/** @param {import("../wire.d.ts").SeenHeist["hands"][number] | undefined} hand */
function held(hand) {
  return Array.isArray(hand) ? hand.length : hand?.count ?? 0;
}

/** @param {{hand: {seat: number, count: number}, index: number, seen: SeenEnd, roster: Roster}} props */
function Closed({ hand, index, seen, roster }) {
  const { Marks } = forces.value ?? {};
  return html`<div class="rung__face">
    <${Chip} colour="red" stars=${index + 1} named />
    <${Who} hand=${hand} seen=${seen} roster=${roster} />
    ${Marks && html`<div class="rung__what"><${Marks} seen=${seen} seat=${hand.seat} /></div>`}
    <span class="rung__hole"><${Backs} count=${hand.count} /></span>
  </div>`;
}

/**
 * @param {{hand: Shown, index: number, seen: SeenEnd, roster: Roster, isAt: boolean, breaks: boolean,
 *   mark: (card: string) => string, onPoint: () => void}} props
 */
function Open({ hand, index, seen, roster, isAt, breaks, mark, onPoint }) {
  const { MuscleTag, Tags, tagWords } = forces.value ?? {};
  const label = [
    sayHand({ ...hand, breaks }, index, roster),
    ...(hand.lifted ? [`${t("rung.muscle.label")}.`] : []),
    hand.hole.map(cardName).join(", "),
    ...(tagWords?.(seen, hand.seat) ?? []),
  ].join(" ");
  return html`<button type="button" class="rung__face is-open" aria-pressed=${isAt} aria-label=${label} onClick=${onPoint}>
    <${Chip} colour="red" stars=${index + 1} />
    <${Who} hand=${hand} seen=${seen} roster=${roster} />
    <span class="rung__what">
      <strong class="rung__category">${t(`category.${hand.category}`)}</strong>
      ${hand.lifted && MuscleTag && html`<${MuscleTag} />`}
      <small class="rung__detail">${handDetail(hand)}</small>
      ${Tags && html`<${Tags} seen=${seen} seat=${hand.seat} />`}
    </span>
    <span class="rung__hole">${hand.hole.map((card) => html`<${Card} key=${card} card=${card} mark=${`card--hole ${mark(card)}`} />`)}</span>
    <span class="rung__five" aria-hidden="true">${hand.cards.map((card) => html`<${Card} key=${card} card=${card} />`)}</span>
  </button>
  ${breaks && html`<span class="rung__break" aria-hidden="true">${t("showdown.breaks")}</span>`}`;
}

/** Whose hand, and the chips before the red one. @param {{hand: {seat: number}, seen: SeenEnd, roster: Roster}} props */
function Who({ hand, seen, roster }) {
  const held = chipsOf(seen, hand.seat);
  const isYou = hand.seat === ownSeat(seen);
  return html`<span class="rung__who">
    <span class=${`rung__name ${isYou ? "is-you" : ""}`}>${isYou ? t("seat.you") : html`<${Name} roster=${roster} seat=${hand.seat} />`}</span>
    <span class="rung__past" aria-hidden="true">
      ${COLOURS.slice(0, 3).map((colour) => held[colour] > 0 && html`<${Chip} key=${colour} colour=${colour} stars=${held[colour]} />`)}
    </span>
  </span>`;
}
