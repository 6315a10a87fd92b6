/** The games of the house, by their slug. */
import type { AnyGame } from '../kernel/index.ts';
import { raids } from './raids/index.ts';

export const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([[raids.slug, raids]]);

export function findGame(slug: string): AnyGame | undefined {
  return games.get(slug);
}
