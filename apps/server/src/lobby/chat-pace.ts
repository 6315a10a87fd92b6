/** The pace of talk: lines of one account come out one after the other with a pause between them, and not too many wait. */
import type { Clock } from '../clock.ts';
import { sleep } from '../clock.ts';

interface Speaker {
  waiting: number;
  /** When the next line may come out. */
  free: number;
}

export class ChatPace {
  readonly #clock: Clock;
  readonly #intervalMs: number;
  readonly #most: number;
  readonly #speakers = new Map<string, Speaker>();

  constructor(clock: Clock, intervalMs: number, most: number) {
    this.#clock = clock;
    this.#intervalMs = intervalMs;
    this.#most = most;
  }

  /** Waits for the account's turn; otherwise, after how long to try again. */
  async turn(account: string): Promise<undefined | { readonly retryAfterMs: number }> {
    const now = this.#clock.now();
    const speaker = this.#speakers.get(account) ?? { waiting: 0, free: 0 };
    if (speaker.waiting >= this.#most) return { retryAfterMs: this.#intervalMs };
    const due = Math.max(now, speaker.free);
    speaker.free = due + this.#intervalMs;
    speaker.waiting++;
    this.#speakers.set(account, speaker);
    if (due > now) await sleep(this.#clock, due - now);
    speaker.waiting--;
    this.#forget();
    return undefined;
  }

  /** Who has been silent for long enough needs no memory. */
  #forget(): void {
    const now = this.#clock.now();
    for (const [account, { waiting, free }] of this.#speakers) if (waiting === 0 && free <= now) this.#speakers.delete(account);
  }
}
