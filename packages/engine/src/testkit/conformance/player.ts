/** A program that plays a seat in a conformance run, from the view of that seat. */
import type { AnyGame, GameTypes, OpenDecision, Random, View } from '../../kernel/index.ts';

/** A strategy has this shape; the testkit knows none by name. */
export interface ConformancePlayer {
  readonly name: string;
  decide(game: AnyGame, view: View<GameTypes>, decision: OpenDecision, random: Random): unknown;
}
