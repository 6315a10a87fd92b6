/** The heartbeat of a server: limits what clocks count after a crash, and notices when the storage is away. */
import type { Timer } from '../../clock.ts';
import type { HostDeps } from './host-deps.ts';

export class Heartbeat {
  readonly #deps: HostDeps;
  #timer: Timer | undefined;
  #beat: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: HostDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = this.#deps.clock.after(this.#deps.limits.beatMs, () => {
      this.#beat = this.#once();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#beat;
  }

  async #once(): Promise<void> {
    const { store, clock, upTime } = this.#deps;
    const before = clock.now();
    try {
      await store.beat();
      upTime.cameBack(clock.now());
    } catch {
      // For any reason: no answer can be accepted now, so no clock may run.
      upTime.wentAway(before);
    }
    if (!this.#stopped) this.start();
  }
}
