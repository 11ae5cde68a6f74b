// Parts of the client that are fetched when they are first drawn, with their styles, so that the
// first page is light.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "./html.js";

/**
 * @template P
 * @param {() => Promise<import("preact").ComponentType<P>>} load
 * @param {...string} sheets  names of its stylesheets, in style/
 * @returns {(props: P) => import("preact").ComponentChild} the part; nothing until it is here
 */
export function lazy(load, ...sheets) {
  /** @type {import("preact").ComponentType<P> | null} */
  let known = null;
  return function Lazy(props) {
    const part = useSignal(known);
    useEffect(() => {
      if (known) return;
      Promise.all([load(), ...sheets.map(dress)]).then(
        ([found]) => (part.value = known = found),
        () => giveUp(props),
      );
    }, []);
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

/** It cannot be fetched now: a dialog counts as closed, and can be asked for again. @param {unknown} props */
function giveUp(props) {
  const { onClose } = /** @type {{onClose?: () => void}} */ (props);
  onClose?.();
}
