/** The raw vibration of each kind of source. */
import type { Mode, Source } from '../recipe.ts';

/** A fall by 60 dB. */
export const SILENCE = Math.log(1000);
const TURN = 2 * Math.PI;

/** Fills the samples with a source whose frequencies are multiplied by `pitch`. */
export function vibrate(samples: Float32Array, source: Source, pitch: number, rate: number): void {
  switch (source.kind) {
    case 'struck':
      for (const mode of source.modes) ring(samples, mode, source.hertz * pitch, rate);
      return;
    case 'string':
      pluck(samples, source.hertz * pitch, source.damping, rate);
      return;
    case 'tone':
      sing(samples, source, pitch, rate);
      return;
    case 'noise': {
      const next = noise(source.seed);
      for (let i = 0; i < samples.length; i++) samples[i] = next();
    }
  }
}

/** The same noise for the same seed, between -1 and 1. */
function noise(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
}

/** Adds a damped sine, by rotation: cheaper than a sine for each sample. */
function ring(samples: Float32Array, [ratio, gain, seconds]: Mode, hertz: number, rate: number): void {
  const w = (TURN * hertz * ratio) / rate;
  if (w >= Math.PI) return;
  const fall = Math.exp(-SILENCE / (seconds * rate));
  const cos = Math.cos(w) * fall;
  const sin = Math.sin(w) * fall;
  let x = gain;
  let y = 0;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) + y;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

/** Karplus and Strong: a short noise goes round and loses its brightness. */
function pluck(samples: Float32Array, hertz: number, damping: number, rate: number): void {
  const period = rate / hertz;
  const length = Math.floor(period);
  const next = noise(length);
  let before = 0;
  const line = Float32Array.from({ length }, () => {
    before = 0.5 * before + 0.5 * next();
    return before;
  });
  // The part of a sample that the line is too short: without it, high strings are out of tune.
  const rest = period - length;
  let at = 0;
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    const now = line[at] ?? 0;
    const shifted = (1 - rest) * now + rest * last;
    last = now;
    samples[i] = shifted;
    const following = line[(at + 1) % length] ?? 0;
    line[at] = 0.998 * ((1 - damping) * shifted + damping * following);
    at = (at + 1) % length;
  }
}

function sing(
  samples: Float32Array,
  { hertz, to = hertz, harmonics, vibrato }: Extract<Source, { readonly kind: 'tone' }>,
  pitch: number,
  rate: number,
): void {
  const glide = (to / hertz) ** (1 / samples.length);
  let now = (TURN * pitch * hertz) / rate;
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const sway = vibrato ? 1 + vibrato.depth * Math.sin((TURN * vibrato.hertz * i) / rate) : 1;
    phase += now * sway;
    now *= glide;
    samples[i] = sumOf(harmonics, phase);
  }
}

/** The sum of the harmonics; each sine follows from the two before it. */
function sumOf(harmonics: readonly number[], phase: number): number {
  const twice = 2 * Math.cos(phase);
  let before = 0;
  let sine = Math.sin(phase);
  let sum = 0;
  for (const strength of harmonics) {
    sum += strength * sine;
    const next = twice * sine - before;
    before = sine;
    sine = next;
  }
  return sum;
}
