/** A match played again from the lines of a saga, ready to be played on. */
import { type AddressedEvent, type AnyGame, type GameTypes, isFault, type LoggedMatch, momentOf, SagaReader } from '@skald/engine';
import { findAmong } from '@skald/engine/editions';

export interface MatchFromSaga {
  readonly match: LoggedMatch<GameTypes>;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** All events up to here. */
  readonly past: readonly AddressedEvent<GameTypes>[];
  /** How the closing line says it ended; undefined where the lines stop before it. */
  readonly end: 'finished' | 'unfinished' | undefined;
}

/** By the rules that the saga names. Undefined where a line is no good, or is of another game. */
export function matchFromSaga(editions: readonly AnyGame[], lines: readonly string[]): MatchFromSaga | undefined {
  const reader = new SagaReader(findAmong(editions));
  const past: AddressedEvent<GameTypes>[] = [];
  let names: readonly string[] = [];
  let end: MatchFromSaga['end'];
  for (const line of lines) {
    const part = reader.read(line);
    if (isFault(part)) return undefined;
    if (part.part === 'header') names = part.header.players;
    if (part.part === 'end') end = part.end.end.unfinished ? 'unfinished' : 'finished';
    past.push(...(momentOf(part)?.events ?? []));
  }
  return reader.match && { match: reader.match, names, past, end };
}
