/** A check looks at a match while it is played, and says what is wrong. */
import type { Game, GameTypes, LoggedMatch, OpenDecision, Random, Seat, State, Step } from '../../kernel/index.ts';

/** One game being played by the conformance run. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly variant: unknown;
  readonly seed: number;
  /** For the choices of the checks themselves. */
  readonly random: Random;
  readonly logged: LoggedMatch<G>;
  fail(check: string, message: string): void;
}

/** An answer before it is applied. */
export interface TrialAnswer<G extends GameTypes> {
  readonly state: State<G>;
  readonly open: readonly OpenDecision[];
  readonly decision: OpenDecision;
  readonly answer: unknown;
}

/** An answer after it was applied. */
export interface AnsweredTrial<G extends GameTypes> extends TrialAnswer<G> {
  readonly seat: Seat;
  readonly step: Step<G>;
}

export interface Check<G extends GameTypes> {
  readonly name: string;
  began?(trial: Trial<G>): void;
  before?(trial: Trial<G>, choice: TrialAnswer<G>): void;
  after?(trial: Trial<G>, moment: AnsweredTrial<G>): void;
  finished?(trial: Trial<G>): void;
}
