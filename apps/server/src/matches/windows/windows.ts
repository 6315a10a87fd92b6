/** Response windows: they stay open for the same time whatever the hands hold (VA-16.13); standing orders pass in them. */
import { isRefusal, playAnswer, type Question, type Seat, unanswered } from '@skald/engine';
import type { StandingOrders } from '@skald/protocol';
import type { Timer } from '../../clock.ts';
import { isProblem, type Problem } from '../../problem.ts';
import type { AwakeMatch } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import type { CommandRow } from '../play/command-records.ts';
import { isStopping, limitCommand, ourFault, standingCommand } from '../play/commands.ts';
import { storedJson } from '../play/plain-json.ts';
import type { WritePath } from '../play/write-path.ts';
import { ordersToKeep, passesOn, shownOrders } from './standing-orders.ts';

/** The times of response windows, by the pace of the match. */
interface Pace {
  /** A window takes no answer before it was open for this long. */
  readonly delayMs: number;
  /** A seat that has not answered by then passes. */
  readonly limitMs: number | undefined;
}

/** An answer to a window that accepts none yet; it is not in the queue of its match so far. */
interface HeldAnswer {
  readonly match: AwakeMatch;
  readonly question: string;
  readonly timer: Timer;
  /** Puts the answer into the queue of the match. */
  readonly enqueue: () => void;
  /** Refuses the answer because the server stops. */
  readonly refuse: () => void;
}

/** Puts a task into the queue of a match, at once. */
type Enqueue = <T>(match: AwakeMatch, task: () => Promise<T | Problem>) => Promise<T | Problem>;

/** An answer on its way to the queue of its match. */
interface Incoming<T> {
  readonly decision: string;
  /** The seats for which the sender may answer. */
  readonly seats: () => readonly Seat[];
  readonly task: () => Promise<T | Problem>;
  /** Called when the answer has waited for its window, and waits no longer. */
  readonly released: () => void;
}

const UNHURRIED: Pace = { delayMs: 0, limitMs: undefined };

export class Windows {
  readonly #deps: HostDeps;
  readonly #writing: WritePath;
  readonly #enqueue: Enqueue;
  /** In the order of arrival. */
  readonly #held = new Set<HeldAnswer>();
  #isStopped = false;

  constructor(deps: HostDeps, writing: WritePath, enqueue: Enqueue) {
    this.#deps = deps;
    this.#writing = writing;
    this.#enqueue = enqueue;
  }

  /** Puts an answer into the queue of its match: at once, or when its open window accepts answers. */
  whenOpen<T>(match: AwakeMatch, { decision, seats, task, released }: Incoming<T>): Promise<T | Problem> {
    const id = match.idOf(decision);
    const question = questionsOf(match).find((one) => one.id === id);
    const ms = question && seats().includes(question.seat) ? this.#openFor(match, 'delayMs') : undefined;
    if (ms === undefined || ms <= 0) return this.#enqueue(match, task);
    if (this.#isStopped) return Promise.resolve(isStopping);
    return new Promise((resolve) => {
      const settle = (outcome: () => Promise<T | Problem>): void => {
        released();
        resolve(outcome());
      };
      const enqueue = (): void => settle(() => this.#enqueue(match, task));
      this.#hold({ match, question: id, enqueue, refuse: () => settle(async () => isStopping) }, ms);
    });
  }

  /** The time until the host must answer for a seat, in ms; undefined while it need not. */
  alarmMs(match: AwakeMatch): number | undefined {
    const limit = questionsOf(match).length > 0 ? this.#openFor(match, 'limitMs') : undefined;
    const isOrdered = questionsOf(match).some((question) => this.#isOrdered(match, question));
    const order = isOrdered ? this.#openFor(match, 'delayMs') : undefined;
    const alarms = [limit, order].filter((ms) => ms !== undefined).map((ms) => Math.max(0, ms));
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  /**
   * Once the open window accepts answers: puts waiting answers and the passes by standing order into the queue of the match, all at once and in
   * the order of the questions. The order of arrival would show in who closes the window.
   */
  open(match: AwakeMatch): void {
    if ((this.#openFor(match, 'delayMs') ?? 0) > 0) return;
    const held = [...this.#held].filter((one) => one.match === match);
    for (const question of questionsOf(match)) {
      const waiting = held.filter((one) => one.question === question.id);
      for (const one of waiting) this.#release(one);
      if (waiting.length === 0 && this.#isOrdered(match, question)) void this.#enqueue(match, () => this.#pass(match, question, 'person'));
    }
    // The queue refuses answers to questions that are no longer open.
    for (const one of held) this.#release(one);
  }

  /** Passes for the seats that have not answered within the limit of the window. Called in the queue of the match. */
  async close(match: AwakeMatch): Promise<Problem | undefined> {
    for (const question of questionsOf(match)) {
      if ((this.#openFor(match, 'limitMs') ?? 1) > 0) return undefined;
      const failed = await this.#pass(match, question, 'clock');
      if (failed) return failed;
    }
    return undefined;
  }

  /** Replaces the standing orders of a seat. */
  async set(match: AwakeMatch, seat: Seat, orders: StandingOrders, command: CommandRow | undefined): Promise<Problem | undefined> {
    const seatState = match.seatStates[seat];
    const kept = ordersToKeep(orders, match.record.game.windows, match.position.state.table, this.#pace(match).delayMs > 0);
    if (isProblem(kept) || !seatState) return isProblem(kept) ? kept : ourFault;
    const { prisma } = this.#deps.store;
    const where = { matchId_seat: { matchId: match.id, seat } };
    const update = prisma.matchSeat.update({ where, data: { standing: storedJson(kept) } });
    await prisma.$transaction([update, ...(command ? [prisma.command.create({ data: command })] : [])]);
    this.#deps.others.ordered(match.id);
    match.seatStates = match.seatStates.with(seat, { ...seatState, standing: kept });
    return undefined;
  }

  /** The standing orders of a seat, for its owner. */
  ordersOf(match: AwakeMatch, seat: Seat): StandingOrders | undefined {
    const kept = match.seatStates[seat]?.standing;
    return kept ? shownOrders(kept, match.record.game.windows, match.position.state.table) : undefined;
  }

  /** Refuses all waiting answers; the clients send them again. */
  stop(): void {
    this.#isStopped = true;
    for (const one of this.#held) {
      one.timer.cancel();
      one.refuse();
    }
    this.#held.clear();
  }

  #pace({ record }: AwakeMatch): Pace {
    const { windowMs, windowLimitMs } = this.#deps.limits;
    return record.clock.kind === 'live' ? { delayMs: windowMs, limitMs: windowLimitMs } : UNHURRIED;
  }

  /** The rest of a time of the open window, in ms; zero or less when it is over. */
  #openFor(match: AwakeMatch, time: keyof Pace): number | undefined {
    const whole = this.#pace(match)[time];
    // Under a quiet barrier the shown clocks date from its opening.
    return whole === undefined ? undefined : whole - this.#deps.upTime.between(match.shown.at, this.#deps.clock.now());
  }

  /** Does a standing order answer the question? Bots and substitutes answer for themselves. */
  #isOrdered(match: AwakeMatch, question: Question): boolean {
    const { windows } = match.record.game;
    const seatState = match.seatStates[question.seat];
    if (!windows || !seatState?.standing || seatState.handedOver) return false;
    return passesOn(seatState.standing, windows, match.position.state.table, question, () =>
      match.own(question.seat).decisions.find(({ id }) => match.idOf(id) === question.id),
    );
  }

  async #pass(match: AwakeMatch, { id, seat, decision }: Question, by: 'person' | 'clock'): Promise<Problem | undefined> {
    const open = match.own(seat).decisions.find((one) => match.idOf(one.id) === id);
    // The seat has answered meanwhile.
    if (!open || match.closed) return undefined;
    const move = playAnswer(match.record.game, match.position, { seat, decision: id, answer: open.fallback }, match.chance);
    if (isRefusal(move)) {
      this.#deps.log.failed(match.id, `passing on ${decision} is refused`, new Error(move.reason));
      return ourFault;
    }
    const command = (by === 'clock' ? limitCommand : standingCommand)(seat, id, match.position.seq);
    const outcome = await this.#writing.commit(match, move, { command, by }, () => undefined);
    return isProblem(outcome) ? outcome : undefined;
  }

  #hold(answer: Omit<HeldAnswer, 'timer'>, ms: number): void {
    const { match, question } = answer;
    const held: HeldAnswer = {
      ...answer,
      timer: this.#deps.clock.after(ms, () => {
        this.open(match);
        if (!this.#held.delete(held)) return;
        // A timer may ring slightly early by the clock. An answer to a window that was replaced does not wait.
        const left = questionsOf(match).some(({ id }) => id === question) ? (this.#openFor(match, 'delayMs') ?? 0) : 0;
        if (left > 0) this.#hold(answer, left);
        else answer.enqueue();
      }),
    };
    this.#held.add(held);
  }

  #release(held: HeldAnswer): void {
    if (!this.#held.delete(held)) return;
    held.timer.cancel();
    held.enqueue();
  }
}

/** The questions of the open response window that wait for an answer; empty while no window is open. */
function questionsOf(match: AwakeMatch): readonly Question[] {
  const { windows } = match.record.game;
  const { flow } = match.position.state;
  if (!windows || !flow.quiet || match.closed) return [];
  return flow.open.every((question) => windows.kindOf(question) !== undefined) ? unanswered(flow) : [];
}
