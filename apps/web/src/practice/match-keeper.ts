/** Keeps a match in the browser soon after each step, not during it: the saga of a long match takes a while to write. */
import { forget, keep, type MatchStorage } from './kept-names.ts';

export interface MatchKeeperDeps {
  readonly storage: MatchStorage | undefined;
  /** The name under which the match is kept. */
  readonly name: string;
  wait(ms: number, wake: () => void): () => void;
}

/** Steps that follow each other within this time, in milliseconds, are written once. */
const SOON_MS = 400;

export class MatchKeeper {
  readonly #deps: MatchKeeperDeps;
  #saga: (() => readonly string[]) | null = null;
  #cancel = (): void => undefined;

  constructor(deps: MatchKeeperDeps) {
    this.#deps = deps;
  }

  /** Keeps the match as it will be by then. */
  keep(saga: () => readonly string[]): void {
    const isDue = this.#saga !== null;
    this.#saga = saga;
    if (isDue) return;
    window.addEventListener('pagehide', this.now);
    this.#cancel = this.#deps.wait(SOON_MS, this.now);
  }

  /** Writes at once what is not written yet. */
  readonly now = (): void => {
    const saga = this.#saga;
    this.#rest();
    if (saga) keep(this.#deps.storage, this.#deps.name, saga());
  };

  forget(): void {
    this.#rest();
    forget(this.#deps.storage, this.#deps.name);
  }

  #rest(): void {
    this.#cancel();
    this.#saga = null;
    window.removeEventListener('pagehide', this.now);
  }
}
