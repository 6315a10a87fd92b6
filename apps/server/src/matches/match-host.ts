/** The match host: every started match of this server, its commands, views, clocks and seats. */
import { type GameTypes, type Reason, type Seat, type View, why } from '@skald/engine';
import type { Accepted, Cursor, StandingOrders } from '@skald/protocol';
import { isProblem, type Problem } from '../problem.ts';
import { isOutage } from '../storage/outage.ts';
import { Answering } from './answering.ts';
import type { AwakeMatch, Happening } from './awake-match.ts';
import { AwakeMatches } from './awake-matches.ts';
import { ClockKeeper, isAbsent } from './clock-keeper.ts';
import {
  type AnswerCommand,
  type Asker,
  type Command,
  commandOf,
  hasEnded,
  isDamaged,
  isStopping,
  movedOn,
  notSeated,
  ourFault,
  queueFull,
  storageAway,
} from './commands.ts';
import { Deadlines } from './deadlines.ts';
import { type Ending, playedOut, writeEnding } from './ending.ts';
import { Following } from './following.ts';
import { Heart } from './heart.ts';
import type { HostContext } from './host-context.ts';
import { isMatchOver } from './position.ts';
import { owedDeadlines } from './recovery.ts';
import { SeatKeeper } from './seat-keeper.ts';
import { isTimeout } from './timeouts.ts';
import { UndoConsent } from './undo-consent.ts';
import { type Enter, type Onlooker, type Watched, Watching } from './watching.ts';
import { Windows } from './windows.ts';
import { type Acknowledge, WritePath } from './write-path.ts';

const NO_ACKNOWLEDGEMENT: Acknowledge = () => undefined;
const SWEEP_MS = 10_000;

export class MatchHost {
  /** What other servers tell of our matches. */
  readonly following: Following;
  readonly #context: HostContext;
  readonly #matches: AwakeMatches;
  readonly #writing: WritePath;
  readonly #seats: SeatKeeper;
  readonly #consent: UndoConsent;
  readonly #answering: Answering;
  readonly #watching: Watching;
  readonly #windows: Windows;
  readonly #clocks: ClockKeeper;
  readonly #deadlines: Deadlines;
  readonly #heart: Heart;
  #sweeping: { cancel(): void } | undefined;
  #stopping = false;

  constructor(context: HostContext) {
    this.#context = context;
    this.#deadlines = new Deadlines(context.clock, (match) => void this.#ring(match));
    this.#writing = new WritePath(context, (match, happening) => this.#afterRow(match, happening));
    this.#seats = new SeatKeeper(context, (match) => this.#clocks.schedule(match));
    this.#consent = new UndoConsent(context, this.#writing);
    this.#answering = new Answering(context, this.#writing, this.#seats);
    this.#windows = new Windows(context, this.#writing, (match, task) => this.#inQueue(match, task));
    this.#watching = new Watching(context, this.#seats, this.#consent, this.#windows);
    this.#clocks = new ClockKeeper(context, this.#writing, this.#seats, this.#windows, this.#deadlines);
    this.#heart = new Heart(context);
    this.#matches = new AwakeMatches(context, (match) => this.#onWake(match));
    this.following = new Following({
      context,
      matches: this.#matches,
      writing: this.#writing,
      seats: this.#seats,
      consent: this.#consent,
      inQueue: (match, task) => this.#inQueue(match, task),
      closed: (match) => this.#afterEnd(match, false),
    });
  }

  /** Sets the alarms of all running matches, and ends those whose last row is written but whose end is not. */
  async start(): Promise<void> {
    await this.takeOver();
    const sweep = (): void => {
      this.sleepIdle();
      this.#sweeping = this.#context.clock.after(SWEEP_MS, sweep);
    };
    this.#sweeping = this.#context.clock.after(SWEEP_MS, sweep);
    this.#heart.start();
  }

  /** Looks after what is ours to look after: at the start, and whenever another server has come or gone. */
  async takeOver(): Promise<void> {
    const owed = await owedDeadlines(this.#context);
    for (const { match, inMs } of this.#stopping ? [] : owed) {
      const awake = this.#matches.find(match);
      if (!awake) this.#deadlines.set(match, inMs);
      else if (awake.chairs.some(isAbsent)) void this.#inQueue(awake, async () => this.#clocks.handOverAbsent(awake));
    }
  }

  /** Finishes what is under way and lets everything go. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#sweeping?.cancel();
    this.#deadlines.stop();
    this.#consent.stop();
    this.#windows.stop();
    await this.#matches.stop();
    await this.#seats.stop();
    await this.#heart.stop();
    this.#deadlines.stop();
  }

  get awake(): number {
    return this.#matches.size;
  }

  isAwake(id: string): boolean {
    return this.#matches.find(id) !== undefined;
  }

  get depth(): number {
    return this.#matches.depth;
  }

  sleepIdle(): number {
    return this.#matches.sleepIdle();
  }

  /** A match was started: bots are called and its clocks run. Where that fails now, it is tried again. */
  async begin(id: string): Promise<void> {
    await this.#ring(id);
  }

  async wake(id: string): Promise<Problem | undefined> {
    const match = await this.#enter(id);
    return isProblem(match) ? match : undefined;
  }

  answer(command: AnswerCommand, acknowledge: Acknowledge = NO_ACKNOWLEDGEMENT): Promise<Accepted | Problem> {
    return this.#measured(
      command.match,
      (match) => this.#answering.answer(match, command, acknowledge),
      (match) => this.#windows.hold(match, command.decision, () => this.#seats.playedBy(match, command.account)),
    );
  }

  undo(command: Command, acknowledge: Acknowledge = NO_ACKNOWLEDGEMENT): Promise<Accepted | Problem> {
    return this.#measured(command.match, (match) => this.#answering.undo(match, command, acknowledge));
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

  /** What the host answers for a seat from now on. */
  setStanding(command: Command & { readonly orders: StandingOrders }): Promise<Problem | undefined> {
    return this.#manage(command, 'owning', async (match, seat) => {
      const failed = await this.#windows.set(match, seat, command.orders);
      this.#clocks.schedule(match);
      return failed;
    });
  }

  /** Bots have come that were missing: they are called again. A match that sleeps calls them when it wakes. */
  callBots(id: string): void {
    const match = this.#matches.find(id);
    if (match && !match.closed) this.#seats.callBots(match);
  }

  /** An account was deleted: whoever looks at its matches no longer reads its name. */
  forget(account: string): void {
    for (const match of this.#matches.all()) this.#seats.forget(match, account);
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
      const ending: Ending = { status: 'aborted', reason, standings: [] };
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

  async view(onlooker: Onlooker): Promise<View<GameTypes> | Problem> {
    const match = await this.#enter(onlooker.match);
    if (isProblem(match)) return match;
    const viewer = this.#watching.viewer(match, onlooker);
    return isProblem(viewer) ? viewer : match.see(viewer).view;
  }

  /** What somebody who starts watching needs, from the cursor on where that is still known. */
  async watch(onlooker: Onlooker, cursor: Cursor | undefined, enter: Enter = () => undefined): Promise<Watched | Problem> {
    const wasAwake = this.#matches.find(onlooker.match) !== undefined;
    const match = await this.#enter(onlooker.match);
    if (isProblem(match)) return match;
    const behind = wasAwake ? await this.following.refresh(match) : undefined;
    return behind ?? this.#watching.watch(match, onlooker, cursor, enter);
  }

  async #enter(id: string): Promise<AwakeMatch | Problem> {
    return this.#stopping ? isStopping : this.#matches.get(id);
  }

  /** `hold` gives what an answer has to wait for before it is carried out; false: it is not. */
  async #measured(
    id: string,
    act: (match: AwakeMatch) => Promise<Accepted | Problem>,
    hold: (match: AwakeMatch) => Promise<boolean> | undefined = () => undefined,
  ): Promise<Accepted | Problem> {
    const { meter } = this.#context;
    let began = performance.now();
    const match = await this.#enter(id);
    meter.timed('wake', performance.now() - began);
    const holding = isProblem(match) ? undefined : hold(match);
    if (holding) {
      if (!(await holding)) return isStopping;
      // What waits for its window is not slow.
      began = performance.now();
    }
    const outcome = isProblem(match) ? match : await this.#inQueue(match, () => act(match));
    if (outcome === movedOn && !isProblem(match)) void this.following.refresh(match);
    meter.timed('whole', performance.now() - began);
    meter.answered(isProblem(outcome) ? (outcome.refusal ?? outcome.problem) : 'accepted');
    return outcome;
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
      const seats = who === 'playing' ? this.#seats.playedBy(match, asker.account) : this.#seats.ownedBy(match, asker.account);
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
  #inQueue<T>(match: AwakeMatch, task: () => Promise<T | Problem>): Promise<T | Problem> {
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
    return match.queue.isFull ? Promise.resolve(queueFull) : match.queue.run(safely);
  }

  async #ring(id: string): Promise<void> {
    const match = await this.#enter(id);
    if (isProblem(match)) {
      if (match.retryAfterMs !== undefined && !this.#stopping) this.#deadlines.set(id, match.retryAfterMs);
      return;
    }
    this.#windows.open(match);
    // What the window lets go comes first.
    await Promise.resolve();
    await Promise.resolve();
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
    // The server may have died between the third time and what follows from it.
    if (match.chairs.some(isAbsent)) void this.#inQueue(match, async () => this.#clocks.handOverAbsent(match));
  }

  async #afterRow(match: AwakeMatch, happening: Happening): Promise<void> {
    if (happening.isOwn) match.touchedAt = this.#context.clock.now();
    if (isTimeout(happening.command)) this.#seats.countTimeout(match, happening.move.seat);
    this.#consent.afterRow(match, happening);
    if (happening.isOwn) this.#context.others.grew(match.id, match.position.seq);
    this.#tellTurns(match, happening);
    if (isMatchOver(match.position)) {
      match.ending = playedOut(match.record, match.position.state);
      return this.#finish(match);
    }
    this.#clocks.schedule(match);
    if (!happening.isOwn) {
      this.#matches.leaveSnapshot(match, this.#context.limits.snapshotEvery);
      return;
    }
    this.#matches.snapshotIfDue(match, this.#context.limits.snapshotEvery);
    if (match.chairs.some(isAbsent)) await this.#clocks.handOverAbsent(match);
  }

  /** Writes the end down. Where that fails, the next waking or start of a server does it. */
  async #finish(match: AwakeMatch): Promise<void> {
    const { store, clock, log, others } = this.#context;
    this.#deadlines.set(match.id, undefined);
    try {
      if (match.ending && (await writeEnding(store, clock, match.id, match.ending))) others.reseated(match.id);
    } catch (error) {
      log.failed(match.id, 'its end could not be written down', error);
    }
    this.#seats.farewell(match);
  }

  #afterEnd(match: AwakeMatch, isOwn = true): void {
    this.#deadlines.set(match.id, undefined);
    this.#consent.lapse(match);
    this.#context.audience.turnsChanged(
      match.id,
      match.chairs.flatMap(({ account }) => (account ? [account.id] : [])),
      { isOwn },
    );
  }

  /** Whose turn it was or is. Under a quiet barrier only the seat itself may hear of it. */
  #tellTurns(match: AwakeMatch, { move, isOwn }: Happening): void {
    const accounts: string[] = [];
    for (const { seat, account } of match.chairs) {
      if (move.hidden && seat !== move.seat) continue;
      for (const id of [account?.id, match.substitutes.get(seat)]) if (id !== undefined && !accounts.includes(id)) accounts.push(id);
    }
    this.#context.audience.turnsChanged(match.id, accounts, { isOwn, isLive: match.record.clock.kind !== 'days' });
  }
}
