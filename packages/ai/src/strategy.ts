/** A strategy plays one seat with exactly that seat's knowledge. */
import type { AnyGame, GameTypes, OpenDecision, Random, View } from '@skald/engine';

export interface Strategy {
  readonly name: string;
  /** Whether the game offers it as an opponent: not if it plays like a weaker one, and not the random one. */
  plays(slug: string): boolean;
  /**
   * Answers one of the open decisions of the view. Synchronous and pure: the same view, decision and random give the same answer, and it
   * changes none of its arguments.
   */
  decide(game: AnyGame, view: View<GameTypes>, decision: OpenDecision, random: Random): unknown;
}
