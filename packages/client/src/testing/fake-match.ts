/** A match on the real engine with the streams that a server would send; kept in memory, where it survives restarts of the fake server. */
import {
  type AddressedEvent,
  type AnyGame,
  diff,
  eventsFor,
  fastChance,
  type GameTypes,
  isOver,
  isRefusal,
  itemAt,
  LoggedMatch,
  type Refusal,
  type Seat,
  type State,
  type Viewer,
  view,
  waiting,
} from '@skald/engine';
import {
  type Cursor,
  type MatchView,
  type PackDictionary,
  Packer,
  type PrivateChange,
  type PrivateStep,
  type PublicChange,
  type PublicStep,
  type StepCause,
  type WatchAnswer,
  writePrivate,
  writePublic,
} from '@skald/protocol';

export const MATCH = 'm4tchm4tchm4tch0';
const RING = 12;
const BANK_MS = 600_000;

export interface FakeBroadcaster {
  /** Sends a private step alone, because nothing public happened. */
  toSeat(seat: Seat, step: PrivateStep): void;
  /** Sends a public step, and to each seat its private step. */
  toAll(step: PublicStep, own: ReadonlyMap<Seat, PrivateStep>): void;
}

export class FakeMatch {
  readonly logged: LoggedMatch<GameTypes>;
  /** The commands that were carried out, in order. */
  readonly carriedOut: string[] = [];
  readonly #dictionary: PackDictionary;
  readonly #packer: Packer;
  readonly #server: FakeBroadcaster;
  readonly #chance = fastChance(7);
  #epoch = 'epoch-1';
  #epochs = 1;
  #p = 0;
  #q: number[];
  #public: PublicStep[] = [];
  #private: PrivateStep[][];
  #undos = 0;

  constructor(game: AnyGame, seats: number, dictionary: PackDictionary, server: FakeBroadcaster) {
    const begun = LoggedMatch.begin(game, { seats }, this.#chance);
    if (isRefusal(begun)) throw new Error(begun.reason);
    this.logged = begun;
    this.#dictionary = dictionary;
    this.#packer = new Packer(dictionary);
    this.#server = server;
    this.#q = Array.from({ length: seats }, () => 0);
    this.#private = this.#q.map(() => []);
  }

  /** Forgets everything except the log and its commands. */
  restart(): void {
    this.#epoch = `epoch-${++this.#epochs}`;
    this.#p = 0;
    this.#q = this.#q.map(() => 0);
    this.#public = [];
    this.#private = this.#q.map(() => []);
  }

  cursor(viewer: Viewer): Cursor {
    return { epoch: this.#epoch, p: this.#p, q: viewer === 'spectator' ? 0 : itemAt(this.#q, viewer) };
  }

  answer(commandId: string, seat: Seat, decision: string, given: unknown): Cursor | Refusal {
    return this.#once(commandId, seat, () => {
      const before = this.logged.state;
      const undoable = this.#undoable();
      const [id = '', suffix = ''] = decision.split('~');
      const known = suffix === this.#suffix() ? id : '';
      const step = this.logged.answer(seat, known, given, this.#chance);
      if (isRefusal(step)) return step;
      this.#emitStep(before, undoable, step.events, step.sealed && before.flow.quiet);
      return undefined;
    });
  }

  undo(commandId: string, seat: Seat): Cursor | Refusal {
    return this.#once(commandId, seat, () => {
      const before = this.logged.state;
      const undoable = this.#undoable();
      const undone = this.logged.undo(seat);
      if (isRefusal(undone)) return undone;
      // Undoing a sealed answer opens the same question again, under its old id.
      const wasSealed = undone.flow.sealed.length < before.flow.sealed.length;
      if (!wasSealed) this.#undos++;
      this.#emitStep(before, undoable, [], wasSealed && before.flow.quiet, { kind: 'undo', seat }, !wasSealed);
      return undefined;
    });
  }

  view(viewer: Viewer): MatchView {
    const seen = view(this.logged.game, this.logged.state, viewer);
    return {
      match: MATCH,
      game: this.logged.game.slug,
      edition: 'first',
      seats: this.#q.length,
      viewer,
      ...this.cursor(viewer),
      lexicon: this.#dictionary.id,
      table: JSON.parse(JSON.stringify(seen.table)),
      hand: JSON.parse(JSON.stringify(seen.hand)),
      waiting: this.#named(seen.waiting),
      decisions: this.#named(seen.decisions),
      sealed: this.#named(seen.sealed),
      flow: { frames: seen.frames, asks: seen.asks },
      canUndo: viewer !== 'spectator' && this.logged.canUndo(viewer),
      left: this.#left(),
      over: seen.over,
      result: seen.over ? { standings: this.logged.game.standings(this.logged.state) } : null,
    };
  }

  watch(viewer: Viewer, cursor: Cursor | undefined, dictionaries: readonly string[]): DistributiveOmit<WatchAnswer, 'around'> {
    const steps = cursor?.epoch === this.#epoch ? this.#since(viewer, cursor) : undefined;
    if (steps) return { steps, left: this.#left() };
    return { view: this.view(viewer), ...(!dictionaries.includes(this.#dictionary.id) && { lexicon: this.#dictionary }) };
  }

  #once(commandId: string, seat: Seat, carryOut: () => Refusal | undefined): Cursor | Refusal {
    if (this.carriedOut.includes(commandId)) return this.cursor(seat);
    const refusal = carryOut();
    if (refusal) return refusal;
    this.carriedOut.push(commandId);
    return this.cursor(seat);
  }

  #since(viewer: Viewer, { p, q }: Cursor): { public: PublicStep[]; private: PrivateStep[] } | undefined {
    const shown = this.#public.filter((step) => step.p > p);
    const own = viewer === 'spectator' ? [] : itemAt(this.#private, viewer).filter((step) => step.q > q);
    const isWhole = shown.length === this.#p - p && (viewer === 'spectator' || own.length === itemAt(this.#q, viewer) - q);
    return isWhole ? { public: shown, private: own } : undefined;
  }

  #emitStep(
    before: State<GameTypes>,
    undoable: readonly boolean[],
    events: readonly AddressedEvent<GameTypes>[],
    isHidden: boolean,
    cause?: StepCause,
    renames = false,
  ): void {
    const after = this.logged.state;
    if (!isHidden) this.#p++;
    const own = new Map<Seat, PrivateStep>();
    for (const [seat] of after.hands.entries()) {
      const step = this.#stepOf(seat, before, undoable, events, renames);
      if (step) own.set(seat, step);
    }
    if (isHidden) {
      for (const [seat, step] of own) this.#server.toSeat(seat, step);
      return;
    }
    const over = isOver(after);
    const change: PublicChange = {
      events: eventsFor(events, 'spectator'),
      table: diff(before.table, after.table),
      waiting: this.#named(waiting(after)),
      left: this.#left(),
      ...(cause && { cause }),
      ...(over && { over, result: { standings: this.logged.game.standings(after) } }),
    };
    const step = writePublic({ match: MATCH, epoch: this.#epoch, p: this.#p }, change, this.#packer);
    this.#public = [...this.#public, step].slice(-RING);
    this.#server.toAll(step, own);
  }

  #stepOf(
    seat: Seat,
    before: State<GameTypes>,
    undoable: readonly boolean[],
    addressed: readonly AddressedEvent<GameTypes>[],
    renames: boolean,
  ): PrivateStep | undefined {
    const { game, state: after } = this.logged;
    const [had, has] = [view(game, before, seat), view(game, after, seat)];
    const hand = diff(had.hand, has.hand);
    const events = addressed.flatMap(({ event, to }, place) =>
      to === seat ? [{ after: addressed.slice(0, place).filter((one) => one.to === undefined).length, event }] : [],
    );
    const isAsked = has.decisions.some(({ id }) => renames || !had.decisions.some((known) => known.id === id));
    const isSealed = has.sealed.length > 0 && (renames || has.sealed.length !== had.sealed.length);
    const isUnsealed = isAsked && had.sealed.length > 0;
    const canUndo = this.logged.canUndo(seat);
    const change: PrivateChange = {
      events,
      hand,
      ...(isAsked && { decisions: this.#named(has.decisions), flow: { frames: has.frames, asks: has.asks } }),
      ...((isSealed || isUnsealed) && { sealed: this.#named(has.sealed) }),
      ...(canUndo !== undoable[seat] && { canUndo }),
    };
    if (events.length === 0 && hand.length === 0 && Object.keys(change).length === 2) return undefined;
    const q = itemAt(this.#q, seat) + 1;
    this.#q[seat] = q;
    const step = writePrivate({ match: MATCH, seat, epoch: this.#epoch, p: this.#p, q }, change, this.#packer);
    this.#private[seat] = [...itemAt(this.#private, seat), step].slice(-RING);
    return step;
  }

  #undoable(): readonly boolean[] {
    return this.#q.map((_, seat) => this.logged.canUndo(seat));
  }

  #suffix(): string {
    return this.#undos === 0 ? '' : String(this.#undos);
  }

  #named<T extends { readonly id: string }>(things: readonly T[]): T[] {
    return things.map((thing) => (this.#undos === 0 ? thing : { ...thing, id: `${thing.id}~${this.#undos}` }));
  }

  #left(): Record<string, number> {
    return Object.fromEntries(this.#q.map((_, seat) => [String(seat), BANK_MS - 1000 * this.carriedOut.length]));
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
