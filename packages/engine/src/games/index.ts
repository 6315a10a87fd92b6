/** The rules of every game, by slug, for programs that load them all at once. */

import type { AnyGame } from '../kernel/index.ts';
import { bloodRage } from './blood-rage/index.ts';
import { lordsOfRagnarok } from './lords-of-ragnarok/index.ts';
import { raids } from './raids/index.ts';
import { valda } from './valda/index.ts';

const all: readonly AnyGame[] = [raids, bloodRage, valda, lordsOfRagnarok];

export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.slug, game]));

export function findGame(slug: string): AnyGame | undefined {
  return games.get(slug);
}
