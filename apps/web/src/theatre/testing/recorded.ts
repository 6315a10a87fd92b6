/** The recorded matches of the engine, for tests, each with the rules of its own edition. */
import { type AnyGame, isFault, required, sagaHeaderIn } from '@skald/engine';
import { editionOf } from '@skald/engine/editions';
import { findGame, games } from '@skald/engine/games';
import { loadAutomata } from '@skald/engine/load';
import { gameOf, Recording } from '../replay/recording.ts';
import { rulesOfEdition } from './edition-rules.mjs';

const sagas = import.meta.glob<string>('../../../../../packages/engine/fixtures/*/*.saga.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All of them, by names such as `raids/random-3-seats`. */
export const RECORDED: readonly string[] = Object.keys(sagas).map((path) => path.split('/').slice(-2).join('/').replace('.saga.jsonl', ''));

export function recordedSaga(name: string): string {
  return required(sagas[`../../../../../packages/engine/fixtures/${name}.saga.jsonl`], name);
}

/** A match of a game by the rules of today: a page loads those without a server. */
export function recordedToday(slug: string): string {
  const today = RECORDED.filter((name) => name.startsWith(`${slug}/`)).find((name) => rulesOf(recordedSaga(name)) === findGame(slug));
  return required(today, `a recorded match of ${slug} by the rules of today`);
}

const automataOf = new Map(await Promise.all([...games.keys()].map(async (slug) => [slug, await loadAutomata(slug)] as const)));

export function recordingOf(saga: string): Recording {
  const game = rulesOf(saga);
  const read = Recording.read([game], saga, required(automataOf.get(game.slug), game.slug));
  if (!(read instanceof Recording)) throw new Error(read.reason);
  return read;
}

/** The rules that a saga names. */
export function rulesOf(saga: string): AnyGame {
  const slug = gameOf(saga) ?? '';
  const header = sagaHeaderIn(saga.split('\n', 1)[0] ?? '');
  if (isFault(header)) throw new Error(header.reason);
  const edition = required(editionOf(slug, header), 'an edition');
  const newest = findGame(slug);
  return newest?.edition === edition ? newest : rulesOfEdition(slug, edition);
}
