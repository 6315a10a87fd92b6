/** Always finds an answer: the wanted strategy's if it is in time, else a simpler one's, else the fallback. */
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { OlderRules } from '../older-rules.ts';
import type { Thought } from './thought.ts';
import type { ThreadPool } from './thread-pool.ts';

/** What is to be decided, and by whom. */
export interface ThinkerQuestion extends Omit<Thought, 'seed' | 'searchMs'> {
  /** The rules of the match, where they are not the newest. */
  readonly older?: OlderRules | undefined;
}

export interface Thinker {
  decide(question: ThinkerQuestion): Promise<unknown>;
}

/** Plays any game, and is quick. */
const SIMPLER = 'novice';
const SEEDS = 2 ** 32;

export class PatientThinker implements Thinker {
  readonly #pool: Pick<ThreadPool, 'think'>;
  readonly #searchMs: number;
  readonly #log: Pick<Logger, 'warn'>;

  constructor(pool: Pick<ThreadPool, 'think'>, searchMs: number, log: Pick<Logger, 'warn'>) {
    this.#pool = pool;
    this.#searchMs = searchMs;
    this.#log = log;
  }

  async decide({ older, ...question }: ThinkerQuestion): Promise<unknown> {
    for (const strategy of new Set([question.strategy, SIMPLER])) {
      const thinking = await this.#pool.think({ ...question, strategy, seed: randomInt(SEEDS), searchMs: this.#searchMs }, older);
      if ('answer' in thinking && thinking.answer !== undefined) return thinking.answer;
      const why = 'failed' in thinking ? thinking.failed : 'it has no answer';
      this.#log.warn({ game: question.game, strategy, decision: question.decision.prompt.key, why }, 'a thought came to nothing');
    }
    return question.decision.fallback;
  }
}
