// The ready phrases of each game, as they stand together. The server knows the same ones.

/** @typedef {import("../wire.d.ts").Phrase} Phrase */
/** @typedef {{name: string, phrases: Phrase[]}[]} Groups */
/** @typedef {{plain: Groups, aboutASeat: Phrase[]}} OfGame */

/** @type {OfGame} */
const GANG = {
  plain: [
    { name: "board", phrases: ["board_paired", "flush_possible", "straight_possible", "board_is_low", "board_changed_much"] },
    { name: "chips", phrases: ["thinking", "who_is_left", "remember_last_round", "last_alarm", "last_vault"] },
    { name: "kind", phrases: ["hello", "good_luck", "well_done", "sorry", "thanks"] },
  ],
  aboutASeat: ["you_rose", "you_fell", "you_stayed", "contested"],
};

/** @type {Groups} */
const OF_A_MATCH = [
  { name: "match", phrases: ["thinking", "take_your_time", "close_one", "may_decide"] },
  { name: "kind", phrases: ["hello", "good_luck", "well_done", "sorry", "thanks"] },
];

/** @type {{gang: OfGame, crash: OfGame, dice: OfGame}} */
export const PHRASES = {
  gang: GANG,
  crash: { plain: OF_A_MATCH, aboutASeat: ["nice_layout", "leads", "waiting_for"] },
  dice: { plain: OF_A_MATCH, aboutASeat: ["well_thrown", "leads", "waiting_for"] },
};
