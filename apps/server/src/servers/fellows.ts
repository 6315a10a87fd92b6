/** The fellow servers: tells them what happened here, hears what happened there, and looks whenever something may have been missed. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Timer } from '../clock.ts';
import type { Others } from '../matches/others.ts';
import type { Metrics } from '../metrics.ts';
import { isOutage } from '../storage/outage.ts';
import type { Store } from '../storage/store.ts';
import { Directory } from './directory.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Notice, NoticeOf, Watchers } from './notices.ts';
import { Post } from './post.ts';
import { RollCall } from './roll-call.ts';

/** What becomes of notices at this server. Where anything is looked up, it is looked up in the database. */
export interface Household {
  /** All that is connected and watched here. */
  everybody(): Pick<NoticeOf<'here'>, 'accounts' | 'watched'>;
  /** Other people watch this match elsewhere. */
  presenceChanged(match: string): void;
  heard(notice: Notice): Promise<unknown>;
  /** Compares what is awake with the database. */
  lookAgain(): Promise<unknown>;
  /** The same for all that somebody here looks at, lists and talk included, as of this moment on. */
  lookAround(since: number): Promise<unknown>;
  /** Other servers look after the matches from now on. */
  takeOver(): Promise<unknown>;
}

export interface FellowsSettings {
  readonly url: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly beatMs: number;
  readonly household: () => Household;
}

/** How often the database is looked at while Redis is away. */
const LOOK_EVERY_MS = 1000;
/** What was written in the same moment in which something was lost may be dated a little earlier. */
const LEEWAY_MS = 5000;

export class Fellows implements Elsewhere {
  readonly isShared = true;
  readonly #settings: FellowsSettings;
  readonly #post: Post;
  readonly #rollCall: RollCall;
  readonly #directory = new Directory();
  readonly #underWay = new Set<Promise<void>>();
  #looking: Timer | undefined;
  /** Since when something may have been missed. */
  #awaySince: number | undefined;
  #isStarted = false;
  #isStopped = false;

  constructor(settings: FellowsSettings) {
    this.#settings = settings;
    const { url, store, clock, logger, beatMs, metrics } = settings;
    this.#post = new Post({
      url,
      name: store.runId,
      clock,
      logger,
      heard: (from, notice) => this.#heard(from, notice),
      missed: (since) => {
        metrics.missedNotices.inc();
        this.#lookAround(since);
      },
      opened: () => this.#opened(),
      lost: () => this.#lost(),
    });
    const failed = (error: unknown): void => logger.error({ err: error }, 'it could not be seen which servers are up');
    this.#rollCall = new RollCall({ store, clock, beatMs, failed, changed: (names) => this.#changed(names) });
    metrics.watch('skald_servers', 'Servers that are up on this database', () => this.#rollCall.names.length);
    metrics.watch('skald_redis_up', 'Whether Redis can be reached', () => Number(this.#post.isOpen));
  }

  get redis(): 'up' | 'away' {
    return this.#post.isOpen ? 'up' : 'away';
  }

  /** As the match host knows them. */
  get others(): Others {
    return {
      areThere: true,
      isOurs: (match) => this.#rollCall.isOurs(match),
      grew: (match, seq) => this.tell({ tells: 'grew', match, seq }),
      reseated: (match) => this.tell({ tells: 'reseated', match }),
      ordered: (match) => this.tell({ tells: 'ordered', match }),
      undoAsked: (match, { request, to }) => this.tell({ tells: 'undo-asked', match, request, to }),
      undoDeclined: (match, request) => this.tell({ tells: 'undo-declined', match, request }),
    };
  }

  /** A sentence where Redis can never be used. */
  async start(): Promise<string | undefined> {
    await this.#rollCall.start();
    const wrong = await this.#post.start();
    if (!wrong && !this.#post.isOpen) this.#lost();
    this.#isStarted = true;
    return wrong;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#looking?.cancel();
    await this.#rollCall.stop();
    await Promise.all([...this.#underWay]);
    await this.#post.stop();
  }

  isConnected(account: string): boolean {
    return this.#directory.isConnected(account);
  }

  together(here: Watchers): Watchers {
    return this.#directory.together(here);
  }

  tell(notice: Notice): void {
    this.#settings.metrics.notices.inc({ direction: 'told' });
    this.#post.tell(notice);
  }

  #introduce(isNew: boolean): void {
    this.tell({ tells: 'here', isNew, ...this.#settings.household().everybody() });
  }

  #opened(): void {
    this.#looking?.cancel();
    this.#introduce(true);
    if (this.#awaySince === undefined) return;
    this.#settings.logger.info('Redis is back');
    this.#lookAround(this.#awaySince);
    this.#awaySince = undefined;
  }

  #lost(): void {
    this.#awaySince ??= this.#settings.clock.now();
    this.#lookLater();
  }

  /** Without Redis, others are followed by looking. */
  #lookLater(): void {
    this.#looking?.cancel();
    this.#looking = this.#settings.clock.after(LOOK_EVERY_MS, () => {
      this.#run(() =>
        this.#settings
          .household()
          .lookAgain()
          .finally(() => {
            if (!this.#post.isOpen && !this.#isStopped) this.#lookLater();
          }),
      );
    });
  }

  #lookAround(since: number): void {
    this.#run(() => this.#settings.household().lookAround(since - LEEWAY_MS));
  }

  /** A server has come or gone: what slept there, or was watched from there, is looked at by those who are left. */
  #changed(names: readonly string[]): void {
    this.#settings.logger.info({ servers: names.length }, 'servers have come or gone');
    this.#post.keep(names);
    const { presenceChanged, takeOver, lookAgain } = this.#settings.household();
    for (const match of this.#directory.keep(names)) presenceChanged(match);
    if (!this.#isStarted) return;
    this.#introduce(true);
    this.#run(async () => {
      await lookAgain();
      await takeOver();
    });
  }

  #heard(from: string, notice: Notice): void {
    const household = this.#settings.household();
    this.#settings.metrics.notices.inc({ direction: 'heard' });
    if (!this.#rollCall.names.includes(from)) this.#run(() => this.#rollCall.look());
    switch (notice.tells) {
      case 'here':
        for (const match of this.#directory.replace(from, notice)) household.presenceChanged(match);
        if (notice.isNew) {
          this.#introduce(false);
          this.#run(() => household.lookAgain());
        }
        break;
      case 'came':
        this.#directory.came(from, notice.account);
        break;
      case 'went':
        this.#directory.went(from, notice.account);
        break;
      case 'watched':
        this.#directory.watches(from, notice.watchers);
        household.presenceChanged(notice.watchers.match);
        break;
    }
    this.#run(() => household.heard(notice));
  }

  /** Nobody waits for it. */
  #run(task: () => Promise<unknown>): void {
    if (this.#isStopped) return;
    const running = task()
      .catch((error: unknown) => {
        if (!isOutage(error)) this.#settings.logger.error({ err: error }, 'what another server told could not be followed');
      })
      .then(() => void this.#underWay.delete(running));
    this.#underWay.add(running);
  }
}
