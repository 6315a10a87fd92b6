/** The heartbeat of a server: what its clocks may count after a crash, and how it notices that the storage is away. */
import type { Timer } from '../clock.ts';
import type { HostContext } from './host-context.ts';

export class Heart {
  readonly #context: HostContext;
  #timer: Timer | undefined;
  #beat: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(context: HostContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = this.#context.clock.after(this.#context.limits.beatMs, () => {
      this.#beat = this.#once();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#beat;
  }

  async #once(): Promise<void> {
    const { store, clock, upTime } = this.#context;
    const before = clock.now();
    try {
      await store.beat();
      upTime.cameBack(clock.now());
    } catch {
      // Whatever the reason: no answer can be taken now, so no clock may run.
      upTime.wentAway(before);
    }
    if (!this.#stopped) this.start();
  }
}
