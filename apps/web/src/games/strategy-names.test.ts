/** The page knows which opponents each game offers without loading them. */
import { strategies } from '@skald/ai';
import { games } from '@skald/engine/games';
import { expect, it } from 'vitest';
import { byStrength, offeredStrategy, STRATEGY_NAMES, strategyNamesFor } from './strategy-names.ts';

it('names all strategies, the weakest first', () => {
  expect([...strategies.keys()]).toEqual([...STRATEGY_NAMES]);
  expect(['jarl', 'berserk', 'novice', 'warrior'].toSorted(byStrength)).toEqual(['novice', 'warrior', 'jarl', 'berserk']);
});

it.each([...games.keys()])('offers at %s what plays it', (slug) => {
  const plays = [...strategies.values()].filter((strategy) => strategy.name === 'random' || strategy.plays(slug)).map(({ name }) => name);
  expect(strategyNamesFor(slug)).toEqual(plays);
  for (const name of STRATEGY_NAMES) expect(offeredStrategy(slug, name)).toBe(plays.includes(name) ? name : 'warrior');
});
