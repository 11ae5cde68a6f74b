// How long the clock still runs, in minutes and seconds; the last seconds are said once.

import { useEffect } from "preact/hooks";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Countdown } from "../parts/countdown.js";
import { isEnd } from "./look.js";

/** @typedef {import("./look.js").Sight} Sight */

const LAST_S = 15;

/** @param {Pick<Sight, "seen" | "clock">} sight */
export function ClockFace({ seen, clock }) {
  const isShown = clock.of_ms > 0 && !isEnd(seen); // how long hands are shown is nobody's hurry
  useEffect(() => {
    const left_ms = clock.ends_at - performance.now() - LAST_S * 1000;
    if (!isShown || left_ms <= 0) return undefined;
    const timer = setTimeout(() => announce("clock", t("crash.clock.last", { count: LAST_S })), left_ms);
    return () => clearTimeout(timer);
  }, [isShown, clock.ends_at]);
  if (!isShown) return null;
  return html`<p class="clock"><${Countdown} at=${clock.ends_at} words=${face} /></p>`;
}

/** @param {number} seconds */
function face(seconds) {
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${seconds <= LAST_S ? "is-last" : ""} role="timer" aria-label=${t("crash.clock", { time: text })}>${text}</span>`;
}
