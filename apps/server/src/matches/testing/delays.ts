/** Delays of random length wherever a host waits, for tests that prove that their length changes nothing. */
import type { Random } from '@skald/engine';
import type { Store } from '../../storage/store.ts';

const MOST_TURNS = 12;
/** One turn in so many is one of the event loop instead of the promises. */
const LONG_TURN = 4;

export class Delays {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  readonly wait = async (): Promise<void> => {
    for (let left = this.#random.below(MOST_TURNS); left > 0; left--) {
      if (this.#random.below(LONG_TURN) === 0) await new Promise((resolve) => setImmediate(resolve));
      else await Promise.resolve();
    }
  };

  /** The same store, with a delay before and after each call of a method. */
  slow(store: Store): Store {
    return new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await this.wait();
          const outcome: unknown = await Reflect.apply(value, target, args);
          await this.wait();
          return outcome;
        };
      },
    });
  }
}
