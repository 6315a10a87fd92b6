/** The match host: every started match of this server, its commands, views, clocks and seats. */
import { type GameTypes, isRefusal, type Reason, type Seat, type View, type Viewer, why } from '@skald/engine';
import type { Accepted, Cursor, Seating, UndoAsked } from '@skald/protocol';
import { isProblem, type Problem, problem, refusedBy } from '../problem.ts';
import { isOutage } from '../storage/outage.ts';
import type { AwakeMatch, Happening, Seen } from './awake-match.ts';
import { AwakeMatches } from './awake-matches.ts';
import { ClockKeeper } from './clock-keeper.ts';
import {
  type AnswerCommand,
  type Asker,
  type Command,
  commandOf,
  hasEnded,
  isDamaged,
  isHandedOver,
  isStopping,
  notSeated,
  ourFault,
  queueFull,
  storageAway,
} from './commands.ts';
import { Deadlines } from './deadlines.ts';
import { type Ending, playedOut, writeEnding } from './ending.ts';
import type { HostContext } from './host-context.ts';
import { answered, isMatchOver, type Move, undone } from './position.ts';
import { owedDeadlines } from './recovery.ts';
import { SeatKeeper } from './seat-keeper.ts';
import { allLeft } from './steps.ts';
import type { Missed } from './streams.ts';
import { UndoConsent } from './undo-consent.ts';
import { type Acknowledge, WritePath } from './write-path.ts';

/** What a watcher gets: what it missed, or the whole; and what every clock shows now. */
export interface Watched {
  readonly viewer: Viewer;
  readonly seen: Seen | undefined;
  readonly missed: Missed | undefined;
  readonly left: Readonly<Record<string, number>>;
  readonly seating: Seating;
  readonly undo: UndoAsked;
}

const NO_ACKNOWLEDGEMENT: Acknowledge = () => undefined;
const SWEEP_MS = 10_000;

export class MatchHost {
  readonly #context: HostContext;
  readonly #matches: AwakeMatches;
  readonly #writing: WritePath;
  readonly #seats: SeatKeeper;
  readonly #consent: UndoConsent;
  readonly #clocks: ClockKeeper;
  readonly #deadlines: Deadlines;
  #sweeping: { cancel(): void } | undefined;
  #stopping = false;

  constructor(context: HostContext) {
    this.#context = context;
    this.#deadlines = new Deadlines(context.clock, (match) => void this.#ring(match));
    this.#writing = new WritePath(context, (match, happening) => this.#afterRow(match, happening));
    this.#seats = new SeatKeeper(context, (match) => this.#clocks.schedule(match));
    this.#consent = new UndoConsent(context, this.#writing);
    this.#clocks = new ClockKeeper(context, this.#writing, this.#seats, this.#deadlines);
    this.#matches = new AwakeMatches(context, (match) => this.#onWake(match));
  }

  /** Sets the alarms of all running matches, and ends those whose last row is written but whose end is not. */
  async start(): Promise<void> {
    for (const { match, inMs } of await owedDeadlines(this.#context)) this.#deadlines.set(match, inMs);
    const sweep = (): void => {
      this.sleepIdle();
      this.#sweeping = this.#context.clock.after(SWEEP_MS, sweep);
    };
    this.#sweeping = this.#context.clock.after(SWEEP_MS, sweep);
  }

  /** Finishes what is under way and lets everything go. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#sweeping?.cancel();
    this.#deadlines.stop();
    this.#consent.stop();
    await this.#matches.stop();
    await this.#seats.stop();
    this.#deadlines.stop();
  }

  get awake(): number {
    return this.#matches.size;
  }

  get depth(): number {
    return this.#matches.depth;
  }

  sleepIdle(): number {
    return this.#matches.sleepIdle();
  }

  /** A match was started: bots are called and its clocks run. */
  async wake(id: string): Promise<Problem | undefined> {
    const match = await this.#enter(id);
    return isProblem(match) ? match : undefined;
  }

  answer(command: AnswerCommand, acknowledge: Acknowledge = NO_ACKNOWLEDGEMENT): Promise<Accepted | Problem> {
    return this.#play(command, acknowledge, (match, seats) => {
      const id = match.idOf(command.decision);
      const open = match.position.state.flow.open.find((question) => question.id === id);
      const seat = seats.find((one) => one === open?.seat) ?? seats[0];
      if (seat === undefined) return notSeated;
      const move = answered(match.record.game, match.position, seat, id, command.answer, match.chance);
      return isRefusal(move) ? { seat, refused: refusedBy(move) } : { seat, move, decision: id, answer: command.answer };
    });
  }

  undo(command: Command, acknowledge: Acknowledge = NO_ACKNOWLEDGEMENT): Promise<Accepted | Problem> {
    return this.#play(command, acknowledge, (match, seats) => {
      const seat = seats.find((one) => one === command.seat) ?? seats[0];
      if (seat === undefined) return notSeated;
      const move = undone(match.position, seat);
      return isRefusal(move) ? { seat, refused: refusedBy(move) } : { seat, move, decision: move.reopens, answer: null };
    });
  }

  undoRequest(command: Command): Promise<Problem | undefined> {
    return this.#manage(command, 'playing', (match, seat) => this.#once(match, seat, command, () => this.#consent.request(match, seat)));
  }

  undoConsent(command: Command & { readonly request: string; readonly agree: boolean }): Promise<Problem | undefined> {
    return this.#manage(command, 'playing', (match, seat) => this.#consent.consent(match, seat, command.request, command.agree));
  }

  resign(command: Command): Promise<Problem | undefined> {
    return this.#manage(command, 'owning', (match, seat) => this.#once(match, seat, command, () => this.#seats.resign(match, seat)));
  }

  handOver(command: Command & { readonly bot?: string | undefined }): Promise<Problem | undefined> {
    return this.#manage(command, 'owning', (match, seat) =>
      this.#once(match, seat, command, () => this.#seats.handOver(match, seat, command.bot)),
    );
  }

  takeBack(command: Command): Promise<Problem | undefined> {
    return this.#manage(command, 'owning', (match, seat) => this.#seats.takeBack(match, seat));
  }

  /** The seats that an account plays for others, by match. */
  substitutions(account: string): ReadonlyMap<string, readonly Seat[]> {
    return this.#matches.substitutions(account);
  }

  /** Ends a match from outside its rules. */
  async end(id: string, reason: string): Promise<Problem | undefined> {
    const match = await this.#enter(id);
    if (isProblem(match)) return match;
    return this.#inQueue(match, async () => {
      if (match.closed) return hasEnded;
      const ending: Ending = { status: 'aborted', reason, standings: [], lastSeq: match.position.seq };
      await this.#seats.end(match, ending);
      this.#afterEnd(match);
      return undefined;
    });
  }

  /** Why an answer to a decision is not on offer; empty where it is. */
  async why(asker: Asker & { readonly decision: string; readonly answer: unknown }): Promise<readonly Reason[] | Problem> {
    const match = await this.#enter(asker.match);
    if (isProblem(match)) return match;
    const { state } = match.position;
    const id = match.idOf(asker.decision);
    const seat = this.#seats
      .playedBy(match, asker.account)
      .find((one) => state.flow.open.some((open) => open.id === id && open.seat === one));
    return seat === undefined ? [{ reason: 'not-your-decision' }] : why(match.record.game, state, seat, asker.answer);
  }

  async view(asker: Omit<Asker, 'account'> & { readonly account: string | undefined }): Promise<View<GameTypes> | Problem> {
    const watched = await this.watch(asker, undefined);
    if (isProblem(watched)) return watched;
    return watched.seen?.view ?? ourFault;
  }

  /** What somebody who starts watching needs, from the cursor on where that is still known. */
  async watch(
    asker: Omit<Asker, 'account'> & { readonly account: string | undefined },
    cursor: Cursor | undefined,
  ): Promise<Watched | Problem> {
    const match = await this.#enter(asker.match);
    if (isProblem(match)) return match;
    const seat = asker.account === undefined ? undefined : this.#seats.seenBy(match, asker.account, asker.seat);
    if (seat === undefined && !match.record.spectators.allowed) return problem('no-spectators', 'Only its players may watch this match.');
    const viewer = seat ?? 'spectator';
    const missed = cursor && match.missed(viewer, cursor);
    const seen = missed ? undefined : match.see(viewer);
    const shown = seen?.shown ?? match.shown;
    const left = allLeft(shown, this.#context.upTime.between(shown.at, this.#context.clock.now()));
    return { viewer, seen, missed, left, seating: this.#seats.seating(match), undo: this.#consent.asked(match) };
  }

  async #enter(id: string): Promise<AwakeMatch | Problem> {
    return this.#stopping ? isStopping : this.#matches.get(id);
  }

  /** The way of one answer or undo. */
  async #play(command: Command, acknowledge: Acknowledge, apply: Apply): Promise<Accepted | Problem> {
    const match = await this.#enter(command.match);
    if (isProblem(match)) return match;
    return this.#inQueue(match, async () => {
      await this.#context.faults('awake');
      const seats = this.#seats.playedBy(match, command.account);
      if (seats.length === 0) return owned(match, command.account).length > 0 ? isHandedOver : notSeated;
      await this.#context.faults('seated');
      const earlier = seats.find((seat) => match.remembers(commandOf(seat, command.commandId)));
      if (earlier !== undefined) return this.#writing.again(match, earlier, acknowledge);
      const outcome = apply(match, seats);
      if (isProblem(outcome)) return outcome;
      const { seat } = outcome;
      const key = commandOf(seat, command.commandId);
      if ('refused' in outcome) return (await this.#wasDone(match, key)) ? this.#writing.again(match, seat, acknowledge) : outcome.refused;
      const by = match.botSeats.includes(seat) ? ('bot' as const) : ('person' as const);
      const { move, decision, answer } = outcome;
      return this.#writing.commit(match, move, { command: key, by, decision, answer }, acknowledge);
    });
  }

  /** A refused command may have been carried out before this server woke the match. */
  async #wasDone(match: AwakeMatch, commandId: string): Promise<boolean> {
    const key = { matchId: match.id, commandId };
    const row = await this.#context.store.prisma.matchLogRow.findUnique({ where: { matchId_commandId: key }, select: { seq: true } });
    if (row) match.remember(commandId);
    return row !== null;
  }

  /** Something about a seat that is not an answer. */
  async #manage(
    asker: Asker,
    who: 'playing' | 'owning',
    act: (match: AwakeMatch, seat: Seat) => Promise<Problem | undefined>,
  ): Promise<Problem | undefined> {
    const match = await this.#enter(asker.match);
    if (isProblem(match)) return match;
    return this.#inQueue(match, async () => {
      const seats = who === 'playing' ? this.#seats.playedBy(match, asker.account) : owned(match, asker.account);
      const seat = asker.seat === undefined ? seats[0] : seats.find((one) => one === asker.seat);
      if (seat === undefined) return notSeated;
      if (match.closed) return match.closed === 'damaged' ? isDamaged : hasEnded;
      const failed = await act(match, seat);
      if (match.closed) this.#afterEnd(match);
      return failed;
    });
  }

  async #once(match: AwakeMatch, seat: Seat, command: Command, act: () => Promise<Problem | undefined>): Promise<Problem | undefined> {
    const key = commandOf(seat, command.commandId);
    if (match.remembers(key)) return undefined;
    const failed = await act();
    if (!failed) match.remember(key);
    return failed;
  }

  /** One after the other; an exception leaves the match as it was and is our fault. */
  async #inQueue<T>(match: AwakeMatch, task: () => Promise<T | Problem>): Promise<T | Problem> {
    const safely = async (): Promise<T | Problem> => {
      try {
        const behind = match.isDoubtful ? await this.#writing.catchUp(match) : undefined;
        if (behind) return behind;
        return match.closed === 'damaged' ? isDamaged : await task();
      } catch (error) {
        if (isOutage(error)) return storageAway;
        this.#context.log.failed(match.id, `after row ${match.position.seq}`, error);
        return ourFault;
      }
    };
    return match.queue.isFull ? queueFull : match.queue.run(safely);
  }

  async #ring(id: string): Promise<void> {
    const match = await this.#enter(id);
    if (isProblem(match)) {
      if (match.retryAfterMs !== undefined && !this.#stopping) this.#deadlines.set(id, match.retryAfterMs);
      return;
    }
    const failed = await this.#inQueue(match, async () => this.#clocks.ring(match));
    if (isProblem(failed)) this.#deadlines.set(id, failed.retryAfterMs ?? SWEEP_MS);
  }

  #onWake(match: AwakeMatch): void {
    if (match.closed) {
      if (match.record.status === 'running' && match.ending) void this.#inQueue(match, async () => this.#finish(match));
      return;
    }
    this.#clocks.schedule(match);
    this.#seats.callBots(match);
  }

  async #afterRow(match: AwakeMatch, happening: Happening): Promise<void> {
    match.touchedAt = this.#context.clock.now();
    this.#consent.afterRow(match, happening);
    this.#tellTurns(match, happening.move);
    if (isMatchOver(match.position)) {
      match.ending = playedOut(match.record, match.position.state, match.position.seq);
      await this.#finish(match);
      return;
    }
    this.#matches.snapshotIfDue(match, this.#context.limits.snapshotEvery);
    this.#clocks.schedule(match);
    await this.#clocks.handOverAbsent(match);
  }

  /** Writes the end down. Where that fails, the next waking or start of a server does it. */
  async #finish(match: AwakeMatch): Promise<void> {
    const { store, clock, log } = this.#context;
    this.#deadlines.set(match.id, undefined);
    try {
      if (match.ending) await writeEnding(store, clock, match.id, match.ending);
    } catch (error) {
      log.failed(match.id, 'its end could not be written down', error);
    }
    this.#seats.farewell(match);
  }

  #afterEnd(match: AwakeMatch): void {
    this.#deadlines.set(match.id, undefined);
    this.#consent.lapse(match);
    this.#context.audience.turnsChanged(
      match.id,
      match.chairs.flatMap(({ account }) => (account ? [account.id] : [])),
    );
  }

  /** Whose turn it was or is. Under a quiet barrier only the seat itself may hear of it. */
  #tellTurns(match: AwakeMatch, move: Move): void {
    const seats = move.hidden ? [move.seat] : match.chairs.map(({ seat }) => seat);
    const accounts = seats.flatMap((seat) => [match.chairs[seat]?.account?.id, match.substitutes.get(seat)]);
    this.#context.audience.turnsChanged(match.id, [...new Set(accounts.filter((id) => id !== undefined))]);
  }
}

type Apply = (match: AwakeMatch, seats: readonly Seat[]) => Applied | Problem;
type Applied =
  | { readonly seat: Seat; readonly refused: Problem }
  | { readonly seat: Seat; readonly move: Move; readonly decision: string | null; readonly answer: unknown };

function owned(match: AwakeMatch, account: string): readonly Seat[] {
  return match.chairs.filter(({ account: owner }) => owner?.id === account).map(({ seat }) => seat);
}
