/** A strategy plays one seat with exactly that seat's knowledge. */
import type { AnyGame, GameTypes, OpenDecision, Random, View } from '@skald/engine';

/** How much a strategy that searches may spend on one decision. Whatever limit it meets first ends the search; it has a best answer at any time. */
export interface SearchBudget {
  /** With this limit alone, the same seed gives the same answer. */
  readonly iterations?: number;
  /** The host's clock, and when the search must end by it. */
  readonly clock?: { now(): number; readonly deadline: number };
  /** The most positions that the search remembers. */
  readonly nodes?: number;
}

export interface Strategy {
  readonly name: string;
  /** It searches as long as its budget lasts: a host runs it beside everything else. */
  readonly searches?: true;
  /** Whether the game offers it as an opponent: not if it plays like a weaker one, and not the random one. */
  plays(slug: string): boolean;
  /**
   * Answers one of the open decisions of the view. Synchronous and pure: the same view, decision and random give the same answer, and it
   * changes none of its arguments. Only a budget with a clock makes the answer depend on the time; strategies that do not search ignore it.
   */
  decide(game: AnyGame, view: View<GameTypes>, decision: OpenDecision, random: Random, budget?: SearchBudget): unknown;
}
