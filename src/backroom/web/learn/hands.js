// The ten kinds of hand, each with an example.

/** @typedef {import("../wire.d.ts").Shown["category"]} Category */
/** @typedef {{category: Category, cards: string[], own: number}} Example  `own`: cards that make it, the rest are kickers */

/** From strong to weak. @type {Example[]} */
export const EXAMPLES = [
  { category: "royal_flush", cards: ["As", "Ks", "Qs", "Js", "Ts"], own: 5 },
  { category: "straight_flush", cards: ["9h", "8h", "7h", "6h", "5h"], own: 5 },
  { category: "four_of_a_kind", cards: ["Qs", "Qh", "Qd", "Qc", "7d"], own: 4 },
  { category: "full_house", cards: ["Ks", "Kd", "Kh", "4c", "4s"], own: 5 },
  { category: "flush", cards: ["Ad", "Jd", "8d", "6d", "2d"], own: 5 },
  { category: "straight", cards: ["Ts", "9d", "8c", "7h", "6s"], own: 5 },
  { category: "three_of_a_kind", cards: ["7s", "7h", "7d", "Kc", "2h"], own: 3 },
  { category: "two_pair", cards: ["Js", "Jd", "4h", "4c", "As"], own: 4 },
  { category: "one_pair", cards: ["Th", "Tc", "Kd", "8s", "3c"], own: 2 },
  { category: "high_card", cards: ["Ah", "Qd", "9s", "5c", "3d"], own: 1 },
];
