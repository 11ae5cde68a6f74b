// Is a key meant for the page, or for what has the focus?

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
