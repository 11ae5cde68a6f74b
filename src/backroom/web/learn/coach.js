// A calm voice in a first heist. It has a place of its own, so it never covers what it speaks of.

import { useEffect } from "preact/hooks";
import { knownOdds } from "../gang/look.js";
import { reveal } from "../gang/reveal.js";
import { announce } from "../lib/announce.js";
import { guideAt, pointed } from "../lib/guide.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { odds } from "../store.js";
import { step } from "./steps.js";

/** @param {Pick<import("../gang/look.js").Sight, "seen" | "roster">} sight */
export function Coach({ seen, roster }) {
  const percent = knownOdds(seen, odds.value);
  const { text, spot } = step({ seen, roster, percent, isShowing: reveal.value.stage === "hands" });
  const isPast = "heist" in seen && seen.heist.number > 1;
  const isThinking = percent === null && roster.rules.helper === "odds" && spot.startsWith("chip-");
  useEffect(() => {
    if (!isThinking) announce("coach", text);
  }, [text, isThinking]);
  useEffect(() => {
    pointed.value = isThinking ? "" : spot;
    return () => void (pointed.value = "");
  }, [spot, isThinking]);
  useEffect(() => {
    if (isPast) guideAt("");
  }, [isPast]);
  return html`<aside class="coach" aria-label=${t("coach.title")}>
    <p class="coach__text">${isThinking ? t("coach.cards") : text}</p>
    <button type="button" class="button coach__skip" onClick=${() => guideAt("")}>${t("coach.skip")}</button>
  </aside>`;
}
