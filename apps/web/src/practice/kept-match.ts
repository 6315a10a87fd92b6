/** The match that goes on in this browser, kept as a saga: closing the page loses nothing. */
import type { AnyGame } from '@skald/engine';
import { keyOf, type MatchStorage } from './kept-names.ts';
import { type MatchFromSaga, matchFromSaga } from './match-from-saga.ts';

/** The saga that is kept of a game. */
export function keptSaga(storage: MatchStorage | undefined, slug: string): string {
  return storage?.getItem(keyOf(slug)) ?? '';
}

/** The match where it was left; undefined where none is kept, or what is kept is not one of these rules. */
export function takeUp(saga: string, editions: readonly AnyGame[]): MatchFromSaga | undefined {
  const kept = saga === '' ? undefined : matchFromSaga(editions, saga.split('\n'));
  return kept?.end === 'unfinished' ? kept : undefined;
}
