// What a table is called, and what is played at it.

import { t } from "../lib/words.js";

/** @typedef {import("../wire.d.ts").Roster["rules"]} AnyRules */

/** @param {string} name  as its host chose, or "" @param {string} host */
export function tableName(name, host) {
  return name || t("table.of", { host });
}

/** What is played, in words that the catalogue has: "gang", "crash", "dice". @param {AnyRules} rules */
export function gameName(rules) {
  return /** @type {"gang" | "crash" | "dice"} */ (rules.type.split(".")[0]);
}

/** @param {AnyRules} rules */
export function rulesInShort(rules) {
  return [t(`game.${gameName(rules)}`), t("lobby.players", { count: rules.players }), ...keyOptions(rules)].join(" · ");
}

/** What matters most of the options, in a word or two each. @param {AnyRules} rules @returns {string[]} */
function keyOptions(rules) {
  switch (rules.type) {
    case "gang.rules":
      return rules.ending === "instant" ? [t("lobby.instant")] : [];
    case "crash.rules":
      return [t("lobby.cards", { count: rules.cards }), t("lobby.target", { count: rules.target })];
    case "dice.rules":
      return [rules.circles ? t("lobby.circles", { count: rules.circles }) : t("lobby.endless"), t("lobby.stack", { count: rules.stack })];
  }
}
