/** The bot host: several bot accounts at one server, which share the threads they think in. */
import type { Failure } from '@skald/client';
import type { Logger } from 'pino';
import { Bot } from './bot.ts';
import type { Manners, Whereabouts } from './config.ts';
import { PatientThinker, type Thinker } from './thinking/thinker.ts';
import { ThreadPool } from './thinking/thread-pool.ts';

export interface HostSettings extends Whereabouts, Omit<Manners, 'logLevel'> {
  /** The file of `thought-worker.ts`, compiled. */
  readonly worker: URL;
  readonly log: Logger;
}

export class BotHost {
  readonly bots: readonly Bot[];
  readonly #pool: ThreadPool;

  constructor({ url, tokens, capacity, paceMs, budgetMs, threads, worker, log }: HostSettings) {
    this.#pool = new ThreadPool({ worker, threads, budgetMs });
    const thinker: Thinker = new PatientThinker(this.#pool, log);
    this.bots = tokens.map((token) => new Bot({ url, token, capacity, paceMs, thinker, log }));
  }

  /** Resolves when no bot is left, with why the last one is gone; with nothing where they were stopped. */
  async ended(): Promise<Failure | undefined> {
    return (await Promise.all(this.bots.map(({ ended }) => ended))).at(-1);
  }

  async stop(): Promise<void> {
    for (const bot of this.bots) bot.stop();
    await this.#pool.close();
  }
}
