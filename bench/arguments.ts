/** Parses the command line of the bench. */
import { parseArgs } from 'node:util';
import type { AnyGame } from '@skald/engine';
import { games } from '@skald/engine/games';
import { BenchError } from './harness/bench-error.ts';

export const HELP = `npm run bench -- engine [--game <slug>]... [--seconds <n>] [--json] [--record]
npm run bench -- server [--matches <n>] [--seconds <n>] [--json] [--record]
npm run bench -- web [--seconds <n>] [--json] [--record]
npm run bench -- play [--seconds <n>] [--json] [--record]
npm run bench -- editions [--seconds <n>] [--json] [--record]

  --game <slug>  measure only this game; may be given several times
  --matches <n>  how many matches are played at once (default 250)
  --seconds <n>  how long to measure each figure (default 4 for the engine, 15 for the server, 8 for the web
                 and for each edition, 40 for each game that is played)
  --json         print one JSON object
  --record       write the figures into docs/performance.md

Exit code 0: every must holds. 1: one fails. 2: nothing could be measured.`;

const DEFAULT_SECONDS = { engine: 4, server: 15, web: 8, play: 40, editions: 8 } as const;
const AS_IT_IS = {
  web: 'The web is measured as it is.',
  play: 'All games are played.',
  editions: 'All released editions are measured.',
} as const;
const DEFAULT_MATCHES = 250;
const MOST_MATCHES = 1000;

interface CommonRequest {
  /** Seconds for each figure. */
  readonly seconds: number;
  readonly json: boolean;
  readonly record: boolean;
}

export interface EngineRequest extends CommonRequest {
  readonly suite: 'engine';
  readonly games: readonly AnyGame[];
}

export interface ServerRequest extends CommonRequest {
  readonly suite: 'server';
  readonly matches: number;
}

export interface WebRequest extends CommonRequest {
  readonly suite: 'web';
}

export interface PlayRequest extends CommonRequest {
  readonly suite: 'play';
}

export interface EditionsRequest extends CommonRequest {
  readonly suite: 'editions';
}

export type BenchRequest = EngineRequest | ServerRequest | WebRequest | PlayRequest | EditionsRequest;

const SUITES = ['engine', 'server', 'web', 'play', 'editions'] as const;

export function parseArguments(args: readonly string[]): BenchRequest | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const suite = SUITES.find((one) => one === positionals[0]);
  if (positionals.length !== 1 || suite === undefined) throw misunderstood(`Say what to measure.\n\n${HELP}`);
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS[suite]);
  if (!(seconds > 0 && seconds <= 600)) throw misunderstood('The seconds must be a number above 0 and at most 600.');
  const common = { seconds, json: values.json ?? false, record: values.record ?? false };
  if (suite === 'engine') {
    if (values.matches !== undefined) throw misunderstood('Matches are played on the server only.');
    return { suite, games: (values.game ?? [...games.keys()]).map(known), ...common };
  }
  if (suite === 'web' || suite === 'play' || suite === 'editions') {
    if (values.game !== undefined || values.matches !== undefined) throw misunderstood(AS_IT_IS[suite]);
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
