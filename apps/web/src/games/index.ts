/** The games of this site, in the order in which pages list them. Each game has its own folder here. */

import { bloodRage } from './blood-rage/index.ts';
import type { GameEntry } from './game-entry.ts';
import { lordsOfRagnarok } from './lords-of-ragnarok/index.ts';
import { raids } from './raids/index.ts';
import { valda } from './valda/index.ts';

const all = [raids, bloodRage, valda, lordsOfRagnarok] as const;

export const GAMES: readonly [GameEntry, ...GameEntry[]] = all;

type TextKeysOf<Entry> = Entry extends { readonly texts: { readonly en: () => Promise<infer Texts> } } ? keyof Texts : never;
/** Every text key of any table. */
export type GameTextKey = TextKeysOf<(typeof all)[number]>;

export function gameEntry(slug: string): GameEntry | undefined {
  return GAMES.find(({ about }) => about.slug === slug);
}
