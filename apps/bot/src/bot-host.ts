/** The bot host: several bot accounts at one server, sharing one thread pool. */
import type { Failure } from '@skald/client';
import type { Logger } from 'pino';
import { Bot } from './bot.ts';
import type { BotPacing, ServerLocation } from './config.ts';
import { OlderEditions } from './older-rules.ts';
import { PatientThinker, type Thinker } from './thinking/thinker.ts';
import { ThreadPool } from './thinking/thread-pool.ts';

export interface HostSettings extends ServerLocation, Omit<BotPacing, 'logLevel'> {
  /** Started by the server for its own bots. */
  readonly isHouse: boolean;
  /** The file of `thought-worker.ts`, compiled. */
  readonly worker: URL;
  readonly log: Logger;
}

export class BotHost {
  readonly bots: readonly Bot[];
  readonly #pool: ThreadPool;

  constructor({ url, tokens, isHouse, capacity, paceMs, budgetMs, searchMs, threads, worker, log }: HostSettings) {
    this.#pool = new ThreadPool({ worker, threads, budgetMs });
    const thinker: Thinker = new PatientThinker(this.#pool, Math.min(searchMs, budgetMs / 2), log);
    const older = new OlderEditions(url);
    this.bots = tokens.map((token) => new Bot({ url, token, isHouse, capacity, paceMs, thinker, older, log }));
    for (const { ended } of this.bots) {
      void ended.then((failure) => failure && log.error({ code: failure.code, reason: failure.reason }, 'a bot is not wanted here'));
    }
  }

  /** Resolves when no bot is left, with a reason why; with nothing where they were stopped. */
  async ended(): Promise<Failure | undefined> {
    const failures = await Promise.all(this.bots.map(({ ended }) => ended));
    return failures.find((failure) => failure !== undefined);
  }

  async stop(): Promise<void> {
    for (const bot of this.bots) bot.stop();
    await this.#pool.close();
  }
}
