/** Renders a recipe into samples, always the same, at a loudness that fits the other sounds. */
import type { Beat, Layer, SoundFilter, SoundRecipe } from '../recipe.ts';
import { applyFilter } from './filter.ts';
import { inHall } from './hall.ts';
import { loudnessOf, peakOf } from './loudness.ts';
import { SILENCE, vibrate } from './sources.ts';

/** Enough for everything up to 16 kHz. */
export const SAMPLE_RATE = 32_000;
/** No sample is larger. */
export const HIGHEST_PEAK = 0.8;
const LOUDNESS = 0.11;
/** The last part of every sound fades, so that nothing clicks. */
const FADE = 0.04;
/** What no loudspeaker plays is taken away. */
const RUMBLE: SoundFilter = { pass: 'high', hertz: 28 };
const ONCE: readonly Beat[] = [[0, 1, 1]];

export function renderSound(recipe: SoundRecipe): Float32Array<ArrayBuffer> {
  const dry = new Float32Array(Math.round(recipe.seconds * SAMPLE_RATE));
  for (const layer of recipe.layers) {
    for (const hit of layer.hits ?? ONCE) addHit(dry, layer, hit);
  }
  const sound = inHall(dry, recipe.hall, SAMPLE_RATE);
  applyFilter(sound, RUMBLE, SAMPLE_RATE);
  fadeOut(sound);
  const wanted = (LOUDNESS * 10 ** (recipe.level / 20)) / loudnessOf(sound, SAMPLE_RATE);
  const factor = Math.min(wanted, HIGHEST_PEAK / peakOf(sound));
  const louder = new Float32Array(sound.length);
  for (let i = 0; i < sound.length; i++) louder[i] = (sound[i] ?? 0) * factor;
  return louder;
}

function addHit(dry: Float32Array, { source, gain, attack = 0.001, hold = 0, decay, filter }: Layer, [at, strength, pitch]: Beat): void {
  const start = Math.round(at * SAMPLE_RATE);
  const length = Math.min(dry.length - start, Math.round((attack + hold + decay) * SAMPLE_RATE));
  if (length <= 0) return;
  const samples = new Float32Array(length);
  vibrate(samples, source, pitch, SAMPLE_RATE);
  if (filter) applyFilter(samples, filter, SAMPLE_RATE);
  const fall = Math.exp(-SILENCE / (decay * SAMPLE_RATE));
  const [rising, falling] = [attack * SAMPLE_RATE, (attack + hold) * SAMPLE_RATE];
  let level = gain * strength;
  for (let i = 0; i < length; i++) {
    if (i > falling) level *= fall;
    dry[start + i] = (dry[start + i] ?? 0) + (samples[i] ?? 0) * level * Math.min(1, i / rising);
  }
}

function fadeOut(samples: Float32Array): void {
  const fade = Math.round(FADE * SAMPLE_RATE);
  for (let left = 0; left < fade; left++) {
    const i = samples.length - 1 - left;
    samples[i] = ((samples[i] ?? 0) * left) / fade;
  }
}
