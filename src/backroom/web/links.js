// The address of a table that others can reach. A host who came by localhost cannot share that.

import { findTable } from "./api.js";
import { keep, recall } from "./lib/memory.js";

/** @typedef {import("./wire.d.ts").Address} Address */

const KEY = "links";
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** @param {Address} address */
export function rememberLink({ table, link }) {
  keep(KEY, { table, link });
}

/** @param {string} table @param {string} code @returns {Promise<string>} */
export async function linkTo(table, code) {
  const known = /** @type {Address | null} */ (recall(KEY));
  if (known?.table === table) return known.link;
  const here = `${location.origin}/t/${table}`;
  if (!LOCAL.has(location.hostname)) return here;
  return findTable(code).then((found) => found.link, () => here);
}
