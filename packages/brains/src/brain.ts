/** What a brain is: it plays one seat with exactly the knowledge of that seat. */
import type { AnyGame, GameTypes, OpenDecision, Random, View } from '@skald/engine';

export interface Brain {
  readonly name: string;
  /** Is it offered as an opponent at this game? Not where it plays just like a weaker one, nor where it does not think at all. */
  plays(slug: string): boolean;
  /**
   * An answer to one of the decisions that are open in the view. Synchronous and pure: the same view, decision and random always give the
   * same answer, and what it is shown is not changed. A brain that searches will take its budget here, as a further parameter.
   */
  decide(game: AnyGame, view: View<GameTypes>, decision: OpenDecision, random: Random): unknown;
}
