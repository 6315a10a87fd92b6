/** Loads the texts of games: those of entries with the page, those of a table on demand. */
import type { Language } from '@skald/engine/text';
import type { EntryTexts, PerLanguage } from '../games/game-entry.ts';
import { GAMES, type GameTextKey, gameEntry } from '../games/index.ts';
import type { en as help } from './en/help.ts';
import type { en } from './en/table-frame.ts';
import type { TextsLike } from './texts-like.ts';

type FrameTexts = TextsLike<typeof en & typeof help>;
export type GameTexts = Readonly<Partial<Record<GameTextKey | keyof FrameTexts, string>>>;

/** The texts of the frame that all tables share. */
const frames: PerLanguage<() => Promise<FrameTexts>> = {
  en: async () => ({ ...(await import('./en/table-frame.ts')).en, ...(await import('./en/help.ts')).en }),
  de: async () => ({ ...(await import('./de/table-frame.ts')).de, ...(await import('./de/help.ts')).de }),
  it: async () => ({ ...(await import('./it/table-frame.ts')).it, ...(await import('./it/help.ts')).it }),
};

export async function loadGameTexts(slug: string, language: Language): Promise<GameTexts> {
  const [frame, game] = await Promise.all([frames[language](), gameEntry(slug)?.texts[language]()]);
  return { ...frame, ...game };
}

/** By the slug of the game. */
export type AllEntryTexts = ReadonlyMap<string, EntryTexts>;

export async function loadEntryTexts(language: Language): Promise<AllEntryTexts> {
  return new Map(await Promise.all(GAMES.map(async ({ about, entryTexts }) => [about.slug, await entryTexts[language]()] as const)));
}
