/** The brain with a plan: a heuristic of its own for each game it knows, and the novice's wits for all others. */
import type { GameTypes, View } from '@skald/engine';
import { type BloodRage, bloodRage } from '@skald/engine/games/blood-rage';
import { type Lords, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { type Raids, raids } from '@skald/engine/games/raids';
import { type Valda, valda } from '@skald/engine/games/valda';
import type { Brain } from '../brain.ts';
import { novice } from '../novice.ts';
import { decideAtBloodRage } from './blood-rage/index.ts';
import { decideAtLords } from './lords-of-ragnarok/index.ts';
import { decideAtRaids } from './raids/index.ts';
import { decideAtValda } from './valda/index.ts';

export const warrior: Brain = {
  name: 'warrior',
  plays: (slug) => [raids.slug, bloodRage.slug, valda.slug, lordsOfRagnarok.slug].includes(slug),
  decide(game, view, decision, random) {
    if (isRaids(game.slug, view)) return decideAtRaids(view, decision, random);
    if (isBloodRage(game.slug, view)) return decideAtBloodRage(view, decision, random);
    if (isValda(game.slug, view)) return decideAtValda(view, decision, random);
    if (isLords(game.slug, view)) return decideAtLords(view, decision, random);
    return novice.decide(game, view, decision, random);
  },
};

/** A view of a match of Raids has the compartments of Raids. */
function isRaids(slug: string, _view: View<GameTypes>): _view is View<Raids> {
  return slug === raids.slug;
}

/** A view of a match of Blood Rage has the compartments of Blood Rage. */
function isBloodRage(slug: string, _view: View<GameTypes>): _view is View<BloodRage> {
  return slug === bloodRage.slug;
}

/** A view of a match of Valda has the compartments of Valda. */
function isValda(slug: string, _view: View<GameTypes>): _view is View<Valda> {
  return slug === valda.slug;
}

/** A view of a match of Lords of Ragnarok has the compartments of Lords of Ragnarok. */
function isLords(slug: string, _view: View<GameTypes>): _view is View<Lords> {
  return slug === lordsOfRagnarok.slug;
}
