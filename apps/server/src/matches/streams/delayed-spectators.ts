/** Spectators with a delay: they get every public step later, and until then see the older table. */
import type { GameTypes, View } from '@skald/engine';
import type { Clock, Timer } from '../../clock.ts';
import type { Reading } from '../clocks/clocks.ts';
import type { StreamedPublicStep } from './steps.ts';

/** The public state at a moment. */
export interface PublicSnapshot extends Pick<View<GameTypes>, 'table' | 'waiting' | 'frames' | 'asks' | 'over'> {
  readonly p: number;
  readonly shown: Reading;
}

interface Later {
  readonly due: number;
  readonly step: StreamedPublicStep;
  readonly picture: PublicSnapshot;
}

export class DelayedSpectators {
  readonly #clock: Clock;
  readonly #send: (step: StreamedPublicStep) => void;
  #picture: PublicSnapshot;
  #later: Later[] = [];
  #timer: Timer | undefined;

  constructor(clock: Clock, picture: PublicSnapshot, send: (step: StreamedPublicStep) => void) {
    this.#clock = clock;
    this.#picture = picture;
    this.#send = send;
  }

  /** What delayed spectators see now. */
  get picture(): PublicSnapshot {
    return this.#picture;
  }

  /** Have delayed spectators seen everything? */
  get isCurrent(): boolean {
    return this.#later.length === 0;
  }

  add(step: StreamedPublicStep, picture: PublicSnapshot, due: number): void {
    this.#later.push({ due, step, picture });
    this.#wait();
  }

  /** Sends the rest at once, because nothing is secret any more. */
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
