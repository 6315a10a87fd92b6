/** The roll call: which servers are up, by the heartbeats that each writes into the database. Needs no Redis. */
import type { Clock, Timer } from '../clock.ts';
import { isOutage } from '../storage/outage.ts';
import type { Store } from '../storage/store.ts';
import { drawLot } from './lots.ts';

export interface RollCallSettings {
  readonly store: Store;
  readonly clock: Clock;
  /** How often each server writes that it is up. */
  readonly beatMs: number;
  /** A server has come or gone. */
  readonly changed: (names: readonly string[]) => void;
  readonly failed: (error: unknown) => void;
}

/** After so many heartbeats that did not come a server counts as gone. */
const MISSED_BEATS = 3;

export class RollCall {
  readonly #settings: RollCallSettings;
  #names: readonly string[];
  #timer: Timer | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(settings: RollCallSettings) {
    this.#settings = settings;
    this.#names = [settings.store.runId];
  }

  get names(): readonly string[] {
    return this.#names;
  }

  async start(): Promise<void> {
    await this.look();
    const again = (): void => {
      this.#timer = this.#settings.clock.after(this.#settings.beatMs, () => {
        void this.look();
        if (!this.#isStopped) again();
      });
    };
    again();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer?.cancel();
    await this.#looking;
  }

  /** Looks now: one after the other. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  /** Of the servers that are up, each has its share of the matches; all agree on whose a match is. */
  isOurs(match: string): boolean {
    return drawLot(match, this.#names) === this.#settings.store.runId;
  }

  async #look(): Promise<void> {
    if (this.#isStopped) return;
    const { store, clock, beatMs, changed, failed } = this.#settings;
    const since = new Date(clock.now() - MISSED_BEATS * beatMs);
    try {
      const runs = await store.prisma.serverRun.findMany({
        where: { stoppedAt: null, beatAt: { gt: since }, id: { not: store.runId } },
        select: { id: true },
      });
      const names = [store.runId, ...runs.map(({ id }) => id)].sort();
      if (names.join() === this.#names.join()) return;
      this.#names = names;
      changed(names);
    } catch (error) {
      // While the storage is away nobody is known to be gone.
      if (!isOutage(error)) failed(error);
    }
  }
}
