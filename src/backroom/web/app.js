// The screen that the address asks for.

import { Door } from "./door/door.js";
import { html } from "./lib/html.js";
import { place } from "./route.js";
import { Table } from "./table/table.js";

export function App() {
  const here = place.value;
  return here.screen === "table"
    ? html`<${Table} key=${here.table} id=${here.table} />`
    : html`<${Door} />`;
}
