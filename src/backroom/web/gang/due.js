// A choice that a card in force asks of the viewer: the options that were sent, by what they are.

/** @typedef {import("./look.js").Seen} Seen */
/** @typedef {import("./look.js").Choice} Choice */
/** @typedef {"pass" | "discard" | "show" | "rank"} What */
/** @typedef {Extract<Choice, {type: "gang.pass_on" | "gang.discard" | "gang.show" | "gang.name_rank"}>} DueChoice */
/** @typedef {{what: What, choices: DueChoice[]}} Due */

/** @type {Record<DueChoice["type"], What>} */
const WHAT = { "gang.pass_on": "pass", "gang.discard": "discard", "gang.show": "show", "gang.name_rank": "rank" };
const RANKS = "23456789TJQKA";

/** @param {Seen} seen @returns {Due | null} */
export function due(seen) {
  const options = "options" in seen ? seen.options : [];
  const choices = /** @type {DueChoice[]} */ (options.filter(({ type }) => type in WHAT));
  return choices[0] ? { what: WHAT[choices[0].type], choices } : null;
}

/** The letter of a rank as it was sent, 2 to 14. @param {number} rank */
export function letterOf(rank) {
  return RANKS[rank - 2] ?? "";
}
