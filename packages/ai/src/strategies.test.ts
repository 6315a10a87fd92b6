/** The contract of every strategy, in every game. */
import { canonical, checkAnswer, clone, fastRandom, imagine, isRefusal, view } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { findStrategy, strategies } from './strategies.ts';
import { allGames, eachPosition } from './testing/positions.ts';

/** Enough for a search to go deeper than one answer. */
const BUDGET = { iterations: 4 };

const pairs = [...strategies.values()].flatMap((strategy) =>
  allGames.map((game) => ({ strategy, game, title: `${strategy.name} at ${game.slug}` })),
);

describe.each(pairs)('$title', ({ strategy, game }) => {
  it('gives only answers on offer, and does not change its arguments', () => {
    let looked = 0;
    eachPosition(game, 25, 11, ({ decision, seen }, random) => {
      const answer = strategy.decide(game, seen, decision, random, BUDGET);
      const outcome = checkAnswer(decision.space, answer);
      expect(isRefusal(outcome), `${decision.prompt.key}: ${JSON.stringify(answer)}`).toBe(false);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  it('gives the same answer to the same view, independent of hidden information', () => {
    eachPosition(game, 12, 12, ({ state, decision, seen }, random) => {
      const other = imagine(game, view(game, state, decision.seat), random);
      other.flow.drawn = clone(state.flow.drawn);
      const seenThere = view(game, other, decision.seat);
      expect(canonical(seenThere)).toBe(canonical(seen));
      const here = strategy.decide(game, seen, decision, fastRandom(5), BUDGET);
      expect(strategy.decide(game, seenThere, decision, fastRandom(5), BUDGET)).toEqual(here);
    });
  });
});

describe('every strategy', () => {
  it('are found by their names', () => {
    expect([...strategies.keys()]).toEqual(['random', 'novice', 'warrior', 'jarl']);
    for (const [name, strategy] of strategies) expect(findStrategy(name)).toBe(strategy);
    expect(findStrategy('nobody')).toBeUndefined();
  });

  it('are offered as opponents where they play like no weaker one', () => {
    const offered = allGames.map(({ slug }) => [
      slug,
      [...strategies.values()].filter((strategy) => strategy.plays(slug)).map(({ name }) => name),
    ]);
    const both = ['novice', 'warrior'];
    expect(Object.fromEntries(offered)).toMatchObject({ raids: [...both, 'jarl'], 'blood-rage': both, valda: both });
  });
});
