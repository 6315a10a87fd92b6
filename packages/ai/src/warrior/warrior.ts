/** The strongest strategy: a heuristic for each game that has one, and the novice's look-ahead for all others. */
import { gameBots } from '../games/index.ts';
import { novice } from '../novice.ts';
import type { Strategy } from '../strategy.ts';

export const warrior: Strategy = {
  name: 'warrior',
  plays: (slug) => gameBots.get(slug)?.warrior !== undefined,
  decide(game, view, decision, random) {
    const decide = gameBots.get(game.slug)?.warrior ?? novice.decide;
    return decide(game, view, decision, random);
  },
};
