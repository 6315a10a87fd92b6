/** Wood, leather and bone: pieces, feet, hammers and dice on a table. */
import type { Layer, Mode, SoundRecipe } from '../recipe.ts';

/** A block of wood: its vibrations are not harmonic, and short. */
const BLOCK: readonly Mode[] = [
  [1, 1, 0.24],
  [2.57, 0.5, 0.16],
  [4.64, 0.24, 0.1],
  [7.1, 0.1, 0.06],
];
/** The table under it. */
const TABLE: readonly Mode[] = [
  [1, 1, 0.34],
  [1.83, 0.5, 0.24],
  [2.9, 0.2, 0.16],
];
/** Bone is smaller and harder. */
const BONE: readonly Mode[] = [
  [1, 1, 0.09],
  [1.7, 0.7, 0.07],
  [2.9, 0.4, 0.05],
  [4.3, 0.2, 0.03],
];
/** Iron that is held, so that it hardly rings. */
const NAIL: readonly Mode[] = [
  [1, 1, 0.3],
  [2.76, 0.7, 0.22],
  [5.4, 0.4, 0.14],
];

/** The first touch. */
function tick(seed: number, hertz: number): Omit<Layer, 'gain'> {
  return { source: { kind: 'noise', seed }, decay: 0.016, filter: { pass: 'band', hertz, q: 0.9 } };
}

/** A figure or tile is set down on the board. */
export const place: SoundRecipe = {
  seconds: 0.3,
  level: 0,
  hall: 0.25,
  layers: [
    { source: { kind: 'struck', hertz: 410, modes: BLOCK }, gain: 0.75, decay: 0.5 },
    { source: { kind: 'struck', hertz: 135, modes: TABLE }, gain: 0.7, decay: 0.6 },
    { ...tick(3, 2600), gain: 0.35 },
  ],
};

const STEPS = [
  [0, 1, 1],
  [0.15, 0.72, 1.09],
  [0.29, 0.9, 0.96],
] as const;

/** Boots on earth, with a little leather and mail. */
export const march: SoundRecipe = {
  seconds: 0.56,
  level: -2,
  hall: 0.12,
  layers: [
    { source: { kind: 'struck', hertz: 92, modes: TABLE }, gain: 0.8, attack: 0.004, decay: 0.3, hits: STEPS },
    {
      source: { kind: 'noise', seed: 11 },
      gain: 0.75,
      attack: 0.006,
      decay: 0.2,
      filter: { pass: 'band', hertz: 520, to: 300, q: 0.8 },
      hits: STEPS,
    },
    { source: { kind: 'noise', seed: 17 }, gain: 0.14, attack: 0.01, decay: 0.07, filter: { pass: 'high', hertz: 3800 }, hits: STEPS },
  ],
};

const STROKES = [
  [0, 0.7, 0.98],
  [0.17, 0.85, 1.02],
  [0.34, 1, 1],
] as const;

/** Three strokes of a hammer: a beam, and the nail in it. */
export const build: SoundRecipe = {
  seconds: 0.72,
  level: 0,
  hall: 0.3,
  layers: [
    { source: { kind: 'struck', hertz: 235, modes: BLOCK }, gain: 0.9, decay: 0.5, hits: STROKES },
    { source: { kind: 'struck', hertz: 118, modes: TABLE }, gain: 0.6, decay: 0.5, hits: STROKES },
    { source: { kind: 'struck', hertz: 1480, modes: NAIL }, gain: 0.2, decay: 0.4, hits: STROKES },
    { ...tick(5, 3400), gain: 0.4, hits: STROKES },
  ],
};

/** Two dice strike the table, each other, and roll out. */
const ROLLS = [
  [0, 0.9, 1],
  [0.045, 1, 1.13],
  [0.125, 0.75, 0.94],
  [0.178, 0.6, 1.2],
  [0.262, 0.5, 1.04],
  [0.318, 0.34, 0.97],
  [0.39, 0.28, 1.16],
  [0.436, 0.2, 1.02],
  [0.472, 0.13, 1.08],
] as const;

export const dice: SoundRecipe = {
  seconds: 0.68,
  level: 0,
  hall: 0.22,
  layers: [
    { source: { kind: 'struck', hertz: 1650, modes: BONE }, gain: 0.9, decay: 0.2, hits: ROLLS },
    { source: { kind: 'struck', hertz: 190, modes: TABLE }, gain: 0.3, decay: 0.25, hits: ROLLS },
    { ...tick(23, 4200), gain: 0.5, hits: ROLLS },
  ],
};

/** Two dull knocks, the second lower: refused. */
export const error: SoundRecipe = {
  seconds: 0.34,
  level: -2,
  hall: 0.1,
  layers: [
    {
      source: { kind: 'struck', hertz: 196, modes: TABLE },
      gain: 1,
      attack: 0.004,
      decay: 0.3,
      hits: [
        [0, 0.9, 1],
        [0.11, 1, 0.79],
      ],
    },
    {
      ...tick(29, 700),
      gain: 0.5,
      hits: [
        [0, 0.9, 1],
        [0.11, 1, 1],
      ],
    },
  ],
};
