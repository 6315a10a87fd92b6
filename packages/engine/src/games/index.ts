/** The games of the house, by their slug. */
import type { AnyGame } from '../kernel/index.ts';
import { bloodRage } from './blood-rage/index.ts';
import { lordsOfRagnarok } from './lords-of-ragnarok/index.ts';
import { raids } from './raids/index.ts';
import { valda } from './valda/index.ts';

export const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  [raids.slug, raids],
  [bloodRage.slug, bloodRage],
  [valda.slug, valda],
  [lordsOfRagnarok.slug, lordsOfRagnarok],
]);

export function findGame(slug: string): AnyGame | undefined {
  return games.get(slug);
}
