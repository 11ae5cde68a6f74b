// What is asked of the server over HTTP.

/** @typedef {import("./wire.d.ts").Rules} Rules */
/** @typedef {import("./wire.d.ts").Address} Address */
/** @typedef {import("./wire.d.ts").Me} Me */

/** The server said no, or could not be asked. `code` has a text in the catalogue. */
export class Fault extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @returns {Promise<Me>} its name is "" for somebody new */
export function me() {
  return ask("/api/me");
}

/** @param {string} name @returns {Promise<Me>} */
export function beCalled(name) {
  return ask("/api/me", { name });
}

/** @param {Partial<Rules>} rules @returns {Promise<Address>} */
export function openTable(rules) {
  return ask("/api/tables", { game: "gang", rules });
}

/** @param {string} code @returns {Promise<Address>} */
export function findTable(code) {
  return ask("/api/codes", { code });
}

/** @param {string} table @param {number} number @returns {string} where its text lies */
export function recordOf(table, number) {
  return `/api/tables/${encodeURIComponent(table)}/games/${number}/record`;
}

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const init = body && { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(path, init).catch(() => {
    throw new Fault("unreachable");
  });
  const said = await answer.json().catch(() => ({ error: "broken" }));
  if (!answer.ok) throw new Fault(String(said.error));
  return said;
}
