/** The brain with a plan: a heuristic of its own for each game it knows, and the novice's wits for all others. */
import type { GameTypes, View } from '@skald/engine';
import { type Raids, raids } from '@skald/engine/games/raids';
import type { Brain } from '../brain.ts';
import { novice } from '../novice.ts';
import { decideAtRaids } from './raids/index.ts';

export const warrior: Brain = {
  name: 'warrior',
  plays: (slug) => slug === raids.slug,
  decide(game, view, decision, random) {
    if (isRaids(game.slug, view)) return decideAtRaids(view, decision, random);
    return novice.decide(game, view, decision, random);
  },
};

/** A view of a match of Raids has the compartments of Raids. */
function isRaids(slug: string, _view: View<GameTypes>): _view is View<Raids> {
  return slug === raids.slug;
}
