/** Carries out commands: finds their match, puts them into its queue and measures them. */
import type { Seat } from '@skald/engine';
import type { Accepted } from '@skald/protocol';
import type { Clock } from '../../../clock.ts';
import { isProblem, type Problem } from '../../../problem.ts';
import { isUniqueConflict } from '../../../storage/bad-input.ts';
import type { Store } from '../../../storage/store.ts';
import {
  type CommandContent,
  type CommandRow,
  commandRow,
  findCommand,
  isSameCommand,
  type PastCommand,
} from '../../play/command-records.ts';
import { type Asker, type Command, commandReused, hasEnded, isDamaged, movedOn, notSeated } from '../../play/commands.ts';
import type { SeatKeeper } from '../../seats/seat-keeper.ts';
import type { AwakeMatch } from '../awake-match.ts';
import type { HostMeter } from '../host-meter.ts';
import type { MatchAccess } from './match-access.ts';
import type { RunInQueue } from './match-queue.ts';

/** Puts a move into the queue of its match, now or later; `released` reports that it has waited for its response window. */
type EnqueueMove = (match: AwakeMatch, task: () => Promise<Accepted | Problem>, released: () => void) => Promise<Accepted | Problem>;

/** A command about a seat that is not a move. */
interface SeatCommand {
  readonly who: 'playing' | 'owning';
  readonly content: CommandContent & { readonly digest: string };
  /** Writes `row` together with what it changes; without one, the command is on record already. */
  readonly act: (match: AwakeMatch, seat: Seat, row: CommandRow | undefined) => Promise<Problem | undefined>;
  /** Is nothing left to do, whatever the id of the command? */
  readonly isDone?: (match: AwakeMatch, seat: Seat) => boolean;
  /** Is a command that is on record still to be carried out here? */
  readonly isOpen?: (match: AwakeMatch, seat: Seat) => boolean;
}

interface CommandRunnerDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly meter: HostMeter;
  readonly access: MatchAccess;
  readonly seats: SeatKeeper;
  readonly inQueue: RunInQueue;
  /** Reads what other servers wrote about a match. */
  readonly refresh: (match: AwakeMatch) => void;
  /** A command has ended the match. */
  readonly ended: (match: AwakeMatch) => void;
}

export class CommandRunner {
  readonly #deps: CommandRunnerDeps;

  constructor(deps: CommandRunnerDeps) {
    this.#deps = deps;
  }

  /** Carries out an answer or an undo. */
  async runMove(
    asker: Asker,
    act: (match: AwakeMatch) => Promise<Accepted | Problem>,
    enqueue: EnqueueMove = (match, task) => this.#deps.inQueue(match, task),
  ): Promise<Accepted | Problem> {
    const { meter, access, refresh } = this.#deps;
    let began = performance.now();
    const match = access.awakeFor(asker) ?? (await access.enterAs(asker));
    meter.timed('wake', performance.now() - began);
    // The wait for a response window does not count as slowness.
    const released = (): void => {
      began = performance.now();
    };
    const result = isProblem(match) ? match : await enqueue(match, () => act(match), released);
    const outcome = isProblem(match) ? result : this.#toStranger(match, asker, result);
    if (outcome === movedOn && !isProblem(match)) refresh(match);
    meter.timed('whole', performance.now() - began);
    meter.answered(isProblem(outcome) ? (outcome.refusal ?? outcome.problem) : 'accepted');
    return outcome;
  }

  /** Carries out a command about a seat that is not a move; if it was carried out before, its first result counts. */
  async runForSeat(asker: Command, command: SeatCommand): Promise<Problem | undefined> {
    const { access, inQueue } = this.#deps;
    const match = access.awakeFor(asker) ?? (await access.enterAs(asker));
    if (isProblem(match)) return match;
    const outcome = await inQueue(match, async () => {
      const past = await this.#past(match, asker);
      return past && !isSameCommand(past, command.content) ? commandReused : this.#forSeat(match, asker, command, past !== undefined);
    });
    return this.#toStranger(match, asker, outcome);
  }

  /** `isOnRecord`: the same command was carried out before. */
  async #forSeat(match: AwakeMatch, asker: Command, command: SeatCommand, isOnRecord: boolean): Promise<Problem | undefined> {
    const { seats: keeper, clock, ended } = this.#deps;
    const { who, content, act, isDone, isOpen } = command;
    const seats = who === 'playing' ? keeper.playedBy(match, asker.account) : keeper.ownedBy(match, asker.account);
    const seat = asker.seat === undefined ? seats[0] : seats.find((one) => one === asker.seat);
    if (seat === undefined) return isOnRecord ? undefined : notSeated;
    if (isDone?.(match, seat) || (isOnRecord && !isOpen?.(match, seat))) return undefined;
    if (match.closed) return match.closed === 'damaged' ? isDamaged : hasEnded;
    const row = isOnRecord ? undefined : commandRow(asker, seat, content, clock.now());
    const failed = await this.#once(match, asker, content, row, () => act(match, seat, row));
    if (match.closed) ended(match);
    return failed;
  }

  /** The command of this id, whichever of the sender's seats it was for. */
  async #past(match: AwakeMatch, { account, commandId }: Command): Promise<PastCommand | undefined> {
    const { seats: keeper, store } = this.#deps;
    const seats = [...new Set([...keeper.ownedBy(match, account), ...keeper.playedBy(match, account)])];
    return seats.length === 0 ? undefined : findCommand(store, match.id, seats, commandId);
  }

  /** Another server may carry out the same command at this moment: the row of one of them is refused, with all that it changes. */
  async #once(
    match: AwakeMatch,
    command: Command,
    content: CommandContent,
    row: CommandRow | undefined,
    act: () => Promise<Problem | undefined>,
  ): Promise<Problem | undefined> {
    try {
      const failed = await act();
      if (!failed && row) match.rememberSeatCommands([row.commandId]);
      return failed;
    } catch (error) {
      const past = isUniqueConflict(error) ? await this.#past(match, command) : undefined;
      if (!past) throw error;
      return isSameCommand(past, content) ? undefined : commandReused;
    }
  }

  /** Somebody without a seat learns nothing about how the match fares: not even that it is busy or damaged. */
  #toStranger<T>(match: AwakeMatch, { account }: Asker, outcome: T | Problem): T | Problem {
    return isProblem(outcome) && !this.#deps.access.isAtTable(match, account) ? notSeated : outcome;
  }
}
