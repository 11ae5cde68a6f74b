// Votes, in the menu: each with how it stands. Ending the game asks first. The page closes with the
// vote that carries, and when there is nothing left to vote on.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { roster as latest } from "../store.js";
import { AskFirst } from "./ask_first.js";
import { Deed } from "./deed.js";
import { ballotOn, isAlone, keyOf, motionText, motions, standing, vote } from "./motions.js";

/** @typedef {import("../wire.d.ts").Roster} Roster */
/** @typedef {import("./motions.js").Motion} Motion */

const GRAVE = new Set(["end_game", "restart"]); // these ask first

/** @param {{roster: Roster, onDone: () => void}} props */
export function VotesPage({ roster, onDone }) {
  const asking = useSignal(/** @type {Motion | null} */ (null));
  const about = asking.value;
  /** @param {Motion} motion @param {boolean} yes */
  const cast = async (motion, yes) => {
    asking.value = null;
    const isDone = await vote(roster, motion, yes);
    if (isDone && yes && latest.value && !ballotOn(latest.value, motion)) onDone();
  };
  const all = motions(roster);
  useEffect(() => {
    if (all.length === 0) onDone();
  }, [all.length]);
  if (about) {
    return html`<${AskFirst} text=${t(`motion.${about.type}.sure`)} yes=${t(`motion.${about.type}.yes`)}
      onYes=${() => cast(about, true)} onNo=${() => (asking.value = null)} />`;
  }
  const idle = all.filter((motion) => motion.type === "idle");
  const rest = all.filter((motion) => motion.type !== "idle");
  return html`<p class="field__hint">${t(isAlone(roster) ? "votes.alone" : "votes.hint")}</p>
    <div class="deeds">${rest.map(deed)}</div>
    ${idle.length > 0 && html`<h3>${t("votes.idle")}</h3>
      <p class="field__hint">${t("votes.idle.hint")}</p>
      <div class="deeds">${idle.map(deed)}</div>`}`;

  /** @param {Motion} motion */
  function deed(motion) {
    const ballot = ballotOn(roster, motion);
    const yours = ballot?.yours ?? false;
    const press = () => (!yours && GRAVE.has(motion.type) ? (asking.value = motion) : cast(motion, !yours));
    return html`<${Deed} key=${keyOf(motion)} title=${motionText(roster, motion)} note=${standing(ballot, motion)} isOn=${yours} onDo=${press}
      hint=${motion.type === "idle" ? undefined : t(`motion.${motion.type}.hint`)} />`;
  }
}
