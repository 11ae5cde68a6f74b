// What is asked of the server over HTTP.

import { has } from "./lib/words.js";

/** @typedef {import("./wire.d.ts").Roster["rules"]["type"]} Kind  of rules, and so of a game */
/** @typedef {import("./wire.d.ts").Options} Options */
/** @typedef {import("./wire.d.ts").Address} Address */
/** @typedef {import("./wire.d.ts").Me} Me */
/** @typedef {import("./wire.d.ts").Door} Door */
/** @typedef {import("./wire.d.ts").DeviceCode} DeviceCode */
/** @typedef {import("./wire.d.ts").Devices} Devices */

/** The server said no, or could not be asked. `code` has a text in the catalogue. */
export class Fault extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Its code, if it has words; else that something broke. @param {unknown} fault */
export function codeOf(fault) {
  return fault instanceof Fault && has(`refused.${fault.code}`) ? fault.code : "broken";
}

/** @returns {Promise<Me>} its name is "" for somebody new */
export function me() {
  return ask("/api/me");
}

/** @param {string} name @returns {Promise<Me>} */
export function beCalled(name) {
  return ask("/api/me", { name });
}

/** @param {{type: Kind}} rules  what they do not say is as usual @param {Partial<Options>} [options] @returns {Promise<Address>} */
export function openTable(rules, options = {}) {
  return ask("/api/tables", { rules, options });
}

/** @param {string} code @returns {Promise<Address>} */
export function findTable(code) {
  return ask("/api/codes", { code });
}

/** @returns {Promise<Door>} the public tables */
export function openTables() {
  return ask("/api/tables");
}

/** @returns {Promise<DeviceCode>} to be typed on another device */
export function codeForDevice() {
  return ask("/api/me/devices/code", {});
}

/** Be who gave this code, on this device too. @param {string} code @returns {Promise<Me>} */
export function joinAsDevice(code) {
  return ask("/api/devices", { code });
}

/** @returns {Promise<Devices>} */
export function myDevices() {
  return ask("/api/me/devices");
}

/** @param {string} id @returns {Promise<Devices>} those that stay */
export function forgetDevice(id) {
  return ask(`/api/me/devices/${encodeURIComponent(id)}`, undefined, "DELETE");
}

/** @param {string} table @param {string} [device] a device code @returns {string} where the picture of its link lies */
export function qrOf(table, device) {
  return `/api/tables/${encodeURIComponent(table)}/qr.svg${device ? `?device=${device}` : ""}`;
}

/** @param {string} table @param {number} number @returns {string} where its text lies */
export function recordOf(table, number) {
  return `/api/tables/${encodeURIComponent(table)}/games/${number}/record`;
}

/** @param {string} path @param {object} [body] @param {string} [method] */
async function ask(path, body, method = body ? "POST" : "GET") {
  const headers = { "Content-Type": "application/json" };
  const init = { method, headers, body: body && JSON.stringify(body) };
  const answer = await fetch(path, init).catch(() => {
    throw new Fault("unreachable");
  });
  const said = await answer.json().catch(() => ({ error: "broken" }));
  if (!answer.ok) throw new Fault(String(said.error));
  return said;
}
