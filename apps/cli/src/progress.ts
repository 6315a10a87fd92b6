/** A progress line, on terminals only. */
import type { CommandWorld } from './world.ts';

const BAR = 30;
const EVERY = 100;

export class ProgressLine {
  readonly #world: CommandWorld;
  readonly #total: number;
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(world: CommandWorld, total: number) {
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

  /** Removes the line from the screen. */
  clear(): void {
    if (this.#world.err.isTTY) this.#world.err.write('\r\u001b[K');
  }
}
