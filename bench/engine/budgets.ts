/** The budgets: what each game must keep to at every number of seats, and what it aims at. */
import type { FigureName } from './figures.ts';

export const LEVELS = ['must', 'aim'] as const;
export type Level = (typeof LEVELS)[number];

/** A figure that is at least so much, or below so much. */
export type Limit = { readonly level: Level; readonly figure: FigureName } & ({ readonly least: number } | { readonly below: number });

export const BUDGETS: Readonly<Record<string, readonly Limit[]>> = {
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
