/** The cluster: tells the other servers what happened here, handles their notices, and reads the database whenever a notice may have been lost. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Timer } from '../clock.ts';
import type { Peers } from '../matches/host/peers.ts';
import type { Metrics } from '../metrics.ts';
import { isOutage } from '../storage/outage.ts';
import type { Store } from '../storage/store.ts';
import type { ClusterPeers } from './cluster-peers.ts';
import { Directory } from './directory.ts';
import { Membership } from './membership.ts';
import { PeerBus } from './peer-bus.ts';
import type { PeerNotice, PeerNoticeOf, Watchers } from './peer-notices.ts';

/** Handles notices at this server. Facts are read from the database, never taken from a notice. */
export interface PeerHandlers {
  /** Everything that is connected and watched here. */
  everybody(): Pick<PeerNoticeOf<'here'>, 'accounts' | 'watched'>;
  /** The viewers of this match at other servers have changed. */
  presenceChanged(match: string): void;
  heard(notice: PeerNotice): Promise<unknown>;
  /** Compares awake matches with the database. */
  syncAgain(): Promise<unknown>;
  /** The same for everything that anybody here watches, lists and chat included, as of this moment. */
  resendAll(since: number): Promise<unknown>;
  /** The servers share the matches differently from now on. */
  takeOver(): Promise<unknown>;
}

export interface ClusterOptions {
  readonly url: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly beatMs: number;
  readonly peerHandlers: () => PeerHandlers;
}

/** The interval of reading the database while Redis is away. */
const LOOK_EVERY_MS = 1000;
/** A row written at the moment of a loss may carry a slightly earlier time. */
const LEEWAY_MS = 5000;

export class Cluster implements ClusterPeers {
  readonly isShared = true;
  readonly #settings: ClusterOptions;
  readonly #post: PeerBus;
  readonly #membership: Membership;
  readonly #directory = new Directory();
  readonly #underWay = new Set<Promise<void>>();
  #reading: Timer | undefined;
  /** The earliest moment of a notice that may have been missed. */
  #awaySince: number | undefined;
  #isStarted = false;
  #isStopped = false;

  constructor(settings: ClusterOptions) {
    this.#settings = settings;
    const { url, store, clock, logger, beatMs, metrics } = settings;
    this.#post = new PeerBus({
      url,
      name: store.runId,
      clock,
      logger,
      heard: (from, notice) => this.#heard(from, notice),
      missed: (since) => {
        metrics.missedNotices.inc();
        this.#resendAll(since);
      },
      opened: () => this.#opened(),
      lost: () => this.#lost(),
    });
    const failed = (error: unknown): void => logger.error({ err: error }, 'it could not be seen which servers are up');
    this.#membership = new Membership({ store, clock, beatMs, failed, changed: (names) => this.#changed(names) });
    metrics.watch('skald_servers', 'Servers that are up on this database', () => this.#membership.names.length);
    metrics.watch('skald_redis_up', 'Whether Redis can be reached', () => Number(this.#post.isOpen));
  }

  get redis(): 'up' | 'away' {
    return this.#post.isOpen ? 'up' : 'away';
  }

  /** The interface to editions that every server offers; 0 while a release before editions is up. */
  get lowestInterface(): number {
    return this.#membership.lowestInterface;
  }

  /** As the match host knows them. */
  get others(): Peers {
    return {
      areThere: true,
      isOurs: (match) => this.#membership.isOurs(match),
      grew: (match, seq) => this.broadcast({ tells: 'grew', match, seq }),
      reseated: (match) => this.broadcast({ tells: 'reseated', match }),
      ordered: (match) => this.broadcast({ tells: 'ordered', match }),
      undoAsked: (match, { request, to }) => this.broadcast({ tells: 'undo-asked', match, request, to }),
      undoDeclined: (match, request) => this.broadcast({ tells: 'undo-declined', match, request }),
    };
  }

  /** Returns a sentence for the operator if Redis can never be used. */
  async start(): Promise<string | undefined> {
    await this.#membership.start();
    const wrong = await this.#post.start();
    if (!wrong && !this.#post.isOpen) this.#lost();
    this.#isStarted = true;
    return wrong;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#reading?.cancel();
    await this.#membership.stop();
    await Promise.all([...this.#underWay]);
    await this.#post.stop();
  }

  isConnected(account: string): boolean {
    return this.#directory.isConnected(account);
  }

  isWatching(match: string, account: string): boolean {
    return this.#directory.isWatching(match, account);
  }

  together(here: Watchers): Watchers {
    return this.#directory.together(here);
  }

  broadcast(notice: PeerNotice): void {
    this.#settings.metrics.notices.inc({ direction: 'told' });
    this.#post.publish(notice);
  }

  #introduce(isNew: boolean): void {
    this.broadcast({ tells: 'here', isNew, ...this.#settings.peerHandlers().everybody() });
  }

  #opened(): void {
    this.#reading?.cancel();
    this.#introduce(true);
    if (this.#awaySince === undefined) return;
    this.#settings.logger.info('Redis is back');
    this.#resendAll(this.#awaySince);
    this.#awaySince = undefined;
  }

  #lost(): void {
    this.#awaySince ??= this.#settings.clock.now();
    this.#lookLater();
  }

  /** Without Redis, polls the database to follow the other servers. */
  #lookLater(): void {
    this.#reading?.cancel();
    this.#reading = this.#settings.clock.after(LOOK_EVERY_MS, () => {
      this.#run(() =>
        this.#settings
          .peerHandlers()
          .syncAgain()
          .finally(() => {
            if (!this.#post.isOpen && !this.#isStopped) this.#lookLater();
          }),
      );
    });
  }

  #resendAll(since: number): void {
    this.#run(() => this.#settings.peerHandlers().resendAll(since - LEEWAY_MS));
  }

  /** A server has come or gone: the servers that are up take over its sleeping matches, and update what was watched from there. */
  #changed(names: readonly string[]): void {
    this.#settings.logger.info({ servers: names.length }, 'servers have come or gone');
    this.#post.keep(names);
    const { presenceChanged, takeOver, syncAgain } = this.#settings.peerHandlers();
    for (const match of this.#directory.keep(names)) presenceChanged(match);
    if (!this.#isStarted) return;
    this.#introduce(true);
    this.#run(async () => {
      await syncAgain();
      await takeOver();
    });
  }

  #heard(from: string, notice: PeerNotice): void {
    const peerHandlers = this.#settings.peerHandlers();
    this.#settings.metrics.notices.inc({ direction: 'heard' });
    if (!this.#membership.names.includes(from)) this.#run(() => this.#membership.refresh());
    switch (notice.tells) {
      case 'here':
        for (const match of this.#directory.replace(from, notice)) peerHandlers.presenceChanged(match);
        if (notice.isNew) {
          this.#introduce(false);
          this.#run(() => peerHandlers.syncAgain());
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
        peerHandlers.presenceChanged(notice.watchers.match);
        break;
    }
    this.#run(() => peerHandlers.heard(notice));
  }

  /** Runs in the background. */
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
