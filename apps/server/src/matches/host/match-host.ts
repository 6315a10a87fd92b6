/**
 * The match host: every started match of this server.
 *
 * It wires the parts and is their only entrance. `commands/` finds a match and puts commands into its queue, `lifecycle/` does what follows
 * from waking, moves, alarms and ends; the other folders of `matches/` do the work. Refusals are values: a method that can fail returns a `Problem`.
 */
import { type GameTypes, type Reason, type Seat, type View, type Viewer, why } from '@skald/engine';
import type { Accepted, Cursor, HistoryAnswer, HistoryRequest, StandingOrders } from '@skald/protocol';
import { isProblem, type Problem } from '../../problem.ts';
import { isOutage } from '../../storage/outage.ts';
import { ClockKeeper } from '../clocks/clock-keeper.ts';
import { Deadlines } from '../clocks/deadlines.ts';
import { Histories } from '../log/history/histories.ts';
import { Answering } from '../play/answering.ts';
import { seatCommand } from '../play/command-records.ts';
import { type AnswerCommand, type Asker, type Command, hasEnded, notSeated } from '../play/commands.ts';
import { type Acknowledge, WritePath } from '../play/write-path.ts';
import { type BotRequest, SeatKeeper } from '../seats/seat-keeper.ts';
import { type Admit, type Enter, MatchViewing, type ViewerIdentity, type WatchResult } from '../streams/match-viewing.ts';
import { UndoConsent } from '../undo/undo-consent.ts';
import { Windows } from '../windows/windows.ts';
import { AwakeMatches } from './awake-matches.ts';
import { CommandRunner } from './commands/command-runner.ts';
import { MatchAccess } from './commands/match-access.ts';
import { queueRunner, type RunInQueue } from './commands/match-queue.ts';
import { Heartbeat } from './heartbeat.ts';
import type { HostDeps } from './host-deps.ts';
import { Alarms } from './lifecycle/alarms.ts';
import { Lifecycle } from './lifecycle/lifecycle.ts';
import { PeerSync } from './peer-sync.ts';

const NO_ACKNOWLEDGEMENT: Acknowledge = () => undefined;
const ADMIT_ALL: Admit = async () => undefined;
const NOT_YOURS: readonly Reason[] = [{ reason: 'not-your-decision' }];

export class MatchHost {
  /** Applies what other servers write to our matches. */
  readonly following: PeerSync;
  readonly #deps: HostDeps;
  readonly #matches: AwakeMatches;
  readonly #inQueue: RunInQueue;
  readonly #access: MatchAccess;
  readonly #commands: CommandRunner;
  readonly #lifecycle: Lifecycle;
  readonly #alarms: Alarms;
  readonly #seats: SeatKeeper;
  readonly #consent: UndoConsent;
  readonly #answering: Answering;
  readonly #viewing: MatchViewing;
  readonly #windows: Windows;
  readonly #histories: Histories;
  readonly #clocks: ClockKeeper;
  readonly #deadlines: Deadlines;
  readonly #heartbeat: Heartbeat;

  /** The closures refer to parts that are made further down; none is called before all of them exist. */
  constructor(deps: HostDeps) {
    this.#deps = deps;
    this.#deadlines = new Deadlines(deps.clock, (match) => void this.#alarms.ring(match));
    this.#matches = new AwakeMatches(deps, (match) => this.#lifecycle.afterWaking(match));
    const writing = new WritePath(deps, (match, committed) => this.#lifecycle.afterMove(match, committed));
    const inQueue = queueRunner(deps, writing);
    this.#inQueue = inQueue;
    const seats = new SeatKeeper(deps, (match) => this.#clocks.schedule(match));
    this.#seats = seats;
    this.#consent = new UndoConsent(deps, writing);
    this.#answering = new Answering(deps, writing, seats);
    this.#windows = new Windows(deps, writing, inQueue);
    this.#viewing = new MatchViewing(deps, seats, this.#consent, this.#windows);
    this.#clocks = new ClockKeeper(deps, writing, seats, this.#windows, this.#deadlines);
    this.#histories = new Histories(deps);
    this.#heartbeat = new Heartbeat(deps);
    this.#access = new MatchAccess(deps.store, this.#matches, seats);
    const parts = {
      host: deps,
      matches: this.#matches,
      access: this.#access,
      seats,
      consent: this.#consent,
      windows: this.#windows,
      clocks: this.#clocks,
      deadlines: this.#deadlines,
      inQueue,
      writing,
    };
    this.#lifecycle = new Lifecycle(parts);
    this.#alarms = new Alarms({ ...parts, lookForEditions: () => this.#lookForEditions() });
    this.following = new PeerSync({ ...parts, closed: (match) => this.#lifecycle.afterEnd(match, false) });
    this.#commands = new CommandRunner({
      store: deps.store,
      clock: deps.clock,
      meter: deps.meter,
      access: this.#access,
      seats,
      inQueue,
      refresh: (match) => void this.following.refresh(match),
      ended: (match) => this.#lifecycle.afterEnd(match),
    });
  }

  /** Sets the alarms of all running matches, and ends the matches whose last row is written but whose end is not. */
  async start(): Promise<void> {
    await this.#alarms.takeOver();
    this.#alarms.startSweeping();
    this.#heartbeat.start();
  }

  /** The next look follows soon, so a failure is only written down. */
  async #lookForEditions(): Promise<void> {
    try {
      await this.following.lookForEditions();
    } catch (error) {
      if (!isOutage(error)) this.#deps.log.failed('all', 'changes of edition could not be looked for', error);
    }
  }

  /** Sets the alarms of the matches that this server looks after; call it when another server has come or gone. */
  takeOver(): Promise<void> {
    return this.#alarms.takeOver();
  }

  /** Finishes what is under way and puts all matches to sleep. */
  async stop(): Promise<void> {
    this.#access.close();
    this.#alarms.stopSweeping();
    this.#deadlines.stop();
    this.#consent.stop();
    this.#windows.stop();
    await this.#matches.stop();
    await this.#seats.stop();
    await this.#heartbeat.stop();
    // What was under way may have set an alarm.
    this.#deadlines.stop();
  }

  /** How many matches are in memory. */
  get awake(): number {
    return this.#matches.size;
  }

  isAwake(id: string): boolean {
    return this.#matches.find(id) !== undefined;
  }

  /** How many commands wait or run, in all matches together. */
  get depth(): number {
    return this.#matches.depth;
  }

  /** Puts idle matches to sleep; returns how many. */
  sleepIdle(): number {
    return this.#matches.sleepIdle();
  }

  /** Calls the bots of a match that has just started, and runs its clocks. Retries later if the storage is away. */
  begin(id: string): Promise<void> {
    return this.#alarms.ring(id);
  }

  /** Loads a match into memory. */
  async wake(id: string): Promise<Problem | undefined> {
    const match = await this.#access.enter(id);
    return isProblem(match) ? match : undefined;
  }

  /** Answers a decision. `acknowledge` is called once the answer is durable and before anybody else gets the step. */
  answer(command: AnswerCommand, acknowledge: Acknowledge = NO_ACKNOWLEDGEMENT): Promise<Accepted | Problem> {
    return this.#commands.runMove(
      command,
      (match) => this.#answering.answer(match, command, acknowledge),
      (match, task, released) => {
        const seats = () => this.#seats.playedBy(match, command.account);
        return this.#windows.whenOpen(match, { decision: command.decision, seats, task, released });
      },
    );
  }

  /** Takes back the last answer of a seat, where nobody has learned anything since. */
  undo(command: Command, acknowledge: Acknowledge = NO_ACKNOWLEDGEMENT): Promise<Accepted | Problem> {
    return this.#commands.runMove(command, (match) => this.#answering.undo(match, command, acknowledge));
  }

  /** Asks the other players to agree to an undo. */
  undoRequest(command: Command): Promise<Problem | undefined> {
    return this.#commands.runForSeat(command, {
      who: 'playing',
      content: seatCommand('undo-request'),
      act: (match, seat, row) => this.#consent.request(match, seat, row),
    });
  }

  /** Agrees to a request for an undo, or declines it. */
  undoConsent(command: Command & { readonly request: string; readonly agree: boolean }): Promise<Problem | undefined> {
    const { request, agree } = command;
    return this.#commands.runForSeat(command, {
      who: 'playing',
      content: seatCommand('undo-consent', { request, agree }),
      act: (match, seat, row) => this.#consent.consent(match, seat, { request, agree }, row),
      // The server that recorded it may have stopped before it told the others.
      isOpen: (match, seat) => this.#consent.isMissing(match, seat, request),
    });
  }

  /** Gives up a seat. */
  resign(command: Command): Promise<Problem | undefined> {
    return this.#commands.runForSeat(command, {
      who: 'owning',
      content: seatCommand('resign'),
      act: (match, seat, row) => this.#seats.resign(match, seat, row),
      // A repeated command may be the one that ended the match.
      isDone: (match, seat) => match.seatStates[seat]?.resigned === true,
    });
  }

  /** Gives a seat to a bot; its owner can take it back. */
  handOver(command: Command & BotRequest): Promise<Problem | undefined> {
    const { bot, owner } = command;
    return this.#commands.runForSeat(command, {
      who: 'owning',
      content: seatCommand('hand-over', { bot, owner }),
      act: (match, seat, row) => this.#seats.handOver(match, seat, { bot, owner }, row),
    });
  }

  /** Takes a seat back from a bot. */
  takeBack(command: Command): Promise<Problem | undefined> {
    return this.#commands.runForSeat(command, {
      who: 'owning',
      content: seatCommand('take-back'),
      act: (match, seat, row) => this.#seats.takeBack(match, seat, row),
    });
  }

  /** Sets the standing orders of a seat. */
  setStanding(command: Command & { readonly orders: StandingOrders }): Promise<Problem | undefined> {
    return this.#commands.runForSeat(command, {
      who: 'owning',
      content: seatCommand('standing', command.orders),
      act: async (match, seat, row) => {
        const failed = await this.#windows.set(match, seat, command.orders, row);
        this.#clocks.schedule(match);
        return failed;
      },
    });
  }

  /** Calls the bots of a match again, because missing bots have connected. A match that sleeps calls them when it wakes. */
  callBots(id: string): void {
    const match = this.#matches.find(id);
    if (match && !match.closed) this.#seats.callBots(match);
  }

  /** Takes the name of a deleted account out of its matches. */
  forget(account: string): void {
    for (const match of this.#matches.all()) this.#seats.forget(match, account);
  }

  /** The seats that an account plays for others, by match. */
  substitutions(account: string): ReadonlyMap<string, readonly Seat[]> {
    return this.#matches.substitutions(account);
  }

  /** Aborts a match from outside its rules. */
  async end(id: string, reason: string): Promise<Problem | undefined> {
    const match = await this.#access.enter(id);
    if (isProblem(match)) return match;
    return this.#inQueue(match, async () => {
      if (match.closed) return hasEnded;
      await this.#seats.end(match, { status: 'aborted', reason, standings: [] });
      this.#lifecycle.afterEnd(match);
      return undefined;
    });
  }

  /** Why an answer to a decision is not on offer; empty if it is. `admit` decides about accounts without a seat. */
  async why(
    asker: Asker & { readonly decision: string; readonly answer: unknown },
    admit: Admit = ADMIT_ALL,
  ): Promise<readonly Reason[] | Problem> {
    const match = await this.#access.enterAs(asker);
    if (match === notSeated) return (await admit()) ?? NOT_YOURS;
    if (isProblem(match)) return match;
    if (!this.#access.isAtTable(match, asker.account)) return (await admit()) ?? NOT_YOURS;
    const { state } = match.position;
    const id = match.idOf(asker.decision);
    const seat = this.#seats
      .playedBy(match, asker.account)
      .find((one) => state.flow.open.some((open) => open.id === id && open.seat === one));
    return seat === undefined ? NOT_YOURS : why(match.record.game, state, seat, asker.answer);
  }

  /** The whole view of one viewer. */
  async view(identity: ViewerIdentity): Promise<View<GameTypes> | Problem> {
    const match = await this.#access.enter(identity.match);
    if (isProblem(match)) return match;
    const viewer = this.#viewing.viewer(match, identity);
    return isProblem(viewer) ? viewer : match.see(viewer).view;
  }

  /**
   * What a viewer needs to start watching: the steps since the cursor, or a whole view if those are gone. `enter` is called at the moment from
   * which on nothing may be missed; `admit` decides about viewers without a seat.
   */
  async watch(
    identity: ViewerIdentity,
    cursor: Cursor | undefined,
    enter: Enter = () => undefined,
    admit: Admit = ADMIT_ALL,
  ): Promise<WatchResult | Problem> {
    const awake = this.#access.findAwake(identity.match);
    const match = awake ?? (await this.#access.wakeFor(identity, admit));
    if (isProblem(match)) return match;
    const behind = awake ? await this.following.refresh(match) : undefined;
    const refused = behind ?? (this.#viewing.isSeated(match, identity) ? undefined : await admit());
    if (refused) return refused;
    match.touchedAt = this.#deps.clock.now();
    return this.#viewing.watch(match, identity, cursor, enter);
  }

  /** A page of what the viewer could see before its cursor. The caller has checked that it may watch. */
  async history(viewer: Viewer, request: HistoryRequest): Promise<HistoryAnswer | Problem> {
    const match = await this.#access.enter(request.match);
    return isProblem(match) ? match : this.#histories.page(match, viewer, request);
  }
}
