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
  let known = null;
  return function Lazy(props) {
    const part = useSignal(known);
    const isMissing = useSignal(false); // it cannot be fetched now
    useEffect(() => {
      if (known) return;
      Promise.all([load(), ...sheets.map(dress)]).then(
        ([found]) => (part.value = known = found),
        () => (isMissing.value = !giveUp(props)),
      );
    }, []);
    if (isMissing.value) return html`<p class="wrong" role="alert">${t("refused.unreachable")}</p>`;
    return part.value && html`<${part.value} ...${props} />`;
  };
}

/** @param {string} sheet @returns {Promise<unknown>} when it is in force */
export function dress(sheet) {
  const href = new URL(`../style/${sheet}.css`, import.meta.url).href;
  const known = [...document.styleSheets].some((one) => one.href === href);
  if (known) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve; // without it the part is plain, and works
  });
}

/** A dialog that cannot be fetched counts as closed, and can be asked for again. @param {unknown} props @returns {boolean} was it one? */
function giveUp(props) {
  const { onClose } = /** @type {{onClose?: () => void}} */ (props);
  onClose?.();
  return onClose !== undefined;
}
