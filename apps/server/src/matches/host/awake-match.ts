/** A match in memory: its position, its clocks, its seats, and the streams to its viewers. */
import {
  type AnswerSpace,
  type Chance,
  canUndo,
  type GameTypes,
  view as kernelView,
  type LogEntry,
  type MatchPosition,
  type Move,
  type Seat,
  type View,
  type Viewer,
} from '@skald/engine';
import type { Cursor, Result, Seating, UndoRequest } from '@skald/protocol';
import type { Packing } from '../../dictionaries/game-dictionaries.ts';
import { RecentMap } from '../../recent-map.ts';
import type { AskedBot } from '../clocks/bot-patience.ts';
import type { Reading } from '../clocks/clocks.ts';
import { RecentHistory } from '../log/history/recent-history.ts';
import type { Woken } from '../log/wake.ts';
import { MOST_KNOWN } from '../play/command-records.ts';
import { isMatchOver, isSnapshotPoint } from '../play/position.ts';
import { isPlayedByBot, type SeatState } from '../seats/seat-state.ts';
import type { DelayedSpectators, PublicSnapshot } from '../streams/delayed-spectators.ts';
import { MatchStreams, type MissedSteps } from '../streams/match-streams.ts';
import {
  type Outbound,
  privateChange,
  privateStateOf,
  publicChange,
  type SeatPrivateState,
  type StreamedPublicStep,
  setClocks,
  shownReading,
  waitingOf,
} from '../streams/steps.ts';
import type { Audience } from './audience.ts';
import type { Ending } from './ending.ts';
import { chanceOf, type MatchRecord, recordAfter } from './match-record.ts';
import { SerialQueue } from './serial-queue.ts';

/** A view, with its cursor in the streams. */
export interface ViewAtCursor {
  readonly cursor: Cursor;
  readonly view: View<GameTypes>;
  readonly canUndo: boolean;
  /** What the clocks show; under a quiet barrier, as of its opening. */
  readonly shown: Reading;
  readonly result: Result | null;
}

/** A durable move with its effect on the clocks. */
export interface CommittedMove {
  readonly move: Move;
  readonly reading: Reading;
  /** How long clocks have run since the last row that everybody saw. */
  readonly elapsed: number;
  readonly by: 'person' | 'bot' | 'clock';
  readonly command: string;
  /** True if this server wrote the row, false if another one did. */
  readonly isOwn: boolean;
}

const RECENT_COMMANDS = 50;
/** A match that ended without its rules asks nobody. */
const NOBODY_ASKED = { waiting: [], decisions: [] } as const;

export class AwakeMatch {
  /** Changes only where the match is moved to another edition. */
  record: MatchRecord;
  readonly chance: Chance;
  readonly queue: SerialQueue;
  readonly streams: MatchStreams;
  /** Packs everything that is sent or stored of the match. */
  readonly packing: Packing;
  /** Its latest events. */
  readonly history: RecentHistory;
  seatStates: readonly SeatState[];
  /** Accounts that play for others, by seat. */
  readonly substitutes = new Map<Seat, string>();
  /** Seats that a bot should play, but none came: the clock plays them at once. */
  readonly botless = new Set<Seat>();
  /** The questions that bots have not answered yet, and since when, by seat. */
  readonly botsAsked = new Map<Seat, AskedBot>();
  /** Bots that did not answer here; they are not called again. */
  readonly failedBots = new Set<string>();
  /** Seats whose bot is replaced as soon as that reveals nothing. */
  readonly failingSeats = new Set<Seat>();
  /** Set for matches that spectators see with a delay. */
  delayed: DelayedSpectators | undefined;
  undoRequest: UndoRequest | undefined;
  /** What each seat last asked to undo: the row to go back to, the public step at that time, and when. */
  readonly lastUndoRequests = new Map<Seat, { readonly to: number; readonly p: number; readonly at: number }>();
  /** The result according to the rules. */
  result: Result | undefined;
  /** How it ended, as the database has it or will have it. */
  ending: Ending | undefined;
  /** When it ended; its clocks stop then. */
  endedAt: number | undefined;
  /** Why the match cannot be played on: over by its rules, ended without them, or its log is damaged. */
  closed: 'over' | 'ended' | 'damaged' | undefined;
  /** An append had no clear outcome: the log must be read before anything else happens. */
  needsLogSync = false;
  touchedAt: number;
  /** Versions of the seating and of the undo request; they keep growing over restarts. */
  seatingVersion: number;
  /** The seatings that were sent lately, and when. */
  seatings: readonly { readonly at: number; readonly seating: Seating }[] = [];
  undoVersion: number;
  snapshotSeq: number;
  /** The latest position from which the match can be woken without its log, and the number of its public step. */
  snapshotPoint: MatchPosition | undefined;
  #snapshotPointStep = 0;
  /** The latest rows, by their commands. */
  readonly #recent = new RecentMap<LogEntry>(RECENT_COMMANDS);
  /** The latest commands that have no row in the log. */
  readonly #seatCommands = new RecentMap<true>(MOST_KNOWN);
  /** Answer spaces that were computed for a view, so that checking the answer need not compute them again. */
  readonly #offered = new Map<string, AnswerSpace>();
  #position: MatchPosition;
  #reading: Reading;
  #shown: Reading;
  /** Counts undos: after each, the rules number decisions anew. */
  #undoGeneration: number;

  constructor(woken: Woken, packing: Packing, limits: { readonly queue: number; readonly ring: number }, now: number) {
    const { record } = woken;
    this.record = record;
    this.packing = packing;
    this.history = historyOf(woken, packing);
    this.chance = chanceOf(record);
    this.queue = new SerialQueue(limits.queue);
    this.streams = new MatchStreams(record.start.seats, limits.ring);
    this.seatStates = record.seatStates;
    this.touchedAt = now;
    this.seatingVersion = now;
    this.undoVersion = now;
    this.snapshotSeq = woken.snapshotSeq;
    this.#position = woken.position;
    this.#reading = woken.reading;
    this.#shown = woken.shown;
    this.#undoGeneration = woken.undoGeneration;
  }

  get id(): string {
    return this.record.id;
  }

  get position(): MatchPosition {
    return this.#position;
  }

  get reading(): Reading {
    return this.#reading;
  }

  /** Set when a bot takes over a seat. */
  set reading(reading: Reading) {
    this.#reading = reading;
    if (!this.#position.state.flow.quiet) this.#shown = reading;
  }

  /** What the clocks show to everybody. */
  get shown(): Reading {
    return this.#shown;
  }

  /** What the clocks show to a viewer: spectators with a delay see older clocks. */
  shownTo(viewer: Viewer): Reading {
    return (viewer === 'spectator' ? this.delayed?.picture.shown : undefined) ?? this.#shown;
  }

  get botSeats(): readonly Seat[] {
    return this.seatStates.filter(isPlayedByBot).map(({ seat }) => seat);
  }

  /** Applies a durable move. Returns what must be sent; sends nothing. */
  apply({ move, reading, elapsed, by, command }: Omit<CommittedMove, 'isOwn'>): Outbound {
    const before = this.#shown;
    this.#position = move.after;
    if (move.kind === 'edition') this.record = recordAfter(this.record, move.after.seq);
    this.#offered.clear();
    this.#reading = reading;
    // A change of edition may come under a quiet barrier: what the clocks show must not tell who has answered.
    if (!move.hidden && move.kind !== 'edition') this.#shown = shownReading(reading, move.after.state);
    if (move.renames) this.#undoGeneration++;
    if (isMatchOver(move.after)) {
      this.closed = 'over';
      this.result = { standings: this.record.game.standings(move.after.state) };
    }
    this.#recent.set(command, move.entry);
    const left = setClocks(before, this.#shown, elapsed);
    const step = move.hidden ? undefined : this.streams.addPublic(publicChange(move, by, this.name, left, this.result));
    const steps = this.seatStates.flatMap(({ seat }) => {
      const change = privateChange(move, seat, () => this.own(seat));
      return change ? [{ seat, step: this.streams.addPrivate(seat, change) }] : [];
    });
    if (isSnapshotPoint(move)) {
      this.snapshotPoint = move.after;
      this.#snapshotPointStep = this.streams.p;
    }
    this.history.add(move, move.after.seq, this.streams.p, (seat) => this.streams.cursorOf(seat).q);
    return { public: step, private: steps };
  }

  send(outbound: Outbound, audience: Audience): void {
    const { public: step } = outbound;
    audience.sendStep(this.id, this.streams.epoch, outbound);
    if (!step) return;
    this.sendToSpectators(step, audience);
    const compact = audience.compact(step);
    if (compact) this.streams.shorten(compact);
  }

  sendToSpectators(step: StreamedPublicStep, audience: Audience): void {
    if (this.delayed) this.delayed.add(step, this.picture(), this.#reading.at + this.record.spectators.delayMs);
    else audience.toSpectators(this.id, this.streams.epoch, step);
    if (this.closed) this.delayed?.flush();
  }

  /** A decision's id as clients know it. */
  readonly name = (id: string): string => (this.#undoGeneration === 0 ? id : `${id}~${this.#undoGeneration}`);

  /** The rules' own id of a decision; a decision from before an undo is no longer open. */
  idOf(name: string): string {
    const end = name.indexOf('~');
    const id = end < 0 ? name : name.slice(0, end);
    return this.name(id) === name ? id : '';
  }

  own(seat: Seat): SeatPrivateState {
    const own = privateStateOf(this.record.game, this.#position, seat, this.name);
    for (const { id, space } of own.decisions) this.#offered.set(this.idOf(id), space);
    return own;
  }

  /** The answer space of a decision, if it was computed before. */
  offered(decision: string): AnswerSpace | undefined {
    return this.#offered.get(decision);
  }

  picture(): PublicSnapshot {
    const { state } = this.#position;
    const { frames, asks } = state.flow;
    const waiting = waitingOf(state, this.name);
    return { p: this.streams.p, table: state.table, waiting, frames, asks, over: isMatchOver(this.#position), shown: this.#shown };
  }

  /** The events up to the snapshot point, as a snapshot stores them. */
  keptHistory(): string {
    return this.history.keep(this.packing.dictionary.id, this.snapshotPoint?.seq ?? 0, this.#snapshotPointStep);
  }

  /** The number of the last public step that a viewer may have seen. */
  latestFor(viewer: Viewer): number {
    return (viewer === 'spectator' ? this.delayed?.picture.p : undefined) ?? this.streams.p;
  }

  see(viewer: Viewer): ViewAtCursor {
    const delayed = viewer === 'spectator' ? this.delayed?.picture : undefined;
    const { p, shown, ...seen } = delayed ?? this.picture();
    const own = viewer === 'spectator' ? {} : this.own(viewer);
    return {
      cursor: { ...this.streams.cursorOf(viewer), p },
      view: {
        ...kernelView(this.record.game, this.#position.state, viewer),
        ...seen,
        ...own,
        ...(this.closed === 'ended' && NOBODY_ASKED),
      },
      canUndo: viewer !== 'spectator' && !this.closed && canUndo(this.#position, viewer),
      shown,
      result: seen.over ? (this.result ?? null) : null,
    };
  }

  /** What a viewer missed since its cursor; undefined if it needs a whole view. */
  missed(viewer: Viewer, cursor: Cursor): MissedSteps | undefined {
    const missed = this.streams.since(viewer, cursor, (seat) => this.own(seat));
    const latest = viewer === 'spectator' ? this.delayed?.picture.p : undefined;
    if (!missed || latest === undefined) return missed;
    return cursor.p > latest ? undefined : { ...missed, public: missed.public.filter(({ p }) => p <= latest) };
  }

  /** The row of a command that was carried out recently. */
  recall(command: string): LogEntry | undefined {
    return this.#recent.get(command);
  }

  /** Was the command carried out without a row in the log? */
  isSeatCommand(command: string): boolean {
    return this.#seatCommands.has(command);
  }

  rememberSeatCommands(commands: readonly string[]): void {
    for (const command of commands) this.#seatCommands.set(command, true);
  }
}

/** The events before the match woke; their steps are numbered backwards from 0. */
function historyOf({ past, kept, snapshotSeq }: Woken, { dictionary, packer }: Packing): RecentHistory {
  const steps = past.filter(({ hidden, seq }) => !hidden && seq > 0).length;
  const floor = past[0]?.seq === 0 ? null : { seq: snapshotSeq, p: -steps };
  const history = (kept === null ? undefined : RecentHistory.from(kept, dictionary.id, packer, -steps)) ?? new RecentHistory(packer, floor);
  let p = -steps;
  for (const move of past) {
    if (!move.hidden && move.seq > 0) p++;
    history.add(move, move.seq, p, () => 0);
  }
  return history;
}
