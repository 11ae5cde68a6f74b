// Starts the client: the words first, then the screen that the address asks for.

import { options, render } from "preact";
import { App } from "./app.js";
import { html } from "./lib/html.js";
import { load } from "./lib/words.js";

options.debounceRendering = requestAnimationFrame; // one redraw a frame

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
await load("en");
render(html`<${App} />`, root);
