// Parts of the client that are fetched when they are first drawn, with their styles, so that the
// first page is light.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./words.js";

/**
 * @template P
 * @param {() => Promise<import("preact").ComponentType<P>>} load
 * @param {...string} sheets  names of its stylesheets, in style/
 * @returns {(props: P) => import("preact").ComponentChild} the part; nothing until it is here, and a word if it cannot be had
 */
export function lazy(load, ...sheets) {
  /** @type {import("preact").ComponentType<P> | null} */
  let found = null;
  return function Lazy(props) {
    const part = useSignal(found);
    const isMissing = useSignal(false); // it cannot be fetched now
    useEffect(() => {
      if (found) return;
      Promise.all([load(), ...sheets.map(dress)]).then(
        ([loaded]) => (part.value = found = loaded),
        () => (isMissing.value = !giveUp(props)),
      );
    }, []);
    if (isMissing.value) return html`<p class="wrong" role="alert">${t("refused.unreachable")}</p>`;
    return part.value && html`<${part.value} ...${props} />`;
  };
}

/** @param {string} sheet @returns {Promise<unknown>} when it is in force */
export function dress(sheet) {
  if (known(sheet)) return Promise.resolve(wear(sheet, true));
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: addressOf(sheet) });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve; // without it the part is plain, and works
  });
}

/** Puts a sheet that is here in force, or out of it. @param {string} sheet @param {boolean} isOn */
export function wear(sheet, isOn) {
  const found = known(sheet);
  if (found) found.disabled = !isOn;
}

/** @param {string} sheet */
function known(sheet) {
  return [...document.styleSheets].find((one) => one.href === addressOf(sheet));
}

/** @param {string} sheet */
function addressOf(sheet) {
  return new URL(`../style/${sheet}.css`, import.meta.url).href;
}

/** A dialog that cannot be fetched counts as closed, and can be asked for again. @param {unknown} props @returns {boolean} was it one? */
function giveUp(props) {
  const { onClose } = /** @type {{onClose?: () => void}} */ (props);
  onClose?.();
  return onClose !== undefined;
}
