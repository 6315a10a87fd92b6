/** The way of one answer or undo: seat from the session, rules on a copy, row, commit, memory, acknowledgement, broadcast. */
import { isRefusal, type Move, playAnswer, playUndo, type Seat } from '@skald/engine';
import type { Accepted } from '@skald/protocol';
import { endOfTick } from '../../end-of-tick.ts';
import { isProblem, type Problem, refusedBy } from '../../problem.ts';
import type { AwakeMatch } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import { measured } from '../host/host-meter.ts';
import type { SeatKeeper } from '../seats/seat-keeper.ts';
import { isPlayedByBot } from '../seats/seat-state.ts';
import { type CommandContent, commandIn, findCommand, isSameCommand, type PastCommand } from './command-records.ts';
import { type AnswerCommand, type Command, commandOf, commandReused, hasEnded, isHandedOver, movedOn, notSeated } from './commands.ts';
import type { Acknowledge, WritePath } from './write-path.ts';

/** What the rules make of a command. */
type Applied = { readonly seat: Seat; readonly refused: Problem } | { readonly seat: Seat; readonly move: Move };

type Apply = (seats: readonly Seat[]) => Applied | Problem;

export class Answering {
  readonly #deps: HostDeps;
  readonly #writing: WritePath;
  readonly #seats: SeatKeeper;

  constructor(deps: HostDeps, writing: WritePath, seats: SeatKeeper) {
    this.#deps = deps;
    this.#writing = writing;
    this.#seats = seats;
  }

  /** Called in the queue of the match, as is `undo`. */
  answer(match: AwakeMatch, command: AnswerCommand, acknowledge: Acknowledge): Promise<Accepted | Problem> {
    const { decision: name, answer } = command;
    return this.#carryOut(match, command, { kind: 'answer', decision: name, answer }, acknowledge, (seats) => {
      const decision = match.idOf(name);
      const open = match.position.state.flow.open.find(({ id }) => id === decision);
      const seat = seats.find((one) => one === open?.seat) ?? seats[0];
      if (seat === undefined) return notSeated;
      const entry = { seat, decision, answer };
      const move = playAnswer(match.record.game, match.position, entry, match.chance, match.offered(decision));
      return isRefusal(move) ? { seat, refused: refusedBy(move) } : { seat, move };
    });
  }

  undo(match: AwakeMatch, command: Command, acknowledge: Acknowledge): Promise<Accepted | Problem> {
    return this.#carryOut(match, command, { kind: 'undo' }, acknowledge, (seats) => {
      const seat = command.seat === undefined ? seats[0] : seats.find((one) => one === command.seat);
      if (seat === undefined) return notSeated;
      const move = playUndo(match.position, { seat, undo: true });
      return isRefusal(move) ? { seat, refused: refusedBy(move) } : { seat, move };
    });
  }

  async #carryOut(
    match: AwakeMatch,
    command: Command,
    content: CommandContent,
    acknowledge: Acknowledge,
    apply: Apply,
  ): Promise<Accepted | Problem> {
    // Commands of other matches that came in this tick run right after it.
    await endOfTick();
    await this.#deps.faults('awake');
    const seats = this.#seats.playedBy(match, command.account);
    if (seats.length === 0) return this.#whileHandedOver(match, command, content, acknowledge);
    await this.#deps.faults('seated');
    for (const seat of seats) {
      const key = commandOf(seat, command.commandId);
      if (match.isSeatCommand(key)) return commandReused;
      const entry = match.recall(key);
      if (entry) return this.#again(match, seat, commandIn(entry), content, acknowledge);
    }
    if (match.closed === 'ended') return (await this.#firstResult(match, seats, command, content, acknowledge)) ?? hasEnded;
    const outcome = measured(this.#deps.meter, 'rules', () => apply(seats));
    if (isProblem(outcome)) return outcome;
    const { seat } = outcome;
    if ('refused' in outcome) {
      const first = await this.#firstResult(match, seats, command, content, acknowledge);
      return first ?? (await this.#syncAgain(match)) ?? outcome.refused;
    }
    const seatState = match.seatStates[seat];
    const by = seatState && isPlayedByBot(seatState) ? ('bot' as const) : ('person' as const);
    return await this.#writing.commit(match, outcome.move, { command: commandOf(seat, command.commandId), by }, acknowledge);
  }

  /** Another server may have moved the match on without our knowing yet; then the refusal is none. */
  async #syncAgain(match: AwakeMatch): Promise<Problem | undefined> {
    if (!this.#deps.others.areThere) return undefined;
    const { seq } = match.position;
    const failed = await this.#writing.catchUp(match);
    return failed ?? (match.position.seq > seq ? movedOn : undefined);
  }

  /** The owner of a seat that a bot plays may repeat what it did before it handed the seat over. */
  async #whileHandedOver(
    match: AwakeMatch,
    command: Command,
    content: CommandContent,
    acknowledge: Acknowledge,
  ): Promise<Accepted | Problem> {
    const seats = this.#seats.ownedBy(match, command.account);
    if (seats.length === 0) return notSeated;
    return (await this.#firstResult(match, seats, command, content, acknowledge)) ?? isHandedOver;
  }

  /** The first result of a command that was carried out before this server woke the match, or long ago. */
  async #firstResult(
    match: AwakeMatch,
    seats: readonly Seat[],
    { commandId }: Command,
    content: CommandContent,
    acknowledge: Acknowledge,
  ): Promise<Accepted | Problem | undefined> {
    const past = await findCommand(this.#deps.store, match.id, seats, commandId);
    const seat = past && seats.find((one) => commandOf(one, commandId) === past.commandId);
    return !past || seat === undefined ? undefined : this.#again(match, seat, past, content, acknowledge);
  }

  #again(
    match: AwakeMatch,
    seat: Seat,
    past: Omit<PastCommand, 'commandId'>,
    content: CommandContent,
    acknowledge: Acknowledge,
  ): Accepted | Problem {
    return isSameCommand(past, content) ? this.#writing.again(match, seat, acknowledge) : commandReused;
  }
}
