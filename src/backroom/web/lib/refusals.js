// The words for what the table refused.

import { has, t } from "./words.js";

/** @param {import("../wire.d.ts").Refused} refused */
export function refusalText({ reason }) {
  return t(has(`refused.${reason}`) ? `refused.${reason}` : "refused.other");
}
