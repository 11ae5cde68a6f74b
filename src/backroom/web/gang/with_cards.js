// All that tables with challenges and specialists show besides the plain game, with its words and styles.

import { dress } from "../lib/lazy.js";
import { more } from "../lib/words.js";
import { isBlack } from "./look.js";
import { finalMove } from "./opened.js";

export { CardBar, endText, missedText, pastText } from "./card_bar.js";
export { Faces } from "./faces.js";
export { Marks, Tags, tagWords } from "./marks.js";
export { tellOfCards } from "./news_of_cards.js";
export { closeAll } from "./opened.js";
export { Overlays } from "./overlays.js";
export { saidOfCards } from "./said_of_cards.js";
export { Strip, inForce } from "./strip.js";
export { MuscleTag } from "./muscle_tag.js";

await Promise.all([more("cards"), dress("force"), dress("marks"), dress("guess")]);

/** A black chip stays with who takes it, so that is asked first. @param {import("./look.js").Seen} seen @param {import("./look.js").Choice} choice */
export function asksFirst(seen, choice) {
  if (choice.type !== "gang.take" || seen.type !== "gang.seen_chips" || !isBlack(seen, choice.colour, choice.stars)) return false;
  const isOffered = seen.options.some((one) => one.type === "gang.take" && one.stars === choice.stars && one.source === choice.source);
  if (!isOffered) return false; // it will be refused, and the refusal says why
  finalMove.value = choice;
  return true;
}
