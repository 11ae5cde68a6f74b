// Runs before anything is drawn, so that a chosen theme does not flash in late, and nothing moves
// for those who do not want it.
(() => {
  const page = document.documentElement;
  page.toggleAttribute("data-calm", matchMedia("(prefers-reduced-motion: reduce)").matches);
  try {
    const chosen = localStorage.getItem("backroom.theme");
    if (chosen === "dark" || chosen === "light") page.dataset.theme = chosen;
    if (localStorage.getItem("backroom.motion") === '"calm"') page.toggleAttribute("data-calm", true);
  } catch {
    // No storage here: all is as the system has it.
  }
})();
