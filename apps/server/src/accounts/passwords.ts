/** Passwords, hashed with argon2id: slow on purpose, so few at a time and no endless queue. */
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { type Problem, problem } from '../problem.ts';

const AT_ONCE = 2;
const MAY_WAIT = 50;
const RETRY_AFTER_MS = 2000;

export class Passwords {
  readonly #cost: { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
  /** A dummy hash for unknown accounts, so that their refusal takes as long. */
  readonly #nobody: Promise<string>;
  #running = 0;
  /** Who waits: those who are known go first, so that no crowd of strangers keeps them out. */
  readonly #known: (() => void)[] = [];
  readonly #strangers: (() => void)[] = [];

  constructor(settings: Config['sessions']) {
    this.#cost = { memoryCost: settings.passwordMemoryKib, timeCost: settings.passwordPasses, parallelism: 1 };
    this.#nobody = hash('nobody has this password', this.#cost);
  }

  hash(password: string): Promise<string | Problem> {
    return this.#inTurn(() => hash(password, this.#cost));
  }

  /** Is this the password behind the hash? Without a hash it never is, after the same time. */
  matches(stored: string | null, password: string, isKnown = false): Promise<boolean | Problem> {
    const compare = async (): Promise<boolean> => {
      const same = await verify(stored ?? (await this.#nobody), password);
      return same && stored !== null;
    };
    return this.#inTurn(compare, isKnown ? this.#known : this.#strangers);
  }

  /** Was it hashed with other costs than are asked for now? */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  async #inTurn<T>(work: () => Promise<T>, line = this.#strangers): Promise<T | Problem> {
    if (this.#running >= AT_ONCE) {
      if (line.length >= MAY_WAIT) return problem('busy', 'Too many people are logging in just now.', RETRY_AFTER_MS);
      await new Promise<void>((resolve) => line.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#known.shift() ?? this.#strangers.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
