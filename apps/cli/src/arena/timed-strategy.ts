/** Wraps a strategy and measures how long it thinks. */
import type { SearchBudget, Strategy } from '@skald/ai';
import type { CommandWorld } from '../world.ts';

/** How long a bot thought. */
export interface ThinkingTime {
  readonly secondsPerDecision: number;
  readonly slowestSeconds: number;
}

/** What a bot that searches may spend on a decision. */
export interface SearchLimits {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export class TimedStrategy implements Strategy {
  readonly name: string;
  readonly #strategy: Strategy;
  readonly #world: CommandWorld;
  readonly #limits: SearchLimits;
  #decisions = 0;
  #total = 0;
  #slowest = 0;

  constructor(strategy: Strategy, world: CommandWorld, limits: SearchLimits) {
    this.name = strategy.name;
    this.#strategy = strategy;
    this.#world = world;
    this.#limits = limits;
  }

  plays(slug: string): boolean {
    return this.#strategy.plays(slug);
  }

  decide(...[game, view, decision, random]: Parameters<Strategy['decide']>): unknown {
    const begun = this.#world.now();
    const answer = this.#strategy.decide(game, view, decision, random, this.#budget(begun));
    const taken = this.#world.now() - begun;
    this.#decisions++;
    this.#total += taken;
    this.#slowest = Math.max(this.#slowest, taken);
    return answer;
  }

  #budget(begun: number): SearchBudget {
    const { iterations, milliseconds } = this.#limits;
    return {
      ...(iterations !== undefined && { iterations }),
      ...(milliseconds !== undefined && { clock: { now: () => this.#world.now(), deadline: begun + milliseconds } }),
    };
  }

  get thinking(): ThinkingTime {
    return { secondsPerDecision: this.#total / Math.max(1, this.#decisions) / 1000, slowestSeconds: this.#slowest / 1000 };
  }
}
