/** Asks the storage whether it works, for everybody who wants to know: one attempt at a time, and its outcome is shared for a moment. */
import type { Clock } from '../../clock.ts';

export interface StorageProbeDeps {
  /** Proves that the storage works; rejects where it does not. */
  readonly prove: () => Promise<void>;
  readonly clock: Pick<Clock, 'now'>;
  /** How long an outcome is good for. */
  readonly freshMs: number;
  /** An attempt that takes longer counts as failed. */
  readonly patienceMs: number;
}

interface Attempt {
  readonly outcome: Promise<void>;
  /** When it ended; undefined while it runs. */
  endedAt: number | undefined;
}

export class StorageProbe {
  readonly #deps: StorageProbeDeps;
  #attempt: Attempt | undefined;

  constructor(deps: StorageProbeDeps) {
    this.#deps = deps;
  }

  /** Resolves when the storage works; rejects with the cause when it does not. */
  check(): Promise<void> {
    const last = this.#attempt;
    const { clock, freshMs } = this.#deps;
    // While a storage hangs, no second attempt is piled upon the first.
    const isCurrent = last && (last.endedAt === undefined || Math.abs(clock.now() - last.endedAt) < freshMs);
    return isCurrent ? last.outcome : this.#begin();
  }

  #begin(): Promise<void> {
    const { prove, clock, patienceMs } = this.#deps;
    const proof = prove();
    const attempt: Attempt = { outcome: within(patienceMs, proof), endedAt: undefined };
    const end = (): void => {
      attempt.endedAt = clock.now();
    };
    proof.then(end, end);
    this.#attempt = attempt;
    return attempt.outcome;
  }
}

/** Real time: a storage that hangs must not hang the caller. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
