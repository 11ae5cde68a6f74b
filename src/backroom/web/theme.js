// Runs before anything is drawn, so that a chosen theme does not flash in late.
(() => {
  try {
    const chosen = localStorage.getItem("backroom.theme");
    if (chosen === "dark" || chosen === "light") document.documentElement.dataset.theme = chosen;
  } catch {
    // No storage here: the theme follows the system.
  }
})();
