/** Holds back what delayed spectators of a match get besides the steps: seats, lines of players, requests for an undo. */
import type { Clock, Timer } from '../../clock.ts';

interface Held {
  readonly timer: Timer;
  readonly send: () => void;
}

export class LateRoom {
  readonly #clock: Clock;
  readonly #delays = new Map<string, number>();
  readonly #held = new Map<string, Map<string, Held>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The delay of the match's spectators, known from now on. */
  open(match: string, delayMs: number): void {
    this.#delays.set(match, delayMs);
  }

  /** Sends after the delay. Something of the same key that is held already is not held twice. */
  send(match: string, key: string, send: () => void): void {
    const delayMs = this.#delays.get(match) ?? 0;
    if (delayMs === 0) {
      send();
      return;
    }
    const held = this.#held.get(match) ?? new Map<string, Held>();
    this.#held.set(match, held);
    if (held.has(key)) return;
    const timer = this.#clock.after(delayMs, () => {
      held.delete(key);
      send();
    });
    held.set(key, { timer, send });
  }

  drop(match: string, key: string): void {
    const held = this.#held.get(match);
    held?.get(key)?.timer.cancel();
    held?.delete(key);
  }

  /** The match is over: sends the rest at once. */
  flush(match: string): void {
    const held = [...(this.#held.get(match)?.values() ?? [])];
    this.#held.delete(match);
    for (const { timer, send } of held) {
      timer.cancel();
      send();
    }
  }

  /** Nobody watches any more. */
  close(match: string): void {
    for (const { timer } of this.#held.get(match)?.values() ?? []) timer.cancel();
    this.#held.delete(match);
    this.#delays.delete(match);
  }

  stop(): void {
    for (const match of [...this.#held.keys()]) this.close(match);
  }
}
