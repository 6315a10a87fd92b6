/** Finds an answer to a decision, whatever happens: what the wanted brain thinks in time, or a simpler one, or what the clock would play. */
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Thought } from './thought.ts';
import type { ThreadPool } from './thread-pool.ts';

/** What is to be decided, and by whom. */
export type Question = Omit<Thought, 'seed'>;

export interface Thinker {
  decide(question: Question): Promise<unknown>;
}

/** Plays any game, and is quick. */
const SIMPLER = 'novice';
const SEEDS = 2 ** 32;

export class PatientThinker implements Thinker {
  readonly #pool: Pick<ThreadPool, 'think'>;
  readonly #log: Pick<Logger, 'warn'>;

  constructor(pool: Pick<ThreadPool, 'think'>, log: Pick<Logger, 'warn'>) {
    this.#pool = pool;
    this.#log = log;
  }

  async decide(question: Question): Promise<unknown> {
    for (const brain of new Set([question.brain, SIMPLER])) {
      const thinking = await this.#pool.think({ ...question, brain, seed: randomInt(SEEDS) });
      if ('answer' in thinking && thinking.answer !== undefined) return thinking.answer;
      const why = 'failed' in thinking ? thinking.failed : 'it has no answer';
      this.#log.warn({ game: question.game, brain, decision: question.decision.prompt.key, why }, 'a thought came to nothing');
    }
    return question.decision.fallback;
  }
}
