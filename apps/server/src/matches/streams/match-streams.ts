/** The streams of an awake match: numbered public steps, and numbered private steps of each seat; the latest are kept for viewers who come back. */
import type { Seat, Viewer } from '@skald/engine';
import type { Cursor, PrivateChange, PublicChange } from '@skald/protocol';
import { newId } from '../../ids.ts';
import type { CompactStep, SeatPrivateState, StreamedPrivateStep, StreamedPublicStep } from './steps.ts';

/** A public step that is kept for viewers who come back. */
type KeptStep = StreamedPublicStep | CompactStep;

/** The steps a viewer has missed. A private step carries the number of its public step. */
export interface MissedSteps {
  readonly public: readonly KeptStep[];
  readonly private: readonly StreamedPrivateStep[];
}

export class MatchStreams {
  /** Changes each time the match wakes, because numbers restart then. */
  readonly epoch = newId();
  readonly #most: number;
  readonly #public: KeptStep[] = [];
  readonly #private: StreamedPrivateStep[][];
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

  addPublic(change: PublicChange): StreamedPublicStep {
    const step: StreamedPublicStep = { p: ++this.#p, change };
    this.#keep(this.#public, step);
    return step;
  }

  /** Keeps the latest public step in its short form from now on. */
  shorten(step: CompactStep): void {
    if (this.#public.at(-1)?.p === step.p) this.#public[this.#public.length - 1] = step;
  }

  /** Keeps a private step without its open decisions: those are long, and only the latest are worth sending. */
  addPrivate(seat: Seat, change: PrivateChange): StreamedPrivateStep {
    const p = this.#p;
    const q = this.#qOf(seat) + 1;
    this.#q[seat] = q;
    const { events, hand } = change;
    this.#keep(this.#private[seat] ?? [], { p, q, change: events.length + hand.length > 0 ? { events, hand } : NOTHING });
    return { p, q, change };
  }

  /** The steps since a cursor; undefined if they are no longer kept, and the viewer needs a whole view. */
  since(viewer: Viewer, cursor: Cursor, own: (seat: Seat) => SeatPrivateState): MissedSteps | undefined {
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

function withOwn(step: StreamedPrivateStep, { decisions, frames, asks, sealed, canUndo }: SeatPrivateState): StreamedPrivateStep {
  return { ...step, change: { ...step.change, decisions, flow: { frames, asks }, sealed, canUndo } };
}
