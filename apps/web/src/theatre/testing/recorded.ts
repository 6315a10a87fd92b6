/** The recorded matches of the engine, for tests. */
import { must } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { gameOf, Recording } from '../recording.ts';

const sagas = import.meta.glob<string>('../../../../../packages/engine/fixtures/*/*.saga.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Such as `raids/random-3-seats`. */
export function recordedSaga(name: string): string {
  return must(sagas[`../../../../../packages/engine/fixtures/${name}.saga.jsonl`], name);
}

export function recordingOf(saga: string): Recording {
  const read = Recording.read(must(findGame(gameOf(saga) ?? ''), 'the game'), saga);
  if (!(read instanceof Recording)) throw new Error(read.reason);
  return read;
}
