/** What a returning client pays for the history, and what an awake match keeps of it, over whole matches of all games. */
import {
  type AnyGame,
  begin,
  fastChance,
  fastRandom,
  isOver,
  isRefusal,
  type MatchPosition,
  playAnswer,
  positionAt,
  sampleAnswer,
  view,
} from '@skald/engine';
import { games } from '@skald/engine/games';
import { MAX_HISTORY_LINES } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { GameDictionaries } from '../../../dictionaries/game-dictionaries.ts';
import { RecentHistory } from './recent-history.ts';

const dictionaries = new GameDictionaries();
/** Uncompressed, for nothing on the way compresses it. */
const MOST_BYTES = 30_000;
const MOST_KEPT = 16_000;

describe.each([...games.values()].map((game) => ({ slug: game.slug, game })))('the history of $slug', ({ game }) => {
  it.each([2, 4])('with %i players costs a returning client at most 30 kB, uncompressed, at any moment', (seats) => {
    const { packer, dictionary } = dictionaries.of(game);
    let [most, kept, rows] = [0, 0, 0];
    const history = new RecentHistory(packer, null);
    for (const position of played(game, seats)) {
      rows++;
      history.add(position.move, rows, rows, () => 0);
      if (rows % 10 !== 0) continue;
      for (const viewer of [0, 'spectator'] as const) {
        const page = history.page({ viewer, at: { p: rows, q: 0 }, before: rows + 1, limit: MAX_HISTORY_LINES });
        most = Math.max(most, Buffer.byteLength(JSON.stringify({ lexicon: dictionary.id, ...page })));
      }
      kept = Math.max(kept, history.keep(dictionary.id, rows, rows).length);
    }
    expect(rows).toBeGreaterThan(10);
    // A match of a few rows, as in a game that was just begun, has less to tell.
    expect(most).toBeGreaterThan(Math.min(1000, rows * 10));
    expect(most).toBeLessThanOrEqual(MOST_BYTES);
    expect(kept).toBeLessThanOrEqual(MOST_KEPT);
  });
});

/** A whole match, played at random. */
function* played(game: AnyGame, seats: number) {
  const random = fastRandom(seats);
  const chance = fastChance(seats);
  const begun = begin(game, { seats }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  let position: MatchPosition = positionAt(begun.state);
  while (!isOver(position.state)) {
    const open = Array.from({ length: seats }, (_, seat) => view(game, position.state, seat).decisions).flat();
    const decision = open[random.below(open.length)];
    if (!decision) throw new Error('nobody is asked');
    const { seat, id } = decision;
    const move = playAnswer(game, position, { seat, decision: id, answer: sampleAnswer(decision.space, random) }, chance);
    if (isRefusal(move)) throw new Error(move.reason);
    position = move.after;
    yield { move };
  }
}
