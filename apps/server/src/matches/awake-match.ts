/** A match in memory: where it stands, what its clocks show, who plays, and the streams to those who watch. */
import { type Chance, type GameTypes, view as kernelView, type Seat, type Space, type View, type Viewer } from '@skald/engine';
import type { Cursor, Result, UndoRequest } from '@skald/protocol';
import type { Audience } from './audience.ts';
import { type Chair, isPlayedByBot } from './chairs.ts';
import type { Reading } from './clocks.ts';
import type { DelayedSpectators, Picture } from './delayed-spectators.ts';
import type { Ending } from './ending.ts';
import { chanceOf, type MatchRecord } from './match-record.ts';
import { canUndo, isCalm, isMatchOver, type Move, type Position } from './position.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  type Own,
  ownOf,
  type PublicStep,
  privateChange,
  publicChange,
  type Sending,
  setClocks,
  shownReading,
  waitingOf,
} from './steps.ts';
import { type Missed, Streams } from './streams.ts';
import type { Woken } from './wake.ts';

/** What a viewer sees, and where in the streams. */
export interface Seen {
  readonly cursor: Cursor;
  readonly view: View<GameTypes>;
  readonly canUndo: boolean;
  /** What the clocks show; under a quiet barrier, as of its opening. */
  readonly shown: Reading;
  readonly result: Result | null;
}

/** A move that has become durable, and what came of it. */
export interface Happening {
  readonly move: Move;
  readonly reading: Reading;
  /** How long clocks have run since the row before that everybody saw. */
  readonly elapsed: number;
  readonly by: 'person' | 'bot' | 'clock';
  readonly command: string;
  /** Written by this server, and not found in the log where another one put it. */
  readonly isOwn: boolean;
}

const RECENT_COMMANDS = 50;

export class AwakeMatch {
  readonly record: MatchRecord;
  readonly chance: Chance;
  readonly queue: SerialQueue;
  readonly streams: Streams;
  chairs: readonly Chair[];
  /** Accounts that play for others, by seat. */
  readonly substitutes = new Map<Seat, string>();
  /** Seats that a bot should play, but none came: the clock plays them at once. */
  readonly botless = new Set<Seat>();
  /** Set where spectators see everything later. */
  delayed: DelayedSpectators | undefined;
  undoRequest: UndoRequest | undefined;
  /** How it ended, if it did by its rules. */
  result: Result | undefined;
  /** How it ended otherwise. */
  ending: Ending | undefined;
  /** Why nothing can be played any more: it is over, it was ended, or its log is damaged. */
  closed: 'over' | 'ended' | 'damaged' | undefined;
  /** An append had no clear outcome: the log must be read before anything else happens. */
  isDoubtful = false;
  touchedAt: number;
  /** Grow with each change of who plays, and of what is asked of the others; over restarts too. */
  seatingVersion: number;
  undoVersion: number;
  snapshotSeq: number;
  /** The latest position from which the match can be woken without its log. */
  calm: Position | undefined;
  readonly #recent = new Set<string>();
  /** What the open decisions offer, as far as somebody was told: it need not be found out again when the answer comes. */
  readonly #offered = new Map<string, Space>();
  #position: Position;
  #reading: Reading;
  #shown: Reading;
  /** How often the rules went back to an earlier number. */
  #renamings: number;

  constructor(record: MatchRecord, woken: Woken, limits: { readonly queue: number; readonly ring: number }, now: number) {
    this.record = record;
    this.chance = chanceOf(record);
    this.queue = new SerialQueue(limits.queue);
    this.streams = new Streams(record.start.seats, limits.ring);
    this.chairs = record.chairs;
    this.touchedAt = now;
    this.seatingVersion = now;
    this.undoVersion = now;
    this.snapshotSeq = woken.snapshotSeq;
    this.#position = woken.position;
    this.#reading = woken.reading;
    this.#shown = woken.shown;
    this.#renamings = woken.renamings;
  }

  get id(): string {
    return this.record.id;
  }

  get position(): Position {
    return this.#position;
  }

  get reading(): Reading {
    return this.#reading;
  }

  /** A bot took over: the clocks are read anew. */
  set reading(reading: Reading) {
    this.#reading = reading;
    if (!this.#position.state.flow.quiet) this.#shown = reading;
  }

  /** What the clocks show to everybody. */
  get shown(): Reading {
    return this.#shown;
  }

  /** What they show to a viewer: spectators with a delay see older clocks. */
  shownTo(viewer: Viewer): Reading {
    return (viewer === 'spectator' ? this.delayed?.picture.shown : undefined) ?? this.#shown;
  }

  get botSeats(): readonly Seat[] {
    return this.chairs.filter(isPlayedByBot).map(({ seat }) => seat);
  }

  /** The move has happened. Gives what is to be sent; nothing is sent here. */
  take({ move, reading, elapsed, by, command }: Omit<Happening, 'isOwn'>): Sending {
    const before = this.#shown;
    this.#position = move.after;
    this.#offered.clear();
    this.#reading = reading;
    if (!move.hidden) this.#shown = shownReading(reading, move.after.state);
    if (move.renames) this.#renamings++;
    if (isCalm(move)) this.calm = move.after;
    if (isMatchOver(move.after)) {
      this.closed = 'over';
      this.result = { standings: this.record.game.standings(move.after.state) };
    }
    this.remember(command);
    const left = setClocks(before, this.#shown, elapsed);
    const step = move.hidden ? undefined : this.streams.addPublic(publicChange(move, by, this.name, left, this.result));
    const steps = this.chairs.flatMap(({ seat }) => {
      const change = privateChange(move, seat, () => this.own(seat));
      return change ? [{ seat, step: this.streams.addPrivate(seat, change) }] : [];
    });
    return { public: step, private: steps };
  }

  /** `told`: who knows already. */
  send(sending: Sending, audience: Audience, told?: string): void {
    audience.tell(this.id, this.streams.epoch, sending, told);
    if (sending.public) this.sendToSpectators(sending.public, audience);
    this.streams.shorten();
  }

  sendToSpectators(step: PublicStep, audience: Audience): void {
    if (this.delayed) this.delayed.add(step, this.picture(), this.#reading.at + this.record.spectators.delayMs);
    else audience.toSpectators(this.id, this.streams.epoch, step);
    if (this.closed) this.delayed?.flush();
  }

  /** A decision's id as clients know it. */
  readonly name = (id: string): string => (this.#renamings === 0 ? id : `${id}~${this.#renamings}`);

  /** The rules' own id of a decision; what was asked before the rules went back is no longer open. */
  idOf(name: string): string {
    const end = name.indexOf('~');
    const id = end < 0 ? name : name.slice(0, end);
    return this.name(id) === name ? id : '';
  }

  own(seat: Seat): Own {
    const own = ownOf(this.record.game, this.#position, seat, this.name);
    for (const { id, space } of own.decisions) this.#offered.set(this.idOf(id), space);
    return own;
  }

  /** What a decision offers, where that is known. */
  offered(decision: string): Space | undefined {
    return this.#offered.get(decision);
  }

  picture(): Picture {
    const { state } = this.#position;
    const { frames, asks } = state.flow;
    const waiting = waitingOf(state, this.name);
    return { p: this.streams.p, table: state.table, waiting, frames, asks, over: isMatchOver(this.#position), shown: this.#shown };
  }

  see(viewer: Viewer): Seen {
    const delayed = viewer === 'spectator' ? this.delayed?.picture : undefined;
    const { p, shown, ...seen } = delayed ?? this.picture();
    const own = viewer === 'spectator' ? {} : this.own(viewer);
    return {
      cursor: { ...this.streams.cursorOf(viewer), p },
      view: { ...kernelView(this.record.game, this.#position.state, viewer), ...seen, ...own },
      canUndo: viewer !== 'spectator' && canUndo(this.#position, viewer),
      shown,
      result: seen.over ? (this.result ?? null) : null,
    };
  }

  /** What a viewer missed since its cursor; undefined where it needs a whole view. */
  missed(viewer: Viewer, cursor: Cursor): Missed | undefined {
    const missed = this.streams.since(viewer, cursor, (seat) => this.own(seat));
    const latest = viewer === 'spectator' ? this.delayed?.picture.p : undefined;
    if (!missed || latest === undefined) return missed;
    return cursor.p > latest ? undefined : { ...missed, public: missed.public.filter(({ p }) => p <= latest) };
  }

  /** Was this command carried out a short while ago? */
  remembers(command: string): boolean {
    return this.#recent.has(command);
  }

  remember(command: string): void {
    this.#recent.add(command);
    const [oldest] = this.#recent;
    if (this.#recent.size > RECENT_COMMANDS && oldest !== undefined) this.#recent.delete(oldest);
  }
}
