/** Passwords, hashed with argon2id: slow on purpose, so few at a time and no endless queue. */
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { type Problem, problem } from '../problem.ts';

const AT_ONCE = 2;
const MAY_WAIT = 50;
const RETRY_AFTER_MS = 2000;

export class Passwords {
  readonly #cost: { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
  /** What an unknown account is compared with, so that its answer takes as long as a known one's. */
  readonly #nobody: Promise<string>;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(settings: Config['sessions']) {
    this.#cost = { memoryCost: settings.passwordMemoryKib, timeCost: settings.passwordPasses, parallelism: 1 };
    this.#nobody = hash('nobody has this password', this.#cost);
  }

  hash(password: string): Promise<string | Problem> {
    return this.#inTurn(() => hash(password, this.#cost));
  }

  /** Is this the password behind the hash? Without a hash it never is, after the same time. */
  matches(stored: string | null, password: string): Promise<boolean | Problem> {
    return this.#inTurn(async () => {
      const same = await verify(stored ?? (await this.#nobody), password);
      return same && stored !== null;
    });
  }

  /** Was it hashed with other costs than are asked for now? */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T | Problem> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MAY_WAIT) return problem('busy', 'Too many people are logging in just now.', RETRY_AFTER_MS);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
