// Sounds out of nothing but tones and noise: clay on clay, card on felt, a knuckle on wood.

/** @typedef {import("./sound.js").Sound} Sound */
/** @typedef {{from: number, to?: number, at?: number, for: number, loud: number, wave?: OscillatorType}} Tone
 *   Hz, seconds, 0..1 */
/** @typedef {{at?: number, for: number, loud: number, pass: BiquadFilterType, hz: number}} Hiss */

const LOUDNESS = 0.5;
const NOISE_S = 1;

const context = new AudioContext();
const out = new GainNode(context, { gain: LOUDNESS });
out.connect(context.destination);
const noise = new AudioBuffer({ length: NOISE_S * context.sampleRate, sampleRate: context.sampleRate });
fill(noise.getChannelData(0));

/** @type {Record<Sound, () => void>} */
const SOUNDS = {
  chip: () => {
    click(0, 0.4);
    click(0.055, 0.22);
  },
  card: () => hiss({ for: 0.09, loud: 0.35, pass: "highpass", hz: 2200 }),
  dice: () => {
    for (const at of [0, 0.09, 0.2, 0.33, 0.52]) rattle(at, 0.3);
  },
  knock: () => {
    for (const at of [0, 0.11]) tone({ from: 190, to: 95, at, for: 0.1, loud: 0.45 });
  },
  thud: () => {
    tone({ from: 110, to: 42, for: 0.5, loud: 0.8 });
    hiss({ for: 0.16, loud: 0.3, pass: "lowpass", hz: 500 });
  },
  vault: () => {
    hiss({ for: 0.9, loud: 0.3, pass: "lowpass", hz: 220 });
    for (const at of [0, 0.16, 0.32]) tone({ from: 1400, to: 900, at, for: 0.04, loud: 0.15, wave: "square" });
    [261.6, 329.6, 392, 523.3].forEach((from, step) => tone({ from, at: 0.95 + step * 0.09, for: 1.3, loud: 0.22 }));
  },
  alarm: () => {
    for (let step = 0; step < 4; step += 1) {
      tone({ from: step % 2 ? 620 : 830, at: step * 0.24, for: 0.23, loud: 0.16, wave: "sawtooth" });
    }
  },
};

/** @param {Sound} name */
export async function sound(name) {
  if (context.state !== "running") await context.resume();
  SOUNDS[name]();
}

/** Two chips meet. @param {number} at @param {number} loud */
function click(at, loud) {
  hiss({ at, for: 0.02, loud: loud * 1.4, pass: "bandpass", hz: 3400 });
  tone({ from: 2350, to: 1900, at, for: 0.05, loud: loud * 0.5 });
}

/** A die meets the wood. @param {number} at @param {number} loud */
function rattle(at, loud) {
  hiss({ at, for: 0.03, loud, pass: "bandpass", hz: 1500 });
  tone({ from: 420, to: 260, at, for: 0.04, loud: loud * 0.6 });
}

/** @param {Tone} how */
function tone({ from, to = from, at = 0, for: lasts, loud, wave = "sine" }) {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(fading(start, lasts, loud));
  source.start(start);
  source.stop(start + lasts);
}

/** @param {Hiss} how */
function hiss({ at = 0, for: lasts, loud, pass, hz }) {
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: pass, frequency: hz });
  source.connect(filter).connect(fading(start, lasts, loud));
  source.start(start, 0, lasts);
}

/** Loud at once, then away. @param {number} start @param {number} lasts @param {number} loud */
function fading(start, lasts, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(out);
  return gain;
}

/** White noise; any will do. @param {Float32Array} samples */
function fill(samples) {
  let seed = 1;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (seed / 2147483647) * 2 - 1;
  }
}
