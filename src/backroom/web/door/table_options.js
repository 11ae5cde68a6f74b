// The options of a new table, with good defaults; remembered for the next one.

import { keep, recall } from "../lib/memory.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */
/** @typedef {import("../wire.d.ts").Options} Options */
/** @typedef {Pick<Rules, "players" | "ending" | "settle_s" | "cool_down_s" | "helper" | "peek" |
 *   "vaults" | "alarms" | "mode" | "deck_order" | "challenges" | "specialists" |
 *   "first_challenge" | "first_specialist" | "proposal_s" | "mastermind"> & Options} Chosen */

/** @typedef {{rules: Partial<Rules>, options: Options}} Settled */

/** @type {Chosen} */
const DEFAULTS = {
  name: "",
  public: false,
  talk: "phrases",
  level: "percentile",
  players: 4,
  ending: "settle",
  settle_s: 3,
  cool_down_s: 0.7,
  helper: "names",
  peek: "when_needed",
  vaults: 3,
  alarms: 3,
  mode: "basic",
  deck_order: "printed",
  challenges: [],
  specialists: [],
  first_challenge: 1,
  first_specialist: 1,
  proposal_s: 45,
  mastermind: "own",
};
const KEY = "options";

/** @returns {Chosen} */
export function remembered() {
  return { ...DEFAULTS, .../** @type {Partial<Chosen> | null} */ (recall(KEY)) };
}

/** @param {Chosen} chosen @returns {Settled} */
export function settled(chosen) {
  keep(KEY, chosen);
  const { name, public: isPublic, talk, level, challenges, specialists, ...rules } = chosen;
  const set = chosen.mode === "custom" ? { challenges, specialists } : {};
  return { rules: { ...rules, ...set }, options: { name: name.trim(), public: isPublic, talk, level } };
}
