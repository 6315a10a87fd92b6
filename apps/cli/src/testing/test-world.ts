/** A `CommandWorld` for tests: games in memory, a scripted keyboard, and recorded output. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@skald/engine';
import { games } from '@skald/engine/games';
import { holmgang } from '@skald/engine/testkit';
import { texts } from '@skald/engine/text';
import { runProgram } from '../program.ts';
import type { CommandWorld } from '../world.ts';

export interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** All games, and the testkit's Holmgang, which has no texts. */
const allGames: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([...games, [holmgang.slug, holmgang]]);

/** Runs a command with these lines typed at the keyboard. */
export async function runSkald(
  words: readonly string[],
  typed: readonly string[] = [],
  change: Partial<CommandWorld> = {},
): Promise<RunResult> {
  const [out, err] = [new Kept(), new Kept()];
  let now = 0;
  const code = await runProgram(words, {
    games: allGames,
    texts,
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    input: Readable.from(typed.map((line) => `${line}\n`)),
    out,
    err,
    locale: 'C',
    secret: () => '5ec'.repeat(20),
    today: () => '2026-11-17',
    now: () => now++,
    ...change,
  });
  return { code, out: out.text, err: err.text };
}

/** A path in a new temporary folder. */
export function temporaryPath(name = 'match.saga.jsonl'): string {
  return join(mkdtempSync(join(tmpdir(), 'skald-')), name);
}

class Kept extends Writable {
  text = '';

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}
