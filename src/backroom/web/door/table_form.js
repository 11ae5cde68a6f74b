// The form of a new table: the game, then what friends choose, each with a sentence; the rest
// folded away.

import { useSignal } from "@preact/signals";
import { html } from "../lib/html.js";
import { more, t } from "../lib/words.js";
import { Segments } from "../parts/fields.js";
import { levelHint, levelsOf } from "../room/levels.js";
import { CrashFields, CrashMore, CrashPlayers } from "./crash_fields.js";
import { DiceFields, DiceMore, DicePlayers } from "./dice_fields.js";
import { Few } from "./form_fields.js";
import { GangFields, GangMore, GangPlayers } from "./gang_fields.js";
import { GAMES, lastGame, remembered, settled } from "./table_options.js";

/** @typedef {import("./table_options.js").Game} Game */
/** @typedef {import("../wire.d.ts").Options} Options */

await more("door");

const LONGEST_NAME = 40; // characters, as the server has it

/** Parts of the form that are a game's own. `talk`: where nothing is hidden, ready phrases alone make no difference. */
const OF_GAME = {
  gang: { Players: GangPlayers, Own: GangFields, More: GangMore, talk: ["off", "phrases", "free"] },
  crash: { Players: CrashPlayers, Own: CrashFields, More: CrashMore, talk: ["off", "phrases", "free"] },
  dice: { Players: DicePlayers, Own: DiceFields, More: DiceMore, talk: ["off", "free"] },
};

/** @param {{isBusy: boolean, onOpen: (settled: import("./table_options.js").Settled) => void}} props */
export function TableForm({ isBusy, onOpen }) {
  const game = useSignal(lastGame());
  const options = useSignal(remembered(game.value));
  const chosen = options.value;
  /** @param {object} change */
  const set = (change) => (options.value = { ...options.value, ...change });
  /** @param {Game} next */
  const turnTo = (next) => {
    const { name, public: isPublic } = chosen; // are about the evening, not the game
    game.value = next;
    options.value = { ...remembered(next), name, public: isPublic };
  };
  const { Players, Own, More, talk } = OF_GAME[game.value];
  return html`<form class="panel table-form" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    onOpen(settled(game.value, chosen));
  }}>
    <${Segments} name="game" label=${t("options.game")} value=${game.value}
      choices=${GAMES.map((value) => ({ value, label: t(`game.${value}`) }))}
      hint=${t(`options.game.${game.value}.hint`)} onChange=${turnTo} />
    <${NameField} chosen=${chosen} set=${set} />
    <${Players} chosen=${chosen} set=${set} />
    <${Own} key=${game.value} chosen=${chosen} set=${set} />
    <${Segments} name="public" label=${t("options.public")} value=${chosen.public ? "public" : "unlisted"}
      choices=${["unlisted", "public"].map((value) => ({ value, label: t(`options.public.${value}`) }))}
      hint=${t(`options.public.${chosen.public ? "public" : "unlisted"}.hint`)}
      onChange=${(/** @type {string} */ value) => set({ public: value === "public" })} />
    <${Few} field="talk" values=${talk} words=${`talk.${game.value}`} chosen=${chosen} set=${set} />
    <details class="more">
      <summary>${t("options.more")}</summary>
      <div class="more__fields">
        <${Few} field="level" values=${levelsOf(game.value)} hint=${levelHint(game.value, chosen.level)} chosen=${chosen} set=${set} />
        <${More} key=${game.value} chosen=${chosen} set=${set} />
      </div>
    </details>
    <button class="button button--brass" aria-disabled=${isBusy}>${t("options.open")}</button>
  </form>`;
}

/** @param {{chosen: Options, set: (change: Partial<Options>) => void}} props */
function NameField({ chosen, set }) {
  return html`<div class="field">
    <label for="table-name">${t("options.name")}</label>
    <input id="table-name" class="input" maxlength=${LONGEST_NAME} value=${chosen.name} autocomplete="off" aria-describedby="table-name-hint"
      onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => set({ name: event.currentTarget.value })} />
    <p id="table-name-hint" class="field__hint">${t("options.name.hint")}</p>
  </div>`;
}
