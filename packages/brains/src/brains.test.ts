/** What every brain keeps to, in every game. */
import { canonical, checkAnswer, clone, fastRandom, imagine, isRefusal, view } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { brains, findBrain } from './brains.ts';
import { allGames, eachPosition } from './testing/positions.ts';

const pairs = [...brains.values()].flatMap((brain) => allGames.map((game) => ({ brain, game, title: `${brain.name} at ${game.slug}` })));

describe.each(pairs)('$title', ({ brain, game }) => {
  it('answers only what is on offer, and changes nothing it is shown', () => {
    let looked = 0;
    eachPosition(game, 25, 11, ({ decision, seen }, random) => {
      const answer = brain.decide(game, seen, decision, random);
      const outcome = checkAnswer(decision.space, answer);
      expect(isRefusal(outcome), `${decision.prompt.key}: ${JSON.stringify(answer)}`).toBe(false);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  it('answers the same to the same question, whatever is hidden from it', () => {
    eachPosition(game, 12, 12, ({ state, decision, seen }, random) => {
      const other = imagine(game, view(game, state, decision.seat), random);
      other.flow.drawn = clone(state.flow.drawn);
      const seenThere = view(game, other, decision.seat);
      expect(canonical(seenThere)).toBe(canonical(seen));
      const here = brain.decide(game, seen, decision, fastRandom(5));
      expect(brain.decide(game, seenThere, decision, fastRandom(5))).toEqual(here);
    });
  });
});

describe('the brains of the house', () => {
  it('are found by their names', () => {
    expect([...brains.keys()]).toEqual(['random', 'novice', 'warrior']);
    for (const [name, brain] of brains) expect(findBrain(name)).toBe(brain);
    expect(findBrain('nobody')).toBeUndefined();
  });

  it('are offered as opponents where they play like no weaker one', () => {
    const offered = allGames.map(({ slug }) => [slug, [...brains.values()].filter((brain) => brain.plays(slug)).map(({ name }) => name)]);
    const both = ['novice', 'warrior'];
    expect(Object.fromEntries(offered)).toMatchObject({ raids: both, 'blood-rage': both, valda: both });
  });
});
