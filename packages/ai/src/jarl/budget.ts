/** Counts what a search has spent, and says when it must end. */
import type { SearchBudget } from '../strategy.ts';

/** Without a limit from the host. */
const ITERATIONS = 200;
const NODES = 20_000;

export class Spending {
  readonly #iterations: number;
  readonly #clock: SearchBudget['clock'];
  readonly mostNodes: number;
  #spent = 0;

  constructor({ iterations, clock, nodes = NODES }: SearchBudget) {
    this.#iterations = iterations ?? (clock ? Number.POSITIVE_INFINITY : ITERATIONS);
    this.#clock = clock;
    this.mostNodes = nodes;
  }

  /** Whether one more iteration may begin. The first always may: an answer needs it. */
  begins(): boolean {
    const isLate = this.#spent > 0 && this.#clock !== undefined && this.#clock.now() >= this.#clock.deadline;
    if (isLate || this.#spent >= Math.max(1, this.#iterations)) return false;
    this.#spent++;
    return true;
  }

  /** The iterations that the budget still allows. */
  get left(): number {
    return this.#iterations - this.#spent;
  }

  get spent(): number {
    return this.#spent;
  }
}
