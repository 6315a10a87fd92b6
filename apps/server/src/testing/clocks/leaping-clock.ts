/** The real clock, which a test can also move ahead: what is due rings at once, and the test need not wait for it. */
import { type Clock, systemClock, type Timer } from '../../clock.ts';
import { until } from '../people.ts';

/** Between two leaps: what rang has had time to happen. */
const PAUSE_MS = 50;

interface Waiting {
  readonly at: number;
  readonly ring: () => void;
}

export class LeapingClock implements Clock {
  readonly #waiting = new Set<Waiting>();
  #ahead = 0;

  now(): number {
    return systemClock.now() + this.#ahead;
  }

  after(ms: number, run: () => void): Timer {
    const waiting: Waiting = {
      at: this.now() + ms,
      ring: () => {
        timer.cancel();
        if (this.#waiting.delete(waiting)) run();
      },
    };
    const timer = systemClock.after(ms, waiting.ring);
    this.#waiting.add(waiting);
    return {
      cancel: () => {
        timer.cancel();
        this.#waiting.delete(waiting);
      },
    };
  }

  /** Lets much time pass at once, as for a machine that has slept. */
  leap(ms: number): void {
    this.#ahead += ms;
    const due = [...this.#waiting].filter(({ at }) => at <= this.now()).sort((a, b) => a.at - b.at);
    for (const { ring } of due) ring();
  }

  /** Leaps again and again until the condition holds: what was not set yet at one leap is due at the next. */
  leapUntil(ms: number, condition: () => boolean | Promise<boolean>): Promise<void> {
    return until(async () => {
      if (await condition()) return true;
      this.leap(ms);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return false;
    });
  }
}
