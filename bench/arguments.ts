/** What the bench is asked to do, from the words of the command line. */
import { parseArgs } from 'node:util';
import type { AnyGame } from '@skald/engine';
import { games } from '@skald/engine/games';
import { BenchError } from './harness/bench-error.ts';

export const HELP = `npm run bench -- engine [--game <slug>]... [--seconds <n>] [--json] [--record]

  --game <slug>  measure only this game; may be given several times
  --seconds <n>  how long to measure each figure (default 4)
  --json         print one JSON object
  --record       write the figures into docs/performance.md

Exit code 0: every must holds. 1: one fails. 2: nothing could be measured.`;

const DEFAULT_SECONDS = '4';

export interface Wish {
  readonly games: readonly AnyGame[];
  /** For each figure. */
  readonly seconds: number;
  readonly json: boolean;
  readonly record: boolean;
}

export function understand(args: readonly string[]): Wish | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (positionals.length !== 1 || positionals[0] !== 'engine') throw new BenchError('bad-arguments', `Say what to measure.\n\n${HELP}`);
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS);
  if (!(seconds > 0 && seconds <= 600)) throw new BenchError('bad-arguments', 'The seconds must be a number above 0 and at most 600.');
  return { games: (values.game ?? [...games.keys()]).map(known), seconds, json: values.json ?? false, record: values.record ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        game: { type: 'string', multiple: true },
        seconds: { type: 'string' },
        json: { type: 'boolean' },
        record: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new BenchError('bad-arguments', error instanceof Error ? error.message : String(error));
  }
}

function known(slug: string): AnyGame {
  const game = games.get(slug);
  if (!game) throw new BenchError('unknown-game', `There is no game called ${slug}; there are ${[...games.keys()].join(', ')}.`);
  return game;
}
