/** Metal: coins and blades. */
import type { Mode, SoundRecipe } from '../recipe.ts';

/** A small silver disc. */
const COIN: readonly Mode[] = [
  [1, 1, 0.55],
  [1.52, 0.7, 0.42],
  [2.37, 0.45, 0.3],
  [2.92, 0.28, 0.2],
];

/** A blade: many vibrations, close together, so that it shimmers. */
const BLADE: readonly Mode[] = [
  [1, 0.7, 0.8],
  [1.34, 0.5, 0.7],
  [2.02, 0.9, 0.95],
  [2.78, 0.8, 0.8],
  [3.41, 0.6, 0.66],
  [4.16, 0.55, 0.55],
  [5.43, 0.45, 0.42],
  [6.79, 0.3, 0.3],
  [8.21, 0.2, 0.2],
];

const DROPS = [
  [0, 0.8, 1],
  [0.075, 1, 1.122],
  [0.135, 0.4, 1.06],
] as const;

/** Coins fall into a purse. */
export const coin: SoundRecipe = {
  seconds: 0.5,
  level: -5,
  hall: 0.2,
  layers: [
    { source: { kind: 'struck', hertz: 3150, modes: COIN }, gain: 0.8, decay: 0.8, hits: DROPS },
    { source: { kind: 'noise', seed: 71 }, gain: 0.3, decay: 0.012, filter: { pass: 'high', hertz: 5000 }, hits: DROPS },
    {
      source: { kind: 'noise', seed: 73 },
      gain: 0.35,
      attack: 0.004,
      decay: 0.07,
      filter: { pass: 'low', hertz: 700 },
      hits: [[0.08, 1, 1]],
    },
  ],
};

const BLOWS = [
  [0, 1, 1],
  [0.13, 0.6, 1.17],
] as const;

/** Blade on blade, and the shield behind it. */
export const clash: SoundRecipe = {
  seconds: 0.78,
  level: 1,
  hall: 0.35,
  layers: [
    { source: { kind: 'struck', hertz: 830, modes: BLADE }, gain: 0.42, decay: 1.2, hits: BLOWS },
    { source: { kind: 'struck', hertz: 871, modes: BLADE }, gain: 0.34, decay: 1.1, hits: BLOWS },
    { source: { kind: 'noise', seed: 79 }, gain: 0.9, decay: 0.09, filter: { pass: 'band', hertz: 3600, q: 0.6 }, hits: BLOWS },
    {
      source: {
        kind: 'struck',
        hertz: 104,
        modes: [
          [1, 1, 0.3],
          [1.6, 0.6, 0.22],
          [2.4, 0.4, 0.16],
        ],
      },
      gain: 0.9,
      attack: 0.003,
      decay: 0.5,
      hits: BLOWS,
    },
  ],
};
