// What the interface says, in the reader's language: one catalogue. Words of parts that are fetched
// later come with them.

/** @typedef {string | number} Value */
/** @typedef {string | Record<string, string>} Entry  a text, or one for each plural category */

/** @type {Record<string, Entry>} */
let catalogue = {};
let plural = new Intl.PluralRules("en");
let list = new Intl.ListFormat("en");

/** @param {string} language  the name of a file in strings/ */
export async function load(language) {
  const answer = await fetch(new URL(`../strings/${language}.json`, import.meta.url));
  catalogue = await answer.json();
  plural = new Intl.PluralRules(language);
  list = new Intl.ListFormat(language);
  document.documentElement.lang = language;
}

/**
 * Adds the words of one part; a module that needs them waits for it before anything else.
 * @param {string} part  the name of a file in strings/, after the language
 */
export async function more(part) {
  const answer = await fetch(new URL(`../strings/${document.documentElement.lang}.${part}.json`, import.meta.url));
  const words = await answer.json(); // meanwhile another part may have come
  catalogue = { ...catalogue, ...words };
}

/** @param {string} key */
export function has(key) {
  return key in catalogue;
}

/**
 * The text, its {placeholders} filled in. `count` chooses among the plurals.
 * @param {string} key
 * @param {Record<string, Value>} [values]
 */
export function t(key, values = {}) {
  return template(key, values).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * The same in parts, for texts that hold markup.
 * @param {string} key
 * @param {Record<string, import("preact").ComponentChild>} values
 * @returns {import("preact").ComponentChild[]}
 */
export function parts(key, values) {
  return template(key, values)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part] : part));
}

/** @param {string[]} items */
export function listed(items) {
  return list.format(items);
}

/** @param {string} key @param {Record<string, unknown>} values */
function template(key, values) {
  const entry = catalogue[key];
  if (entry === undefined) {
    console.error(`no text for ${key}`);
    return key;
  }
  if (typeof entry === "string") return entry;
  return entry[plural.select(Number(values.count))] ?? entry.other ?? key;
}
