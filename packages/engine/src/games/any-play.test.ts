/** The invariants hold for any answers in any order; fast-check shrinks a failure to the shortest play. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  answer,
  begin,
  clone,
  countAnswers,
  decisions,
  fastChance,
  fastRandom,
  isOver,
  isRefusal,
  itemAt,
  listAnswers,
  sampleAnswer,
  variantsFor,
} from '../kernel/index.ts';
import { holmgang } from '../testkit/index.ts';
import { games } from './index.ts';

const everyGame: readonly AnyGame[] = [...games.values(), holmgang];

describe.each(everyGame)('any play of $slug', (game) => {
  const plays = fc.record({
    seats: fc.integer({ min: game.seats.min, max: game.seats.max }),
    variant: fc.nat(99),
    seed: fc.nat(),
    /** Picks an open decision and one of its answers. */
    picks: fc.array(fc.tuple(fc.nat(7), fc.nat(99)), { maxLength: 150 }),
  });

  it('keeps every invariant', () => {
    fc.assert(
      fc.property(plays, ({ seats, variant, seed, picks }) => {
        const chance = fastChance(seed);
        const variants = variantsFor(game, seats);
        const begun = begin(game, { seats, options: variants[variant % variants.length] }, chance);
        if (isRefusal(begun)) throw new Error(begun.reason);
        let { state } = begun;
        for (const [which, pick] of picks) {
          if (isOver(state)) return;
          const open = decisions(game, state);
          const { seat, id, space } = itemAt(open, which % open.length);
          const given = listAnswers(space, 1000)?.[pick % countAnswers(space)] ?? sampleAnswer(space, fastRandom(pick));
          const step = answer(game, state, seat, id, given, chance);
          if (isRefusal(step)) throw new Error(step.reason);
          const before = clone(state);
          expect((game.invariants ?? []).map(({ name, broken }) => broken(step.state, before) && name).filter(Boolean)).toEqual([]);
          state = step.state;
        }
      }),
      { numRuns: 60 },
    );
  });
});
