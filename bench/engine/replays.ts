/** Replays whole games from their logs and checks every answer, fact and digest. */
import {
  type AnyGame,
  decisions,
  fastChance,
  fastRandom,
  isFault,
  itemAt,
  LoggedMatch,
  type LogRow,
  type LogStart,
  replay,
  sampleAnswer,
} from '@skald/engine';
import type { WorkDone } from '../harness/subject.ts';
import { accepted, firstVariant } from './table.ts';

interface Log {
  readonly start: LogStart;
  readonly rows: readonly LogRow[];
}

/** The number of different games that are recorded and replayed in turn. */
const GAMES = 10;

const logs = new Map<string, readonly Log[]>();

/** Milliseconds of every replay, for about `seconds`; each game is replayed at least once. */
export function replays(game: AnyGame, seats: number, seconds: number): WorkDone {
  const known = recordedGames(game, seats);
  const until = performance.now() + seconds * 1000;
  const ms: number[] = [];
  while (ms.length < GAMES || performance.now() < until) {
    const { start, rows } = itemAt(known, ms.length % GAMES);
    const before = performance.now();
    const outcome = replay(game, start, rows);
    ms.push(performance.now() - before);
    if (isFault(outcome)) throw new Error(`${outcome.fault} in row ${outcome.row}: ${outcome.reason}`);
  }
  return { count: ms.length, samples: { ms } };
}

/** Recorded once, before the measurement. */
function recordedGames(game: AnyGame, seats: number): readonly Log[] {
  const key = `${game.slug}/${seats}`;
  const known = logs.get(key) ?? Array.from({ length: GAMES }, (_, i) => record(game, seats, i + 1));
  logs.set(key, known);
  return known;
}

function record(game: AnyGame, seats: number, seed: number): Log {
  const chance = fastChance(seed);
  const random = fastRandom(seed);
  const match = accepted(LoggedMatch.begin(game, { seats, options: firstVariant(game) }, chance));
  for (let [asked] = decisions(game, match.state); asked; [asked] = decisions(game, match.state)) {
    accepted(match.answer(asked.seat, asked.id, sampleAnswer(asked.space, random), chance));
  }
  return { start: match.start, rows: match.rows };
}
