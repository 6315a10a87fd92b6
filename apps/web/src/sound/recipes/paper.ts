/** Paper and cloth: cards, and the sail in the wind. */
import type { SoundRecipe } from '../recipe.ts';

/** A card slides off its pile. */
export const draw: SoundRecipe = {
  seconds: 0.3,
  level: -5,
  hall: 0.1,
  layers: [
    {
      source: { kind: 'noise', seed: 41 },
      gain: 1,
      attack: 0.05,
      hold: 0.02,
      decay: 0.2,
      filter: { pass: 'band', hertz: 1500, to: 4800, q: 1.1 },
    },
    {
      source: { kind: 'noise', seed: 43 },
      gain: 0.35,
      attack: 0.03,
      decay: 0.12,
      filter: { pass: 'high', hertz: 5200 },
    },
  ],
};

/** A card is laid down: a short flight, and the slap of it. */
export const card: SoundRecipe = {
  seconds: 0.3,
  level: -3,
  hall: 0.15,
  layers: [
    {
      source: { kind: 'noise', seed: 47 },
      gain: 0.5,
      attack: 0.05,
      decay: 0.06,
      filter: { pass: 'band', hertz: 4200, to: 2400, q: 1 },
    },
    {
      source: { kind: 'noise', seed: 53 },
      gain: 1.2,
      attack: 0.002,
      decay: 0.12,
      filter: { pass: 'band', hertz: 1900, to: 1100, q: 0.7 },
      hits: [[0.07, 1, 1]],
    },
    {
      source: {
        kind: 'struck',
        hertz: 160,
        modes: [
          [1, 1, 0.2],
          [2.1, 0.4, 0.14],
        ],
      },
      gain: 0.35,
      decay: 0.3,
      hits: [[0.07, 1, 1]],
    },
  ],
};

/** The sail fills, the bow cuts a wave, and the rigging creaks. */
export const sail: SoundRecipe = {
  seconds: 0.8,
  level: -4,
  hall: 0.2,
  layers: [
    {
      source: { kind: 'noise', seed: 59 },
      gain: 1,
      attack: 0.22,
      hold: 0.05,
      decay: 0.62,
      filter: { pass: 'band', hertz: 320, to: 900, q: 0.7 },
    },
    {
      source: { kind: 'noise', seed: 61 },
      gain: 0.5,
      attack: 0.2,
      decay: 0.5,
      filter: { pass: 'band', hertz: 3200, to: 1300, q: 0.8 },
      hits: [[0.16, 1, 1]],
    },
    // The cloth snaps tight.
    {
      source: { kind: 'noise', seed: 67 },
      gain: 0.55,
      attack: 0.004,
      decay: 0.09,
      filter: { pass: 'low', hertz: 620 },
      hits: [[0.13, 1, 1]],
    },
    {
      source: { kind: 'tone', hertz: 148, to: 171, harmonics: [0.5, 0.8, 0.6, 0.5, 0.3, 0.2], vibrato: { hertz: 31, depth: 0.05 } },
      gain: 0.045,
      attack: 0.06,
      hold: 0.08,
      decay: 0.2,
      hits: [[0.34, 1, 1]],
    },
  ],
};
