/** Response windows: how long they stay open whatever lies in the hands (VA-16.13), and what is answered in them by standing order. */
import { type Question, type Seat, unanswered } from '@skald/engine';
import type { StandingOrders } from '@skald/protocol';
import type { Timer } from '../clock.ts';
import { isProblem, type Problem } from '../problem.ts';
import type { AwakeMatch } from './awake-match.ts';
import { limitCommand, ourFault, standingCommand } from './commands.ts';
import type { HostContext } from './host-context.ts';
import { storedJson } from './plain-json.ts';
import { answered } from './position.ts';
import { ordersToKeep, passesOn, shownOrders } from './standing-orders.ts';
import type { WritePath } from './write-path.ts';

/** How a match treats its windows, by its pace. */
interface Pace {
  /** No answer is taken before a window was open for so long. */
  readonly delayMs: number;
  /** Whoever has not answered by then passes. */
  readonly limitMs: number | undefined;
}

/** An answer that waits for the time of its window. */
interface Held {
  readonly match: AwakeMatch;
  readonly question: string;
  readonly release: (goOn: boolean) => void;
}

/** Runs something in the queue of a match. */
type Enqueue = (match: AwakeMatch, task: () => Promise<Problem | undefined>) => Promise<unknown>;

const UNHURRIED: Pace = { delayMs: 0, limitMs: undefined };

export class Windows {
  readonly #context: HostContext;
  readonly #writing: WritePath;
  readonly #enqueue: Enqueue;
  readonly #held = new Set<Held>();
  #isStopped = false;

  constructor(context: HostContext, writing: WritePath, enqueue: Enqueue) {
    this.#context = context;
    this.#writing = writing;
    this.#enqueue = enqueue;
  }

  /** Where one of the seats is asked in an open window, waits until answers to it are taken. False where the server stops before that. */
  hold(match: AwakeMatch, decision: string, seats: () => readonly Seat[]): Promise<boolean> | undefined {
    const id = match.idOf(decision);
    const question = questionsOf(match).find((one) => one.id === id);
    const wait = question && seats().includes(question.seat) ? this.#openFor(match, 'delayMs') : undefined;
    return wait === undefined || wait <= 0 ? undefined : this.#wait(match, id, wait);
  }

  /** How long until something must be answered for somebody; undefined where nothing must. */
  alarmMs(match: AwakeMatch): number | undefined {
    const limit = questionsOf(match).length > 0 ? this.#openFor(match, 'limitMs') : undefined;
    const isOrdered = questionsOf(match).some((question) => this.#isOrdered(match, question));
    const order = isOrdered ? this.#openFor(match, 'delayMs') : undefined;
    const alarms = [limit, order].filter((ms) => ms !== undefined).map((ms) => Math.max(0, ms));
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  /**
   * Where the time of the open window is over: what waits and what was ordered is carried out in the order of the questions, not in that
   * in which it came, for whoever is the last to answer can tell.
   */
  open(match: AwakeMatch): void {
    if ((this.#openFor(match, 'delayMs') ?? 0) > 0) return;
    const held = [...this.#held].filter((one) => one.match === match);
    for (const question of questionsOf(match)) {
      const waiting = held.filter((one) => one.question === question.id);
      for (const { release } of waiting) release(true);
      // After as many turns of the promises as an answer that waited.
      if (waiting.length === 0 && this.#isOrdered(match, question))
        void Promise.resolve().then(() => this.#enqueue(match, () => this.#pass(match, question, 'person')));
    }
    for (const { release } of held) release(true);
  }

  /** Passes for whoever has not answered when the window was open for as long as it may be. Called in the queue of the match. */
  async close(match: AwakeMatch): Promise<Problem | undefined> {
    for (const question of questionsOf(match)) {
      if ((this.#openFor(match, 'limitMs') ?? 1) > 0) return undefined;
      const failed = await this.#pass(match, question, 'clock');
      if (failed) return failed;
    }
    return undefined;
  }

  /** The owner of a seat gives other orders. */
  async set(match: AwakeMatch, seat: Seat, orders: StandingOrders): Promise<Problem | undefined> {
    const chair = match.chairs[seat];
    const kept = ordersToKeep(orders, match.record.game.windows, match.position.state.table, this.#pace(match).delayMs > 0);
    if (isProblem(kept) || !chair) return isProblem(kept) ? kept : ourFault;
    await this.#context.store.prisma.matchSeat.update({
      where: { matchId_seat: { matchId: match.id, seat } },
      data: { standing: storedJson(kept) },
    });
    this.#context.others.ordered(match.id);
    match.chairs = match.chairs.with(seat, { ...chair, standing: kept });
    return undefined;
  }

  /** The orders of a seat, for its owner. */
  ordersOf(match: AwakeMatch, seat: Seat): StandingOrders | undefined {
    const kept = match.chairs[seat]?.standing;
    return kept ? shownOrders(kept, match.record.game.windows, match.position.state.table) : undefined;
  }

  /** Nothing that waits is carried out any more; who sent it sends it again. */
  stop(): void {
    this.#isStopped = true;
    for (const { release } of [...this.#held]) release(false);
  }

  #pace({ record }: AwakeMatch): Pace {
    const { windowMs, windowLimitMs } = this.#context.limits;
    return record.clock.kind === 'live' ? { delayMs: windowMs, limitMs: windowLimitMs } : UNHURRIED;
  }

  /** How long the open window stays within a time of its pace; not positive where that is over. */
  #openFor(match: AwakeMatch, time: keyof Pace): number | undefined {
    const whole = this.#pace(match)[time];
    // Under a quiet barrier what the clocks show is as of its opening.
    return whole === undefined ? undefined : whole - this.#context.upTime.between(match.shown.at, this.#context.clock.now());
  }

  /** Does a standing order answer the question? Bots, and who plays for somebody else, answer for themselves. */
  #isOrdered(match: AwakeMatch, question: Question): boolean {
    const { windows } = match.record.game;
    const chair = match.chairs[question.seat];
    if (!windows || !chair?.standing || chair.handedOver) return false;
    return passesOn(chair.standing, windows, match.position.state.table, question, () =>
      match.own(question.seat).decisions.find(({ id }) => match.idOf(id) === question.id),
    );
  }

  async #pass(match: AwakeMatch, { id, seat, decision }: Question, by: 'person' | 'clock'): Promise<Problem | undefined> {
    const open = match.own(seat).decisions.find((one) => match.idOf(one.id) === id);
    // Answered meanwhile.
    if (!open || match.closed) return undefined;
    const { fallback } = open;
    const move = answered(match.record.game, match.position, seat, id, fallback, match.chance);
    if ('refused' in move) {
      this.#context.log.failed(match.id, `passing on ${decision} is refused`, new Error(move.reason));
      return ourFault;
    }
    const command = (by === 'clock' ? limitCommand : standingCommand)(seat, id, match.position.seq);
    const outcome = await this.#writing.commit(match, move, { command, by, decision: id, answer: fallback }, () => undefined);
    return isProblem(outcome) ? outcome : undefined;
  }

  #wait(match: AwakeMatch, question: string, ms: number): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    return new Promise((resolve) => {
      let timer: Timer | undefined;
      const held: Held = {
        match,
        question,
        release: (goOn) => {
          timer?.cancel();
          this.#held.delete(held);
          resolve(goOn);
        },
      };
      this.#held.add(held);
      timer = this.#context.clock.after(ms, () => {
        this.open(match);
        held.release(true);
      });
    });
  }
}

/** The questions of the open response window that wait for an answer; none where no window is open. */
function questionsOf(match: AwakeMatch): readonly Question[] {
  const { windows } = match.record.game;
  const { flow } = match.position.state;
  if (!windows || !flow.quiet || match.closed) return [];
  return flow.open.every((question) => windows.kindOf(question) !== undefined) ? unanswered(flow) : [];
}
