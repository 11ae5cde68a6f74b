// The options of a new table, with good defaults; remembered for the next one.

import { keep, recall } from "../lib/memory.js";

/** @typedef {import("../wire.d.ts").Rules} Rules */
/** @typedef {import("../wire.d.ts").Options} Options */
/** @typedef {Pick<Rules, "players" | "ending" | "settle_s" | "cool_down_s" | "helper" | "peek" |
 *   "vaults" | "alarms" | "mode" | "deck_order" | "challenges" | "specialists"> & Options} Chosen */

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
};
const KEY = "options";

/** @returns {Chosen} */
export function remembered() {
  return { ...DEFAULTS, .../** @type {Partial<Chosen> | null} */ (recall(KEY)) };
}

/** @param {Chosen} chosen @returns {Settled} */
export function settled(chosen) {
  keep(KEY, chosen);
  const { players, ending, settle_s, cool_down_s, helper, peek, vaults, alarms, mode, deck_order } = chosen;
  const set = mode === "custom" ? { challenges: chosen.challenges, specialists: chosen.specialists } : {};
  return {
    rules: { players, ending, settle_s, cool_down_s, helper, peek, vaults, alarms, mode, deck_order, ...set },
    options: { name: chosen.name.trim(), public: chosen.public, talk: chosen.talk, level: chosen.level },
  };
}
