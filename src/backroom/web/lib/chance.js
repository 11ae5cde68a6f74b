// Random ids. Not randomUUID: it is missing on plain http.

/** @param {number} bytes @returns {string} two hex digits a byte */
export function randomHex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
