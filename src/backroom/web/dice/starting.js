// Who starts: a die each, and those tied highest throw again.

import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Die } from "../parts/die.js";
import { Name, nameAt } from "../room/names.js";
import { boutOf, ownSeat } from "./look.js";
import { ended, roll } from "./scene.js";

/** @typedef {import("./look.js").Sight} Sight */
/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").StartDie} StartDie */

/** @param {Sight} sight */
export function Starting({ seen, roster }) {
  const { contenders, cast, rolling, earlier } = shownOf(seen);
  const starter = roll.value ? -1 : (ended.value?.starter ?? -1);
  return html`<div class="starting">
    <p class="starting__title">${title(starter, earlier, seen, roster)}</p>
    <p class="starting__tie">${(earlier.at(-1) ?? []).map(({ seat, face }) => t("dice.start.one", { who: nameAt(roster, seat), face })).join(" · ")}</p>
    <ol class="starting__dice" data-count=${contenders.length}>
      ${contenders.map((seat) => {
        const face = cast.find((die) => die.seat === seat)?.face ?? 0;
        return html`<li key=${seat} class=${`start-die ${rolling.includes(seat) ? "is-rolling" : ""} ${seat === starter ? "is-best" : ""}`} data-seat=${seat}>
          <${Die} key=${`${earlier.length} ${face}`} face=${face} />
          <span class="start-die__name"><${Name} roster=${roster} seat=${seat} /></span>
          <span class="unseen">${face === 0 ? t("dice.start.none") : t("dice.start.face", { face })}</span>
        </li>`;
      })}
    </ol>
  </div>`;
}

/** @param {number} starter @param {readonly StartDie[][]} earlier @param {Seen} seen @param {import("./look.js").Roster} roster */
function title(starter, earlier, seen, roster) {
  if (starter >= 0) return starter === ownSeat(seen) ? t("dice.start.found.you") : t("dice.start.found", { who: nameAt(roster, starter) });
  if (earlier.length > 0) return t("dice.start.again");
  return boutOf(seen) ? t("dice.start.play_off") : t("dice.start");
}

/** @param {Seen} seen @returns {{contenders: readonly number[], cast: readonly StartDie[], rolling: readonly number[], earlier: readonly StartDie[][]}} */
function shownOf(seen) {
  const thrown = roll.value?.cast ?? [];
  if (seen.type === "dice.seen_starting" || seen.type === "dice.seen_casting") {
    const rolling = seen.type === "dice.seen_casting" ? seen.rolling : thrown.map(({ seat }) => seat);
    return { contenders: seen.contenders, cast: [...seen.cast, ...thrown], rolling, earlier: seen.earlier };
  }
  const cast = ended.value?.cast ?? [];
  return { contenders: cast.map(({ seat }) => seat).sort((one, other) => one - other), cast, rolling: [], earlier: [] };
}
