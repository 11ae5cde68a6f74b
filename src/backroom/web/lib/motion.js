// Does this person want things to move? The system says so, or they do. Styles read it off the page.

import { effect, signal } from "@preact/signals";
import { motion } from "./settings.js";

const query = matchMedia("(prefers-reduced-motion: reduce)");
const isReduced = signal(query.matches);

query.addEventListener("change", () => (isReduced.value = query.matches));
effect(() => {
  document.documentElement.toggleAttribute("data-calm", isCalm());
});

export function isCalm() {
  return isReduced.value || motion.value === "calm";
}
