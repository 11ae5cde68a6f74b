// What is fetched when it is first asked for.

import { lazy } from "../lib/lazy.js";

export const Menu = lazy(() => import("./menu.js").then((found) => found.Menu));
