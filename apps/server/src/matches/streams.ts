/** The two streams of an awake match: numbered public steps, and numbered private steps of each seat, with the latest of them kept for who comes back. */
import type { Seat, Viewer } from '@skald/engine';
import type { Cursor, PrivateChange, PublicChange } from '@skald/protocol';
import { newId } from '../ids.ts';
import type { Own, PrivateStep, PublicStep } from './steps.ts';

/** A public step that is kept for whoever comes back: once it was told, its text is enough, and much less than what it was made of. */
export type KeptStep = PublicStep | { readonly p: number; readonly text: string; readonly change?: undefined };

/** What a viewer has missed: private steps belong to the public step whose number they carry. */
export interface Missed {
  readonly public: readonly KeptStep[];
  readonly private: readonly PrivateStep[];
}

export class Streams {
  /** Changes whenever continuity cannot be promised: each time the match wakes. */
  readonly epoch = newId();
  readonly #most: number;
  readonly #public: KeptStep[] = [];
  readonly #private: PrivateStep[][];
  readonly #q: number[];
  #p = 0;

  constructor(seats: number, most: number) {
    this.#most = most;
    this.#private = Array.from({ length: seats }, () => []);
    this.#q = Array.from({ length: seats }, () => 0);
  }

  get p(): number {
    return this.#p;
  }

  cursorOf(viewer: Viewer): Cursor {
    return { epoch: this.epoch, p: this.#p, q: viewer === 'spectator' ? 0 : this.#qOf(viewer) };
  }

  addPublic(change: PublicChange): PublicStep {
    const step: PublicStep = { p: ++this.#p, change, text: undefined };
    this.#keep(this.#public, step);
    return step;
  }

  /** The latest public step was told. */
  shorten(): void {
    const last = this.#public.pop();
    if (last) this.#public.push(last.text === undefined ? last : { p: last.p, text: last.text });
  }

  /** What is open is not kept: it is long, and only the latest is worth telling. */
  addPrivate(seat: Seat, change: PrivateChange): PrivateStep {
    const p = this.#p;
    const q = this.#qOf(seat) + 1;
    this.#q[seat] = q;
    const { events, hand } = change;
    this.#keep(this.#private[seat] ?? [], { p, q, change: events.length + hand.length > 0 ? { events, hand } : NOTHING });
    return { p, q, change, text: undefined, botText: undefined };
  }

  /** What came since a cursor; undefined where that is no longer known, and a whole view is needed. */
  since(viewer: Viewer, cursor: Cursor, own: (seat: Seat) => Own): Missed | undefined {
    if (cursor.epoch !== this.epoch || cursor.p > this.#p) return undefined;
    const steps = this.#public.filter(({ p }) => p > cursor.p);
    if (steps.length !== this.#p - cursor.p) return undefined;
    if (viewer === 'spectator') return { public: steps, private: [] };
    const missed = (this.#private[viewer] ?? []).filter(({ q }) => q > cursor.q);
    if (cursor.q > this.#qOf(viewer) || missed.length !== this.#qOf(viewer) - cursor.q) return undefined;
    const last = missed.length - 1;
    return { public: steps, private: missed.map((step, i) => (i === last ? withOwn(step, own(viewer)) : step)) };
  }

  #qOf(seat: Seat): number {
    return this.#q[seat] ?? 0;
  }

  #keep<T>(steps: T[], step: T): void {
    steps.push(step);
    if (steps.length > this.#most) steps.shift();
  }
}

const NOTHING: PrivateChange = { events: [], hand: [] };

function withOwn(step: PrivateStep, { decisions, frames, asks, sealed, canUndo }: Own): PrivateStep {
  return { ...step, change: { ...step.change, decisions, flow: { frames, asks }, sealed, canUndo } };
}
