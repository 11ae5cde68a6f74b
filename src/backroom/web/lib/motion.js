// Does this person want things to move?

const query = matchMedia("(prefers-reduced-motion: reduce)");

export function isCalm() {
  return query.matches;
}
