// The screen that the address asks for.

import { html } from "./lib/html.js";
import { lazy } from "./lib/lazy.js";
import { place } from "./route.js";

const Door = lazy(() => import("./door/door.js").then((found) => found.Door), "door");
const Table = lazy(() => import("./table/table.js").then((found) => found.Table));
const RulesPage = lazy(() => import("./learn/rules_page.js").then((found) => found.RulesPage), "rules", "door");

export function App() {
  const here = place.value;
  switch (here.screen) {
    case "table":
      return html`<${Table} key=${here.table} id=${here.table} />`;
    case "rules":
      return html`<${RulesPage} game=${here.game} />`;
    case "door":
      return html`<${Door} />`;
  }
}
