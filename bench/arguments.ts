/** What the bench is asked to do, from the words of the command line. */
import { parseArgs } from 'node:util';
import type { AnyGame } from '@skald/engine';
import { games } from '@skald/engine/games';
import { BenchError } from './harness/bench-error.ts';

export const HELP = `npm run bench -- engine [--game <slug>]... [--seconds <n>] [--json] [--record]
npm run bench -- server [--matches <n>] [--seconds <n>] [--json] [--record]
npm run bench -- web [--seconds <n>] [--json] [--record]

  --game <slug>  measure only this game; may be given several times
  --matches <n>  so many matches are played at once (default 250)
  --seconds <n>  how long to measure each figure (default 4 for the engine, 15 for the server, 8 for the web)
  --json         print one JSON object
  --record       write the figures into docs/performance.md

Exit code 0: every must holds. 1: one fails. 2: nothing could be measured.`;

const DEFAULT_SECONDS = { engine: 4, server: 15, web: 8 } as const;
const DEFAULT_MATCHES = 250;
const MOST_MATCHES = 1000;

interface CommonWish {
  /** For each figure. */
  readonly seconds: number;
  readonly json: boolean;
  readonly record: boolean;
}

export interface EngineWish extends CommonWish {
  readonly suite: 'engine';
  readonly games: readonly AnyGame[];
}

export interface ServerWish extends CommonWish {
  readonly suite: 'server';
  readonly matches: number;
}

export interface WebWish extends CommonWish {
  readonly suite: 'web';
}

export function understand(args: readonly string[]): EngineWish | ServerWish | WebWish | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [suite] = positionals;
  if (positionals.length !== 1 || (suite !== 'engine' && suite !== 'server' && suite !== 'web'))
    throw misunderstood(`Say what to measure.\n\n${HELP}`);
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS[suite]);
  if (!(seconds > 0 && seconds <= 600)) throw misunderstood('The seconds must be a number above 0 and at most 600.');
  const common = { seconds, json: values.json ?? false, record: values.record ?? false };
  if (suite === 'engine') {
    if (values.matches !== undefined) throw misunderstood('Matches are played on the server only.');
    return { suite, games: (values.game ?? [...games.keys()]).map(known), ...common };
  }
  if (suite === 'web') {
    if (values.game !== undefined || values.matches !== undefined) throw misunderstood('The web is measured as it is.');
    return { suite, ...common };
  }
  if (values.game !== undefined) throw misunderstood('The server is measured with Raids only.');
  return { suite, matches: matchesIn(values.matches), ...common };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        game: { type: 'string', multiple: true },
        matches: { type: 'string' },
        seconds: { type: 'string' },
        json: { type: 'boolean' },
        record: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw misunderstood(error instanceof Error ? error.message : String(error));
  }
}

function known(slug: string): AnyGame {
  const game = games.get(slug);
  if (!game) throw new BenchError('unknown-game', `There is no game called ${slug}; there are ${[...games.keys()].join(', ')}.`);
  return game;
}

function matchesIn(words: string | undefined): number {
  const matches = Number(words ?? DEFAULT_MATCHES);
  if (Number.isInteger(matches) && matches >= 1 && matches <= MOST_MATCHES) return matches;
  throw misunderstood(`The matches must be a whole number from 1 to ${MOST_MATCHES}.`);
}

function misunderstood(sentence: string): BenchError {
  return new BenchError('bad-arguments', sentence);
}
