/** A place in the rules where a match can be stopped, and from where it can go on. */
import { clone, type Frame, type Game, type GameTypes, type Procedure, type Rules, type State } from '../kernel/index.ts';

/** A step of a procedure, by name. */
export interface StepRef {
  readonly procedure: string;
  readonly step: string;
}

/** A game that stops before a step when the breakpoint is armed. It stops once. */
export class Breakpoint<G extends GameTypes> {
  readonly game: Game<G>;
  #armed = false;
  #frames: Frame[] | undefined;

  constructor(game: Game<G>, { procedure, step }: StepRef) {
    const stopping = this.#stopsBefore(game.procedure(procedure), step);
    this.game = { ...game, procedure: (name) => (name === procedure ? stopping : game.procedure(name)) };
  }

  arm(): void {
    this.#armed = true;
  }

  /** Gives a match that was stopped its frames back: nobody is asked, and it is not over. */
  restore(state: State<G>): void {
    if (this.#frames) state.flow.frames = this.#frames;
    this.#frames = undefined;
  }

  #stopsBefore(procedure: Procedure<G>, step: string): Procedure<G> {
    if (!procedure.places.has(step)) throw new Error(`${procedure.name} has no step ${step}.`);
    const steps = procedure.steps.map((one) =>
      one.name === step ? { name: step, run: (g: Rules<G>, locals: object) => (this.#stop(g) ? undefined : one.run(g, locals)) } : one,
    );
    return { ...procedure, steps };
  }

  /** The kernel leaves a loop of steps by a question or by the end; so the match is finished, and its frames are kept here. */
  #stop(g: Rules<G>): boolean {
    if (!this.#armed) return false;
    this.#armed = false;
    this.#frames = clone(g.state.flow.frames);
    g.finish();
    return true;
  }
}
