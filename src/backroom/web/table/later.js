// What is fetched when it is first asked for.

import { lazy } from "../lib/lazy.js";

export const Gone = lazy(() => import("./gone.js").then((found) => found.Gone), "gate");
export const Help = lazy(() => import("./help.js").then((found) => found.Help));
export const Lobby = lazy(() => import("./lobby.js").then((found) => found.Lobby), "lobby");
export const Menu = lazy(() => import("./menu.js").then((found) => found.Menu), "settings", "lobby");
export const NameGate = lazy(() => import("./name_gate.js").then((found) => found.NameGate), "gate");
