// The key that turns sounds on or off.

import { announce } from "../lib/announce.js";
import { sounds } from "../lib/settings.js";
import { t } from "../lib/words.js";
import { play } from "./sound.js";

export function turnSounds() {
  sounds.value = !sounds.value;
  announce("sounds", t(sounds.value ? "sounds.on" : "sounds.off"));
  play("chip");
  return true;
}
