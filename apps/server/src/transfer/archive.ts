/** Matches as a file: each as its lines, an empty line after each. */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { RulesFinder } from '../editions/editions.ts';
import { exportAll, exportMatch, importMatch } from '../matches/log/transfer.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';

export interface Transferred {
  readonly matches: number;
  /** Why others were not: one sentence each. */
  readonly left: readonly string[];
}

/** Writes one match, or all that were started, to a file that must not exist yet. */
export async function exportTo(path: string, store: Store, rules: RulesFinder, match: string | undefined): Promise<Transferred> {
  // It holds the secrets of running matches: only the operator may read it.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = finished(file);
  written.catch(() => undefined);
  const left: string[] = [];
  let matches = 0;
  for await (const lines of match === undefined ? exportAll(store, rules) : [await exportMatch(store, rules, match)]) {
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

/** Imports every match of a file; lists the ones that it leaves out, with the reason. */
export async function importFrom(path: string, store: Store, rules: RulesFinder): Promise<Transferred> {
  const left: string[] = [];
  let matches = 0;
  const take = async (lines: readonly string[]): Promise<void> => {
    const taken = await importMatch(store, rules, lines);
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
