// The showdown in time: hand by hand, first everybody's best, the winner's last; then who scores.
// The whole of it was sent at once; who comes back in the middle sees the end.

import { signal } from "@preact/signals";
import { isEnd } from "./look.js";

/** @typedef {import("./look.js").DealResult} DealResult */
/** @typedef {"hands" | "points" | "bonus" | "rest"} Stage
 *   hands of a row are turned; its point is told; the point for all rows; nothing more comes */

const EACH_MS = 750;
const LAST_MS = 1300; // before the last hand of a row
const POINT_MS = 1500;
const BONUS_MS = 2400;

const REST = { stage: /** @type {Stage} */ ("rest"), row: Infinity, count: Infinity };

/** Which row is shown, and how many of its hands lie open. */
export const reveal = signal(REST);

let timer = 0;
let onRest = () => {};

/**
 * @param {DealResult} result
 * @param {{onHand: (row: number, seat: number) => void, onPoint: (row: number) => void, onBonus: () => void, onRest: () => void}} told
 */
export function begin(result, told) {
  clearTimeout(timer);
  const order = orderOf(result);
  onRest = told.onRest;
  /** @param {number} row @param {number} count  hands that lie open */
  const go = (row, count) => {
    const seat = order[count];
    if (seat !== undefined) {
      reveal.value = { stage: "hands", row, count };
      after(count > 0 && count === order.length - 1 ? LAST_MS : EACH_MS, () => {
        told.onHand(row, seat);
        go(row, count + 1);
      });
      return;
    }
    reveal.value = { stage: "points", row, count };
    told.onPoint(row);
    if (row + 1 < result.rows.length) after(POINT_MS, () => go(row + 1, 0));
    else after(POINT_MS, result.bonus === "nobody" ? finish : bonus);
  };
  const bonus = () => {
    reveal.value = { stage: "bonus", row: Infinity, count: Infinity };
    told.onBonus();
    after(BONUS_MS, finish);
  };
  go(0, 0);
}

/** Show all that is left at once. */
export function finish() {
  const then = onRest;
  rest();
  then();
}

export function rest() {
  clearTimeout(timer);
  onRest = () => {};
  reveal.value = REST;
}

/** In which hands of a row are turned: clockwise from the dealer's left. @param {DealResult} result */
export function orderOf({ layouts, dealer }) {
  return layouts.map((_, step) => (dealer + 1 + step) % layouts.length);
}

/** Points by seat, without those that are still to be told. @param {import("./look.js").Seen} seen */
export function pointsShown(seen) {
  const { points, past } = seen.standing;
  const { stage, row } = reveal.value;
  const last = past.at(-1);
  if (!isEnd(seen) || stage === "rest" || !last) return points;
  return points.map((sum, seat) => sum - (last.points[seat] ?? 0) + wonSoFar(last, seat, stage === "hands" ? row : row + 1, stage === "bonus"));
}

/** @param {DealResult} result @param {number} seat @param {number} told  rows @param {boolean} withBonus */
function wonSoFar({ rows, bonus }, seat, told, withBonus) {
  return rows.slice(0, told).filter(({ winner }) => winner === seat).length + (withBonus && bonus === seat ? 1 : 0);
}

/** The deals that are over; the last one only when it has been shown. @param {import("./look.js").Seen} seen */
export function pastOf(seen) {
  const { past } = seen.standing;
  return isEnd(seen) && reveal.value.stage !== "rest" ? past.slice(0, -1) : past;
}

/** @param {number} ms @param {() => void} then */
function after(ms, then) {
  timer = setTimeout(then, ms);
}
