// What the own layout scored on average beside the best one: told by the table after the deal.

import { t } from "../lib/words.js";
import { analysis } from "../store.js";
import { dealNumber, isEnd } from "./look.js";
import { reveal } from "./reveal.js";

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Analysis} Analysis */

const LEAST = 0.005; // points that are worth a word

/** Of the deal that has just been shown; null until it is known. @param {Seen} seen @returns {Analysis | null} */
export function analysisOf(seen) {
  const about = analysis.value;
  if (!isEnd(seen) || reveal.value.stage !== "rest") return null;
  return about?.type === "crash.analysis" && about.deal === dealNumber(seen) ? about : null;
}

/** In one line; "" where nothing is known. @param {Seen} seen */
export function cost(seen) {
  const about = analysisOf(seen);
  return about ? costWords(about) : "";
}

/** @param {Analysis} about */
export function costWords({ laid, best }) {
  const lost = best.points - laid.points;
  return lost < LEAST ? t("crash.cost.none") : t("crash.cost", { points: decimal(lost) });
}

/** Points as people read them: 1.86. @param {number} points */
export function decimal(points) {
  return points.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
