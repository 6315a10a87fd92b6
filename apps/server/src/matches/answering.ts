/** The way of one answer or undo: seat from the session, rules on a copy, row, commit, memory, acknowledgement, broadcast. */
import { isRefusal, type Seat } from '@skald/engine';
import type { Accepted } from '@skald/protocol';
import { isProblem, type Problem, refusedBy } from '../problem.ts';
import { turnOver } from '../turn.ts';
import type { AwakeMatch } from './awake-match.ts';
import { isPlayedByBot } from './chairs.ts';
import { type AnswerCommand, type Command, commandOf, hasEnded, isHandedOver, movedOn, notSeated } from './commands.ts';
import type { HostContext } from './host-context.ts';
import { measured } from './host-meter.ts';
import { answered, type Move, undone } from './position.ts';
import type { SeatKeeper } from './seat-keeper.ts';
import type { Acknowledge, WritePath } from './write-path.ts';

/** What the rules make of a command. */
type Applied =
  | { readonly seat: Seat; readonly refused: Problem }
  | { readonly seat: Seat; readonly move: Move; readonly decision: string | null; readonly answer: unknown };

type Apply = (seats: readonly Seat[]) => Applied | Problem;

export class Answering {
  readonly #context: HostContext;
  readonly #writing: WritePath;
  readonly #seats: SeatKeeper;

  constructor(context: HostContext, writing: WritePath, seats: SeatKeeper) {
    this.#context = context;
    this.#writing = writing;
    this.#seats = seats;
  }

  /** Called in the queue of the match, as is `undo`. */
  answer(match: AwakeMatch, command: AnswerCommand, acknowledge: Acknowledge): Promise<Accepted | Problem> {
    return this.#carryOut(match, command, acknowledge, (seats) => {
      const decision = match.idOf(command.decision);
      const open = match.position.state.flow.open.find(({ id }) => id === decision);
      const seat = seats.find((one) => one === open?.seat) ?? seats[0];
      if (seat === undefined) return notSeated;
      const move = answered(match.record.game, match.position, seat, decision, command.answer, match.chance, match.offered(decision));
      return isRefusal(move) ? { seat, refused: refusedBy(move) } : { seat, move, decision, answer: command.answer };
    });
  }

  undo(match: AwakeMatch, command: Command, acknowledge: Acknowledge): Promise<Accepted | Problem> {
    return this.#carryOut(match, command, acknowledge, (seats) => {
      const seat = command.seat === undefined ? seats[0] : seats.find((one) => one === command.seat);
      if (seat === undefined) return notSeated;
      const move = undone(match.position, seat);
      return isRefusal(move) ? { seat, refused: refusedBy(move) } : { seat, move, decision: move.reopens, answer: null };
    });
  }

  async #carryOut(match: AwakeMatch, command: Command, acknowledge: Acknowledge, apply: Apply): Promise<Accepted | Problem> {
    // Whatever else has come just now is carried out with it.
    await turnOver();
    await this.#context.faults('awake');
    const seats = this.#seats.playedBy(match, command.account);
    if (seats.length === 0) return this.#seats.ownedBy(match, command.account).length > 0 ? isHandedOver : notSeated;
    await this.#context.faults('seated');
    const earlier = seats.find((seat) => match.remembers(commandOf(seat, command.commandId)));
    if (earlier !== undefined) return this.#writing.again(match, earlier, acknowledge);
    const outcome = match.closed === 'ended' ? hasEnded : measured(this.#context.meter, 'rules', () => apply(seats));
    if (isProblem(outcome)) return outcome;
    const { seat } = outcome;
    const key = commandOf(seat, command.commandId);
    if ('refused' in outcome) {
      if (await this.#wasDone(match, key)) return this.#writing.again(match, seat, acknowledge);
      return (await this.#lookAgain(match)) ?? outcome.refused;
    }
    const chair = match.chairs[seat];
    const by = chair && isPlayedByBot(chair) ? ('bot' as const) : ('person' as const);
    const { move, decision, answer } = outcome;
    return await this.#writing.commit(match, move, { command: key, by, decision, answer }, acknowledge);
  }

  /** Another server may have moved the match on without our knowing yet; then the refusal is none. */
  async #lookAgain(match: AwakeMatch): Promise<Problem | undefined> {
    if (!this.#context.others.areThere) return undefined;
    const { seq } = match.position;
    const failed = await this.#writing.catchUp(match);
    return failed ?? (match.position.seq > seq ? movedOn : undefined);
  }

  /** A refused command may have been carried out before this server woke the match. */
  async #wasDone(match: AwakeMatch, commandId: string): Promise<boolean> {
    const key = { matchId: match.id, commandId };
    const row = await this.#context.store.prisma.matchLogRow.findUnique({ where: { matchId_commandId: key }, select: { seq: true } });
    if (row) match.remember(commandId);
    return row !== null;
  }
}
