// What a table is called, and what is played at it.

import { t } from "../lib/words.js";

/** @param {string} name  as its host chose, or "" @param {string} host */
export function tableName(name, host) {
  return name || t("table.of", { host });
}

/** @param {import("../wire.d.ts").Roster["rules"]} rules */
export function rulesInShort(rules) {
  const players = t("lobby.players", { count: rules.players });
  if (rules.type === "crash.rules") return [t("game.crash"), players].join(" · ");
  if (rules.type === "dice.rules") return [t("game.dice"), players].join(" · ");
  const ending = rules.ending === "instant" ? [t("lobby.instant")] : [];
  return [t("game.gang"), players, ...ending].join(" · ");
}
