/** Wraps a strategy and measures how long it thinks. */
import type { Strategy } from '@skald/ai';
import type { CommandWorld } from '../world.ts';

/** How long a bot thought. */
export interface ThinkingTime {
  readonly secondsPerDecision: number;
  readonly slowestSeconds: number;
}

export class TimedStrategy implements Strategy {
  readonly name: string;
  readonly #strategy: Strategy;
  readonly #world: CommandWorld;
  #decisions = 0;
  #total = 0;
  #slowest = 0;

  constructor(strategy: Strategy, world: CommandWorld) {
    this.name = strategy.name;
    this.#strategy = strategy;
    this.#world = world;
  }

  plays(slug: string): boolean {
    return this.#strategy.plays(slug);
  }

  decide(...question: Parameters<Strategy['decide']>): unknown {
    const begun = this.#world.now();
    const answer = this.#strategy.decide(...question);
    const taken = this.#world.now() - begun;
    this.#decisions++;
    this.#total += taken;
    this.#slowest = Math.max(this.#slowest, taken);
    return answer;
  }

  get thinking(): ThinkingTime {
    return { secondsPerDecision: this.#total / Math.max(1, this.#decisions) / 1000, slowestSeconds: this.#slowest / 1000 };
  }
}
