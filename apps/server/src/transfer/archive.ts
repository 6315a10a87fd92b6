/** Matches as a file: each as its lines, an empty line after each. */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { RulesFinder } from '../editions/editions.ts';
import { editionNamedBy, exportAll, exportMatch, importMatch } from '../matches/log/transfer.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';

export interface Transferred {
  readonly matches: number;
  /** Why others were not: one sentence each. */
  readonly left: readonly string[];
}

/** Which matches: one, or those that were begun by the edition whose hash begins like this; all, without either. */
export interface WantedMatches {
  readonly match?: string | undefined;
  readonly edition?: string | undefined;
}

/** Writes matches that were started to a file that must not exist yet. */
export async function exportTo(
  path: string,
  store: Store,
  rules: RulesFinder,
  { match, edition }: WantedMatches = {},
): Promise<Transferred> {
  // It holds the secrets of running matches: only the operator may read it.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = finished(file);
  written.catch(() => undefined);
  const left: string[] = [];
  let matches = 0;
  for await (const lines of match === undefined ? exportAll(store, rules, edition) : [await exportMatch(store, rules, match)]) {
    if (isProblem(lines)) left.push(lines.reason);
    else {
      file.write(`${lines.join('\n')}\n\n`);
      matches++;
    }
  }
  file.end();
  await written;
  return withReason({ matches, left }, edition);
}

/** Imports the matches of a file; lists the ones that it leaves out, with the reason. */
export async function importFrom(
  path: string,
  store: Store,
  rules: RulesFinder,
  { edition }: Pick<WantedMatches, 'edition'> = {},
): Promise<Transferred> {
  const left: string[] = [];
  let matches = 0;
  const importLines = async (lines: readonly string[]): Promise<void> => {
    if (edition !== undefined && editionNamedBy(lines)?.startsWith(edition) === false) return;
    const taken = await importMatch(store, rules, lines);
    if (isProblem(taken)) left.push(taken.reason);
    else matches++;
  };
  const file = await open(path);
  let lines: string[] = [];
  for await (const line of file.readLines()) {
    if (line !== '') lines.push(line);
    else if (lines.length > 0) {
      await importLines(lines);
      lines = [];
    }
  }
  if (lines.length > 0) await importLines(lines);
  return withReason({ matches, left }, edition);
}

/** An edition without a match may be a mistake. */
function withReason({ matches, left }: Transferred, edition: string | undefined): Transferred {
  if (edition === undefined || matches + left.length > 0) return { matches, left };
  return {
    matches,
    left: [`No match was begun by an edition that begins with ${edition}; skald admin editions lists those of this installation.`],
  };
}
