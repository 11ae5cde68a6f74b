// Keys that play: those meant for the page, and not for what has the focus.

import { useEffect, useRef } from "preact/hooks";

/** Hears every key, while the part is shown. @param {(event: KeyboardEvent) => boolean} press  was it for us? */
export function useKeys(press) {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (isTyping(event) || event.repeat) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Does somebody type, choose, or look at a dialog before all else? Talk beside the game is none. @param {KeyboardEvent} event */
export function isTyping(event) {
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (!(at instanceof HTMLElement)) return false;
  return at.closest("dialog:modal") !== null || (at.matches("input, select, textarea") && !at.matches("[type=button]"));
}

/** Would this key press the button or link that has the focus? @param {KeyboardEvent} event */
export function isPressing(event) {
  return event.target instanceof HTMLElement && event.target.matches("button, a, summary");
}
