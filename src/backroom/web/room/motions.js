// What people can vote on now, and how each vote stands. The server judges; here is only what is shown.

import { ask } from "../commands.js";
import { t } from "../lib/words.js";
import { update } from "../store.js";
import { nameAt } from "./names.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {import("../wire.d.ts").Vote["motion"]} Motion */
/** @typedef {import("../wire.d.ts").Ballot} Ballot */

/** @param {Roster} roster @returns {Motion[]} */
export function motions(roster) {
  if (roster.phase !== "playing" || typeof roster.you !== "number") return [];
  /** @type {Motion[]} */
  const idle = roster.seats.flatMap((sitter, seat) =>
    sitter.type === "person" && seat !== roster.you ? [{ type: "idle", seat }] : [],
  );
  return [
    ...(roster.paused ? [] : [/** @type {Motion} */ ({ type: "pause" })]),
    ...idle,
    ...(isFirstDeal() ? [/** @type {Motion} */ ({ type: "restart" })] : []),
    { type: "end_game" },
  ];
}

/** Those that all may see; an own hidden vote is nobody's business. @param {Roster} roster */
export function openBallots(roster) {
  return roster.ballots.filter(({ motion }) => motion.type !== "end_game");
}

/** @param {Roster} roster @param {Motion} motion */
export function ballotOn(roster, motion) {
  return roster.ballots.find((ballot) => keyOf(ballot.motion) === keyOf(motion));
}

/** @param {Roster} roster @param {Motion} motion @param {boolean} yes */
export function vote(roster, motion, yes) {
  return ask({ type: "vote", motion, yes });
}

/** @param {Roster} roster @param {Motion} motion */
export function motionText(roster, motion) {
  return t(`motion.${motion.type}`, { name: motion.type === "idle" ? nameAt(roster, motion.seat) : "" });
}

/** How it stands, in words. @param {Ballot | undefined} ballot @param {Motion} motion */
export function standing(ballot, motion) {
  if (!ballot) return "";
  if (motion.type === "end_game") return t("ballot.hidden");
  return t(ballot.yours ? "ballot.yours" : "ballot.count", { count: ballot.votes, of: ballot.needed });
}

/** Told apart by what they are about. @param {Motion} motion */
export function keyOf(motion) {
  return motion.type === "idle" ? `idle ${motion.seat}` : motion.type;
}

/** How many it takes: more than half of the people that sit. @param {Roster} roster */
export function isAlone(roster) {
  return roster.seats.filter((sitter) => sitter.type === "person").length < 2;
}

/** Are hands still hidden, and were none shown before? In dice poker nothing is hidden. */
function isFirstDeal() {
  const seen = update.value?.seen;
  if (!seen) return false;
  if ("score" in seen) return seen.score.past.length === 0;
  return "standing" in seen && seen.type.startsWith("crash.") && seen.standing.past.length === 0;
}
