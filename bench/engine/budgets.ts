/** The budgets: what each game must keep to at every number of seats, and what it aims at. */
import type { Limit } from '../harness/limits.ts';
import type { FigureName } from './figures.ts';

export const BUDGETS: Readonly<Record<string, readonly Limit<FigureName>[]>> = {
  raids: [
    { level: 'must', figure: 'perAction', least: 10 },
    { level: 'must', figure: 'perMove', least: 0.4 },
    { level: 'aim', figure: 'perMove', least: 1 },
    { level: 'must', figure: 'step', below: 0.3 },
    { level: 'aim', figure: 'stepP95', below: 0.3 },
    { level: 'must', figure: 'replay', below: 30 },
  ],
  'blood-rage': [
    { level: 'must', figure: 'perAction', least: 4 },
    { level: 'must', figure: 'perMove', least: 0.15 },
    { level: 'aim', figure: 'perMove', least: 0.4 },
    { level: 'must', figure: 'replay', below: 150 },
    { level: 'must', figure: 'sentP95', below: 2000 },
  ],
  valda: [
    { level: 'must', figure: 'perAction', least: 4 },
    { level: 'must', figure: 'perMove', least: 0.15 },
    { level: 'aim', figure: 'perMove', least: 0.4 },
    { level: 'must', figure: 'replay', below: 150 },
    { level: 'must', figure: 'sentP95', below: 2000 },
  ],
  'lords-of-ragnarok': [
    { level: 'must', figure: 'perAction', least: 2 },
    { level: 'must', figure: 'perMove', least: 0.08 },
    { level: 'aim', figure: 'perMove', least: 0.2 },
    { level: 'must', figure: 'replay', below: 300 },
    { level: 'must', figure: 'sentP95', below: 4000 },
  ],
};
