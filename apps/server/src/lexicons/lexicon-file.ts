/** The file in which the build keeps the lexicons, so that no start has to learn them again. */
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { AnyGame } from '@skald/engine';
import { type Lexicon, lexicon } from '@skald/protocol';
import { z } from 'zod';
import { learn } from './learning.ts';

/** Beside the compiled server. */
export const LEXICON_FILE = new URL('../lexicons.json', import.meta.url);

/** `made` says from which rules. */
const lexiconFile = z.object({ made: z.string(), lexicons: z.record(z.string(), lexicon) });

export function keyOf({ slug, rulesVersion }: AnyGame): string {
  return `${slug} ${rulesVersion}`;
}

/** What the file holds; nothing where there is none, or none that can be read. */
export async function readLexicons(file: URL): Promise<ReadonlyMap<string, Lexicon>> {
  return new Map(Object.entries((await read(file))?.lexicons ?? {}));
}

/** Learns and writes, unless the file was made from the same texts: those that say how the rules were compiled. */
export async function writeLexicons(file: URL, games: Iterable<AnyGame>, sources: readonly string[]): Promise<'written' | 'up to date'> {
  const made = createHash('sha256').update(JSON.stringify(sources)).digest('hex');
  if ((await read(file))?.made === made) return 'up to date';
  const lexicons = Object.fromEntries([...games].map((game) => [keyOf(game), learn(game)]));
  const half = new URL(`${file.href}.${process.pid}`);
  await writeFile(half, JSON.stringify({ made, lexicons }));
  await rename(half, file);
  return 'written';
}

async function read(file: URL): Promise<z.infer<typeof lexiconFile> | undefined> {
  try {
    return lexiconFile.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
