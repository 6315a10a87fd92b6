/** A line that shows how far something has come, on terminals only. */
import type { World } from './world.ts';

const BAR = 30;
const EVERY = 100;

export class Progress {
  readonly #world: World;
  readonly #total: number;
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(world: World, total: number) {
    this.#world = world;
    this.#total = total;
  }

  show(done: number, beside: () => string): void {
    const { err } = this.#world;
    const now = this.#world.now();
    if (!err.isTTY || now - this.#drawn < EVERY) return;
    this.#drawn = now;
    const full = Math.floor((BAR * done) / this.#total);
    err.write(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${this.#total}  ${beside()}`);
  }

  /** Leaves no trace on the screen. */
  clear(): void {
    if (this.#world.err.isTTY) this.#world.err.write('\r\u001b[K');
  }
}
