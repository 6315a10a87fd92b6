/** The budgets of each game, for every number of seats: hard limits and targets. */
import { abouts, type Weight } from '@skald/engine/about';
import type { Limit } from '../harness/limits.ts';
import type { FigureName } from './figures.ts';

const BY_WEIGHT: Readonly<Record<Weight, readonly Limit<FigureName>[]>> = {
  light: [
    { level: 'must', figure: 'perAction', least: 10 },
    { level: 'must', figure: 'perMove', least: 0.4 },
    { level: 'aim', figure: 'perMove', least: 1 },
    { level: 'must', figure: 'step', below: 0.3 },
    { level: 'aim', figure: 'stepP95', below: 0.3 },
    { level: 'must', figure: 'replay', below: 30 },
  ],
  medium: [
    { level: 'must', figure: 'perAction', least: 4 },
    { level: 'must', figure: 'perMove', least: 0.15 },
    { level: 'aim', figure: 'perMove', least: 0.4 },
    { level: 'must', figure: 'replay', below: 150 },
    { level: 'must', figure: 'sentP95', below: 2000 },
  ],
  heavy: [
    { level: 'must', figure: 'perAction', least: 2 },
    { level: 'must', figure: 'perMove', least: 0.08 },
    { level: 'aim', figure: 'perMove', least: 0.2 },
    { level: 'must', figure: 'replay', below: 300 },
    { level: 'must', figure: 'sentP95', below: 4000 },
  ],
};

export const BUDGETS: Readonly<Record<string, readonly Limit<FigureName>[]>> = Object.fromEntries(
  abouts.map(({ slug, weight }) => [slug, BY_WEIGHT[weight]]),
);
