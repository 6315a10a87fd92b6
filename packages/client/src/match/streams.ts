/** Orders the two streams of a match: each step once and in order, private steps with their public one. */
import { Defect } from '@skald/engine';
import {
  type MatchView,
  type PrivateChange,
  type PrivateStep,
  type PublicChange,
  type PublicStep,
  readPrivate,
  readPublic,
  type Unpacker,
} from '@skald/protocol';
import type { ClientClock } from '../clock.ts';
import type { ReceivedDictionaries } from '../connection/received-dictionaries.ts';
import { applyPrivate, applyPublic, eventsInOrder, lacksDecision } from './apply.ts';
import { type AppliedStep, type Play, playOf, setClocks } from './match-state.ts';

/** The most steps buffered while one is missing. */
const MOST_KEPT = 1000;

export class StepStreams {
  readonly #dictionaries: ReceivedDictionaries;
  readonly #clock: ClientClock;
  readonly #shown: (shown: AppliedStep) => void;
  #play: Play | null = null;
  /** Steps received out of order, by number. */
  readonly #public = new Map<number, PublicStep>();
  readonly #private = new Map<number, PrivateStep>();
  /** Steps of another epoch, or from before the first view. */
  #strange: { readonly public: PublicStep[]; readonly private: PrivateStep[] } = { public: [], private: [] };
  #isBroken = false;

  /** Calls `shown` with each applied step, in order. */
  constructor(dictionaries: ReceivedDictionaries, clock: ClientClock, shown: (shown: AppliedStep) => void) {
    this.#dictionaries = dictionaries;
    this.#clock = clock;
    this.#shown = shown;
  }

  get play(): Play | null {
    return this.#play;
  }

  /** A step could not be read or applied, so the whole view is needed. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Is a step missing or still on its way? If that lasts, watch again. */
  get isBehind(): boolean {
    if (!this.#play) return false;
    const isStrange = this.#strange.public.length + this.#strange.private.length > 0;
    return this.#isBroken || isStrange || this.#public.size + this.#private.size > 0 || lacksDecision(this.#play);
  }

  /** Has the client applied everything up to this position? */
  hasReached({ epoch, p, q }: Play['cursor']): boolean {
    const cursor = this.#play?.cursor;
    return cursor?.epoch === epoch && cursor.p >= p && cursor.q >= q;
  }

  /** Replaces the state by a whole view; false if the view is older than the state. */
  replace(view: MatchView): boolean {
    const known = this.#play?.cursor;
    const isOld = known?.epoch === view.epoch && (view.p < known.p || view.q < known.q);
    if (isOld && !this.#isBroken) return false;
    this.#play = playOf(view, this.#clock.now());
    this.#isBroken = false;
    this.#public.clear();
    this.#private.clear();
    const { public: shown, private: own } = this.#strange;
    this.forgetStrange();
    this.receive(
      shown.filter(({ epoch }) => epoch === view.epoch),
      own.filter(({ epoch }) => epoch === view.epoch),
    );
    return true;
  }

  receive(shown: readonly PublicStep[], own: readonly PrivateStep[]): void {
    for (const step of own) this.#keep(step, this.#private, step.q, this.#play?.cursor.q, this.#strange.private);
    for (const step of shown) this.#keep(step, this.#public, step.p, this.#play?.cursor.p, this.#strange.public);
    if (this.#public.size + this.#private.size + this.#strange.public.length + this.#strange.private.length > MOST_KEPT) this.#break();
    while (!this.#isBroken && this.#advance());
  }

  /** What every clock shows now. */
  setClocks(left: Readonly<Record<string, number>>): void {
    if (this.#play) this.#play = { ...this.#play, clocks: setClocks(this.#play.clocks, left, this.#clock.now()) };
  }

  /** Drops pending entries that the server's answer does not contain. */
  forgetStrange(): void {
    this.#strange = { public: [], private: [] };
  }

  #keep<S extends { readonly epoch: string }>(step: S, kept: Map<number, S>, nth: number, reached: number | undefined, strange: S[]): void {
    if (step.epoch !== this.#play?.cursor.epoch) strange.push(step);
    else if (reached === undefined || nth > reached) kept.set(nth, step);
  }

  /** Applies the next step in order; false if there is none. */
  #advance(): boolean {
    const play = this.#play;
    if (!play) return false;
    const { p, q } = play.cursor;
    const own = this.#private.get(q + 1);
    if (own && own.p <= p) return this.#turn(play, undefined, [own]);
    const shown = this.#public.get(p + 1);
    if (!shown) return false;
    const together: PrivateStep[] = [];
    for (let step = own; step?.p === p + 1; step = this.#private.get(step.q + 1)) together.push(step);
    return this.#turn(play, shown, together);
  }

  #turn(before: Play, shown: PublicStep | undefined, own: readonly PrivateStep[]): boolean {
    const unpacker = this.#dictionaries.find(before.lexicon);
    const turn = unpacker && readTurn(shown, own, unpacker);
    const after = turn && applied(before, turn, this.#clock.now());
    if (!after) {
      this.#break();
      return false;
    }
    if (shown) this.#public.delete(shown.p);
    for (const { q } of own) this.#private.delete(q);
    this.#play = after;
    const { public: change } = turn;
    const privately = turn.private.flatMap(({ change: { events } }) => events);
    this.#shown({ before, events: eventsInOrder(change?.change.events ?? [], privately), cause: change?.change.cause ?? null, after });
    return true;
  }

  #break(): void {
    this.#isBroken = true;
    this.#public.clear();
    this.#private.clear();
    this.forgetStrange();
  }
}

/** A public step (or none) with its private steps, unpacked. */
interface Turn {
  readonly public: { readonly p: number; readonly change: PublicChange } | undefined;
  readonly private: readonly { readonly q: number; readonly change: PrivateChange }[];
}

function readTurn(shown: PublicStep | undefined, own: readonly PrivateStep[], unpacker: Unpacker): Turn | undefined {
  const change = shown && readPublic(shown, unpacker);
  if (shown && !change) return undefined;
  const privately = own.flatMap((step) => {
    const read = readPrivate(step, unpacker);
    return read ? [{ q: step.q, change: read }] : [];
  });
  if (privately.length < own.length) return undefined;
  return { public: shown && change && { p: shown.p, change }, private: privately };
}

/** Undefined if a patch does not apply. */
function applied(play: Play, turn: Turn, now: number): Play | undefined {
  try {
    const next = turn.public ? applyPublic(play, turn.public.p, turn.public.change, now) : play;
    return turn.private.reduce((so, { q, change }) => applyPrivate(so, q, change), next);
  } catch (error) {
    if (error instanceof Defect) return undefined;
    throw error;
  }
}
