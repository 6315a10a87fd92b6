/** The search, in small games whose best play is known and in the games of the house. */
import {
  type AnyGame,
  begin,
  checkAnswer,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
  itemAt,
  type OpenDecision,
  playInPlace,
  type View,
  view,
} from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { Spending } from './budget.ts';
import { jarl } from './jarl.ts';
import { anyGame } from './judgements/any-game.ts';
import { TreeSearch } from './search.ts';
import { nim, pennies } from './testing/toys.ts';

interface Asked {
  readonly seen: View<GameTypes>;
  readonly decision: OpenDecision;
}

/** What a seat is asked at the start of a match. */
function asked(game: AnyGame, seat?: number): Asked {
  const begun = begin(game, { seats: 2 }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const seen = view(game, begun.state, seat ?? itemAt(begun.state.flow.open, 0).seat);
  return { seen, decision: itemAt(seen.decisions, 0) };
}

describe('the search', () => {
  it.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('takes what wins from a pile of %i stones', (pile, best) => {
    const game = nim(pile);
    const { seen, decision } = asked(game);
    expect(jarl.decide(game, seen, decision, fastRandom(1), { iterations: 600 })).toBe(best);
  });

  it.each([0, 1])('does not let itself be predicted where answers are sealed, in seat %i', (seat) => {
    const { seen, decision } = asked(pennies, seat);
    const answers = Array.from({ length: 60 }, (_, seed) => jarl.decide(pennies, seen, decision, fastRandom(seed), { iterations: 60 }));
    const heads = answers.filter((answer) => answer === 'heads').length;
    expect(heads).toBeGreaterThan(15);
    expect(heads).toBeLessThan(45);
  });

  it('does not learn what another seat has sealed', () => {
    const begun = begin(pennies, { seats: 2 }, fastChance(1));
    if (isRefusal(begun)) throw new Error(begun.reason);
    const answers = ['heads', 'tails'].map((sealed) => {
      const live = playInPlace(pennies, structuredClone(begun.state), fastChance(1));
      live.answer(0, itemAt(live.state.flow.open, 0).id, sealed);
      const seen = view(pennies, live.state, 1);
      return Array.from({ length: 20 }, (_, seed) =>
        jarl.decide(pennies, seen, itemAt(seen.decisions, 0), fastRandom(seed), { iterations: 40 }),
      );
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('gives the same answer for the same seed and the same iterations', () => {
    const { seen, decision } = asked(raids);
    const decide = (): unknown => jarl.decide(raids, seen, decision, fastRandom(8), { iterations: 30 });
    expect(decide()).toEqual(decide());
  });

  it('has an answer on offer even when its time is over before it begins', () => {
    const { seen, decision } = asked(raids);
    const clock = { now: () => 10, deadline: 5 };
    const answer = jarl.decide(raids, seen, decision, fastRandom(8), { clock });
    expect(isRefusal(checkAnswer(decision.space, answer))).toBe(false);
  });

  it('remembers no more positions than it may, and goes on', () => {
    const game = nim(12);
    const { seen, decision } = asked(game);
    const spending = new Spending({ iterations: 300, nodes: 5 });
    const search = new TreeSearch(game, seen, decision, anyGame, fastRandom(1), spending.mostNodes);
    search.run(spending);
    expect(search.size).toBe(5);
    expect(search.root.visits).toBeGreaterThan(100);
  });
});
