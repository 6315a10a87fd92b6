/** How a sound is described: layers of struck bodies, strings, tones and noise, each with an envelope and a filter. Times are in seconds. */

/** The sounds, from the least to the most important: of several at once, the most important is heard. */
export const SOUND_NAMES = [
  'draw',
  'card',
  'place',
  'march',
  'sail',
  'coin',
  'build',
  'dice',
  'error',
  'clash',
  'horn',
  'doom',
  'turn',
  'lose',
  'win',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export function importanceOf(sound: SoundName): number {
  return SOUND_NAMES.indexOf(sound);
}

/** One vibration of a struck body: its frequency against the base, its strength, and how long it rings. */
export type Mode = readonly [ratio: number, gain: number, ring: number];

/** What vibrates. */
export type Source =
  | { readonly kind: 'struck'; readonly hertz: number; readonly modes: readonly Mode[] }
  /** A string; the more damped, the sooner its brightness is gone. */
  | { readonly kind: 'string'; readonly hertz: number; readonly damping: number }
  /** A steady tone: the strengths of its harmonics, gliding to `to`, with a vibrato as a part of its frequency. */
  | {
      readonly kind: 'tone';
      readonly hertz: number;
      readonly to?: number;
      readonly harmonics: readonly number[];
      readonly vibrato?: { readonly hertz: number; readonly depth: number };
    }
  | { readonly kind: 'noise'; readonly seed: number };

export interface SoundFilter {
  readonly pass: 'low' | 'high' | 'band';
  readonly hertz: number;
  /** Sweeps to this frequency over the layer. */
  readonly to?: number;
  readonly q?: number;
}

/** One beat of a layer: when, how loud, and how much higher. */
export type Beat = readonly [at: number, gain: number, pitch: number];

export interface Layer {
  readonly source: Source;
  readonly gain: number;
  /** Rises linearly, holds, and then falls by 60 dB. */
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  readonly filter?: SoundFilter;
  /** Once at the beginning by default. */
  readonly hits?: readonly Beat[];
}

export interface SoundRecipe {
  readonly seconds: number;
  /** Loudness against the others, in decibels. */
  readonly level: number;
  /** How much of a small hall is heard, from 0 to 1. */
  readonly hall: number;
  readonly layers: readonly Layer[];
}
