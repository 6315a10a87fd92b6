/** What bots need for one game besides its rules. */
import { type AnyGame, Defect, type GameTypes, type OpenDecision, type Random, type View } from '@skald/engine';
import type { Judgement } from '../jarl/judgement.ts';
import type { Strategy } from '../strategy.ts';

/** How a match ended. */
export interface MatchEnding {
  /** Rounds, Ages or voyages, as the game calls them. */
  readonly rounds: number;
  /** The kind of victory. */
  readonly victory: string;
}

export interface GameBots {
  readonly slug: string;
  /** The warrior's decision. A game without one offers no warrior; the novice, which plays any game, is its strongest bot. */
  readonly warrior?: Strategy['decide'];
  /** How the jarl judges answers and positions; without it, by the standings alone. */
  readonly judgement?: Judgement;
  /** Does the jarl beat the warrior here? Only then is it offered: docs/bots.md has the measurements. */
  readonly offersJarl?: boolean;
  /** How a match on this table ended, for the arena. */
  readonly ending?: (game: AnyGame, table: GameTypes['table']) => MatchEnding;
}

/** The bots of a game whose warrior has a heuristic. */
export function withWarrior<G extends GameTypes>(
  { slug }: { readonly slug: string },
  heuristic: (view: View<G>, decision: OpenDecision, random: Random) => unknown,
  ending: (table: G['table']) => MatchEnding,
): GameBots {
  /** A match with this slug has views and tables of this game. */
  const isOwnView = (game: AnyGame, _view: View<GameTypes>): _view is View<G> => game.slug === slug;
  const isOwnTable = (game: AnyGame, _table: GameTypes['table']): _table is G['table'] => game.slug === slug;
  return {
    slug,
    warrior: (game, view, decision, random) => {
      if (!isOwnView(game, view)) throw new Defect('wrong-game', `the warrior of ${slug} was asked to play ${game.slug}`);
      return heuristic(view, decision, random);
    },
    ending: (game, table) => {
      if (!isOwnTable(game, table)) throw new Defect('wrong-game', `the bots of ${slug} were asked about ${game.slug}`);
      return ending(table);
    },
  };
}
