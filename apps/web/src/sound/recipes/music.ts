/** Strings and horns: what is said to the player, and to everybody. */
import type { Beat, Layer, SoundRecipe } from '../recipe.ts';

/** D, the note that everything here is tuned to; the others against it. */
const D = 146.8;
const [FOURTH, FIFTH, OCTAVE] = [4 / 3, 3 / 2, 2];
const MINOR_THIRD = 6 / 5;

/** A lyre: the string, and the wood that it is stretched on. */
function lyre(hits: readonly Beat[], decay: number): readonly Layer[] {
  return [
    { source: { kind: 'string', hertz: 2 * D, damping: 0.42 }, gain: 1, decay, hits },
    { source: { kind: 'tone', hertz: 2 * D, harmonics: [1, 0.25] }, gain: 0.2, attack: 0.004, decay: decay * 0.7, hits },
  ];
}

/** An ox horn: soft at first, brighter as the breath grows. */
function horn(hits: readonly Beat[], hold: number, decay: number): readonly Layer[] {
  return [
    {
      source: { kind: 'tone', hertz: D, harmonics: [0.7, 1, 0.75, 0.5, 0.34, 0.22, 0.12, 0.06], vibrato: { hertz: 5.2, depth: 0.006 } },
      gain: 0.3,
      attack: 0.07,
      hold,
      decay,
      filter: { pass: 'low', hertz: 620, to: 1500, q: 0.9 },
      hits,
    },
    {
      source: { kind: 'noise', seed: 83 },
      gain: 0.05,
      attack: 0.04,
      hold,
      decay: decay / 2,
      filter: { pass: 'band', hertz: 900, q: 1.2 },
      hits,
    },
  ];
}

/** It is your turn: two strings of a lyre, a fifth apart. */
export const turn: SoundRecipe = {
  seconds: 0.8,
  level: 0,
  hall: 0.4,
  layers: lyre(
    [
      [0, 0.8, 1],
      [0.13, 1, FIFTH],
    ],
    0.65,
  ),
};

/** Strings run up to the octave, and a horn joins them. */
export const win: SoundRecipe = {
  seconds: 0.9,
  level: 2,
  hall: 0.4,
  layers: [
    ...lyre(
      [
        [0, 0.7, 1],
        [0.09, 0.75, 5 / 4],
        [0.18, 0.8, FIFTH],
        [0.28, 1, OCTAVE],
      ],
      0.7,
    ),
    ...horn(
      [
        [0.24, 0.5, FIFTH],
        [0.26, 0.7, OCTAVE],
      ],
      0.3,
      0.35,
    ),
  ],
};

/** The horn sinks by a third and a fourth, under one low string. */
export const lose: SoundRecipe = {
  seconds: 0.9,
  level: 0,
  hall: 0.4,
  layers: [...horn([[0, 0.8, MINOR_THIRD]], 0.12, 0.3), ...horn([[0.3, 1, 1 / FOURTH]], 0.2, 0.42), ...lyre([[0.3, 0.7, 0.5]], 0.6)],
};

/** The call: a short note, then a long one a fifth above. */
export const call: SoundRecipe = {
  seconds: 1.25,
  level: 2,
  hall: 0.45,
  layers: [...horn([[0, 0.85, FOURTH]], 0.1, 0.2), ...horn([[0.22, 1, OCTAVE]], 0.42, 0.5)],
};

/** The world breaks: a great drum, the earth that rolls after it, and a low, sour chord. */
export const doom: SoundRecipe = {
  seconds: 2.2,
  level: 3,
  hall: 0.5,
  layers: [
    { source: { kind: 'tone', hertz: 96, to: 38, harmonics: [1, 0.35, 0.1] }, gain: 1.2, attack: 0.003, decay: 1.1 },
    { source: { kind: 'noise', seed: 89 }, gain: 0.9, attack: 0.002, decay: 0.16, filter: { pass: 'low', hertz: 900, to: 200 } },
    {
      source: { kind: 'noise', seed: 97 },
      gain: 1.5,
      attack: 0.15,
      hold: 0.3,
      decay: 1.5,
      filter: { pass: 'low', hertz: 320, to: 90, q: 0.9 },
    },
    {
      source: { kind: 'tone', hertz: D / 2, to: (D / 2) * 0.94, harmonics: [0.6, 1, 0.7, 0.5, 0.3, 0.2] },
      gain: 0.22,
      attack: 0.12,
      hold: 0.5,
      decay: 1.3,
      filter: { pass: 'low', hertz: 700, to: 240 },
      hits: [
        [0.05, 1, 1],
        [0.05, 0.7, 16 / 15],
        [0.05, 0.6, Math.SQRT2],
      ],
    },
  ],
};
