// What the window is called; those who listen hear where they are.

import { announce } from "./announce.js";

/** @param {string} title */
export function entitle(title) {
  if (document.title !== title) announce("screen", title.replace(/ · .*/, "").replace(/[^?!.]$/, "$&."));
  document.title = title;
}
