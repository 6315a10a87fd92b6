/** The match that goes on in this browser, kept as a saga: closing the page loses nothing. */
import { type AnyGame, type Chronicle, type GameTypes, isFault, SagaReader, type Told } from '@skald/engine';
import { keyOf, type Shelf } from './kept-names.ts';

export interface KeptMatch {
  readonly match: Chronicle<GameTypes>;
  readonly names: readonly string[];
  readonly past: readonly Told<GameTypes>[];
}

/** The match where it was left; undefined where none is kept, or what is kept is not one of this game by its present rules. */
export function takeUp(shelf: Shelf | undefined, game: AnyGame): KeptMatch | undefined {
  const text = shelf?.getItem(keyOf(game.slug));
  if (!text) return undefined;
  const reader = new SagaReader((slug) => (slug === game.slug ? game : undefined));
  const past: Told<GameTypes>[] = [];
  for (const line of text.split('\n')) {
    const part = reader.read(line);
    if (isFault(part)) return undefined;
    if (part.part === 'header') past.push(...part.begun.events);
    if (part.part === 'answer') past.push(...part.step.events);
  }
  const verdict = reader.finish();
  if (isFault(verdict) || !verdict.end.end.unfinished) return undefined;
  return { match: verdict.match, names: verdict.header.players, past };
}
