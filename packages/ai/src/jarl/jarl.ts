/** The strategy that searches: it plays every game out in its head, again and again, within the budget that its host gives it. */
import { listAnswers } from '@skald/engine';
import { gameBots } from '../games/index.ts';
import type { Strategy } from '../strategy.ts';
import { Spending } from './budget.ts';
import { anyGame } from './judgements/any-game.ts';
import { TreeSearch } from './search.ts';

export const jarl: Strategy = {
  name: 'jarl',
  searches: true,
  plays: (slug) => gameBots.get(slug)?.offersJarl === true,
  decide(game, view, decision, random, budget = {}) {
    const only = listAnswers(decision.space, 1);
    if (only?.length === 1) return only[0];
    const spending = new Spending(budget);
    const search = new TreeSearch(game, view, decision, gameBots.get(game.slug)?.judgement ?? anyGame, random, spending.mostNodes);
    search.run(spending);
    return search.answer();
  },
};
