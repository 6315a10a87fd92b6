/** Matches as a file: each as its lines, an empty line after each. */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { AnyGame } from '@skald/engine';
import { exportAll, exportMatch, importMatch } from '../matches/transfer.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';

type Find = (slug: string) => AnyGame | undefined;

export interface Transferred {
  readonly matches: number;
  /** Why others were not: one sentence each. */
  readonly left: readonly string[];
}

/** Writes one match, or all that were started, to a file that must not exist yet. */
export async function exportTo(path: string, store: Store, find: Find, match: string | undefined): Promise<Transferred> {
  // It holds the secrets of running matches: for the eyes of whoever runs the server only.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = finished(file);
  written.catch(() => undefined);
  const left: string[] = [];
  let matches = 0;
  for await (const lines of match === undefined ? exportAll(store, find) : [await exportMatch(store, find, match)]) {
    if (isProblem(lines)) left.push(lines.reason);
    else {
      file.write(`${lines.join('\n')}\n\n`);
      matches++;
    }
  }
  file.end();
  await written;
  return { matches, left };
}

/** Takes every match of a file in; what cannot be taken in is left out, and why is told. */
export async function importFrom(path: string, store: Store, find: Find): Promise<Transferred> {
  const left: string[] = [];
  let matches = 0;
  const take = async (lines: readonly string[]): Promise<void> => {
    const taken = await importMatch(store, find, lines);
    if (isProblem(taken)) left.push(taken.reason);
    else matches++;
  };
  const file = await open(path);
  let lines: string[] = [];
  for await (const line of file.readLines()) {
    if (line !== '') lines.push(line);
    else if (lines.length > 0) {
      await take(lines);
      lines = [];
    }
  }
  if (lines.length > 0) await take(lines);
  return { matches, left };
}
