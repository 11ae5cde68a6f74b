// Parts of the client that are fetched when they are first drawn, so that the first page is light.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "./html.js";

/**
 * @template P
 * @param {() => Promise<import("preact").ComponentType<P>>} load
 * @returns {(props: P) => import("preact").ComponentChild} the part; nothing until it is here
 */
export function lazy(load) {
  /** @type {import("preact").ComponentType<P> | null} */
  let known = null;
  return function Lazy(props) {
    const part = useSignal(known);
    useEffect(() => {
      if (known) return;
      load().then((found) => (part.value = known = found), () => giveUp(props));
    }, []);
    return part.value && html`<${part.value} ...${props} />`;
  };
}

/** It cannot be fetched now: a dialog counts as closed, and can be asked for again. @param {unknown} props */
function giveUp(props) {
  const { onClose } = /** @type {{onClose?: () => void}} */ (props);
  onClose?.();
}
