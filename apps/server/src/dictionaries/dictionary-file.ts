/** The file in which the build keeps the dictionaries, so that no start has to learn them again. */
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { AnyGame } from '@skald/engine';
import { type PackDictionary, packDictionary } from '@skald/protocol';
import { z } from 'zod';
import { learn } from './learning.ts';

/** Beside the compiled server. */
export const DICTIONARY_FILE = new URL('../dictionaries.json', import.meta.url);

/** `made` says from which rules. */
const dictionaryFile = z.object({ made: z.string(), dictionaries: z.record(z.string(), packDictionary) });

/** One for all editions of a game: a dictionary fits the older ones nearly as well. */
export function keyOf({ slug }: AnyGame): string {
  return slug;
}

/** The file's content; undefined if it is missing or unreadable. */
export async function readDictionaries(file: URL): Promise<ReadonlyMap<string, PackDictionary>> {
  return new Map(Object.entries((await read(file))?.dictionaries ?? {}));
}

/** Learns and writes, unless the file was made from the same texts: those that say how the rules were compiled. */
export async function writeDictionaries(
  file: URL,
  games: Iterable<AnyGame>,
  sources: readonly string[],
): Promise<'written' | 'up to date'> {
  const made = createHash('sha256').update(JSON.stringify(sources)).digest('hex');
  if ((await read(file))?.made === made) return 'up to date';
  const dictionaries = Object.fromEntries([...games].map((game) => [keyOf(game), learn(game)]));
  const half = new URL(`${file.href}.${process.pid}`);
  await writeFile(half, JSON.stringify({ made, dictionaries }));
  await rename(half, file);
  return 'written';
}

async function read(file: URL): Promise<z.infer<typeof dictionaryFile> | undefined> {
  try {
    return dictionaryFile.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
