/** Membership: which servers are up, by the heartbeats that each writes to the database. Needs no Redis. */
import { KERNEL_INTERFACE } from '@skald/engine';
import type { Clock, Timer } from '../clock.ts';
import { isOutage } from '../storage/outage.ts';
import type { Store } from '../storage/store.ts';
import { rendezvousPick } from './rendezvous.ts';

export interface MembershipOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** The interval of heartbeats. */
  readonly beatMs: number;
  /** A server has come or gone. */
  readonly changed: (names: readonly string[]) => void;
  readonly failed: (error: unknown) => void;
}

/** A server counts as gone after this many missing heartbeats. */
const MISSED_BEATS = 3;

export class Membership {
  readonly #settings: MembershipOptions;
  #names: readonly string[];
  #lowestInterface = KERNEL_INTERFACE;
  #timer: Timer | undefined;
  #reading: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(settings: MembershipOptions) {
    this.#settings = settings;
    this.#names = [settings.store.runId];
  }

  get names(): readonly string[] {
    return this.#names;
  }

  /** The interface to editions that every server offers; 0 while a release before editions is up. */
  get lowestInterface(): number {
    return this.#lowestInterface;
  }

  async start(): Promise<void> {
    await this.refresh();
    const again = (): void => {
      this.#timer = this.#settings.clock.after(this.#settings.beatMs, () => {
        void this.refresh();
        if (!this.#isStopped) again();
      });
    };
    again();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer?.cancel();
    await this.#reading;
  }

  /** Reads the membership now, after any read that is under way. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  /** Does this server look after the match? All servers that are up agree on the answer. */
  isOurs(match: string): boolean {
    return rendezvousPick(match, this.#names) === this.#settings.store.runId;
  }

  async #read(): Promise<void> {
    if (this.#isStopped) return;
    const { store, clock, beatMs, changed, failed } = this.#settings;
    const since = new Date(clock.now() - MISSED_BEATS * beatMs);
    try {
      const runs = await store.prisma.serverRun.findMany({
        where: { stoppedAt: null, beatAt: { gt: since }, id: { not: store.runId } },
        select: { id: true, interface: true },
      });
      this.#lowestInterface = Math.min(KERNEL_INTERFACE, ...runs.map((run) => run.interface ?? 0));
      const names = [store.runId, ...runs.map(({ id }) => id)].sort();
      if (names.join() === this.#names.join()) return;
      this.#names = names;
      changed(names);
    } catch (error) {
      // While the storage is away no server counts as gone.
      if (!isOutage(error)) failed(error);
    }
  }
}
