/** Spectators with a delay: they get every public step so much later, and until then the table as it was. */
import type { GameTypes, View } from '@skald/engine';
import type { Clock, Timer } from '../clock.ts';
import type { Reading } from './clocks.ts';
import type { PublicStep } from './steps.ts';

/** What everybody sees at a moment. */
export interface Picture extends Pick<View<GameTypes>, 'table' | 'waiting' | 'frames' | 'asks' | 'over'> {
  readonly p: number;
  readonly shown: Reading;
}

interface Later {
  readonly due: number;
  readonly step: PublicStep;
  readonly picture: Picture;
}

export class DelayedSpectators {
  readonly #clock: Clock;
  readonly #send: (step: PublicStep) => void;
  #picture: Picture;
  #later: Later[] = [];
  #timer: Timer | undefined;

  constructor(clock: Clock, picture: Picture, send: (step: PublicStep) => void) {
    this.#clock = clock;
    this.#picture = picture;
    this.#send = send;
  }

  /** What they see now. */
  get picture(): Picture {
    return this.#picture;
  }

  /** Have they seen everything? */
  get isCurrent(): boolean {
    return this.#later.length === 0;
  }

  add(step: PublicStep, picture: Picture, due: number): void {
    this.#later.push({ due, step, picture });
    this.#wait();
  }

  /** Nothing is secret any more: they may see the rest at once. */
  flush(): void {
    this.#release(Number.POSITIVE_INFINITY);
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#later = [];
  }

  #wait(): void {
    const next = this.#later[0];
    if (!next || this.#timer) return;
    this.#timer = this.#clock.after(Math.max(0, next.due - this.#clock.now()), () => {
      this.#timer = undefined;
      this.#release(this.#clock.now());
      this.#wait();
    });
  }

  #release(until: number): void {
    for (let next = this.#later[0]; next && next.due <= until; next = this.#later[0]) {
      this.#later.shift();
      this.#picture = next.picture;
      this.#send(next.step);
    }
  }
}
