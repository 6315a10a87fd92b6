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

const UNHURRIED: Pace = { delayMs: 0, limitMs: undefined };

export class Windows {
  readonly #context: HostContext;
  readonly #writing: WritePath;
  /** Answers that wait for their window's time. */
  readonly #held = new Set<(goOn: boolean) => void>();
  #isStopped = false;

  constructor(context: HostContext, writing: WritePath) {
    this.#context = context;
    this.#writing = writing;
  }

  /** Where one of the seats is asked in an open window, waits until answers to it are taken. False where the server stops before that. */
  hold(match: AwakeMatch, decision: string, seats: () => readonly Seat[]): Promise<boolean> | undefined {
    const id = match.idOf(decision);
    const question = questionsOf(match).find((one) => one.id === id);
    const wait = question && seats().includes(question.seat) ? this.#openFor(match, 'delayMs') : undefined;
    return wait === undefined || wait <= 0 ? undefined : this.#wait(wait);
  }

  /** How long until something must be answered for somebody; undefined where nothing must. */
  alarmMs(match: AwakeMatch): number | undefined {
    const limit = questionsOf(match).length > 0 ? this.#openFor(match, 'limitMs') : undefined;
    const order = this.#ordered(match) ? this.#openFor(match, 'delayMs') : undefined;
    const alarms = [limit, order].filter((ms) => ms !== undefined).map((ms) => Math.max(0, ms));
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  /** Answers what is due, for one seat after the other. Called in the queue of the match. */
  async play(match: AwakeMatch): Promise<Problem | undefined> {
    for (let next = this.#due(match); next && !match.closed; next = this.#due(match)) {
      const failed = await this.#pass(match, next);
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
    for (const release of [...this.#held]) release(false);
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

  #due(match: AwakeMatch): { readonly question: Question; readonly by: 'person' | 'clock' } | undefined {
    const [first] = questionsOf(match);
    const isOver = (time: keyof Pace): boolean => (this.#openFor(match, time) ?? 1) <= 0;
    if (first && isOver('limitMs')) return { question: first, by: 'clock' };
    const ordered = isOver('delayMs') ? this.#ordered(match) : undefined;
    return ordered && { question: ordered, by: 'person' };
  }

  /** A question that a standing order answers. Bots, and who plays for somebody else, answer for themselves. */
  #ordered(match: AwakeMatch): Question | undefined {
    const { windows } = match.record.game;
    const { table } = match.position.state;
    return questionsOf(match).find((question) => {
      const chair = match.chairs[question.seat];
      if (!windows || !chair?.standing || chair.handedOver) return false;
      return passesOn(chair.standing, windows, table, question, () =>
        match.own(question.seat).decisions.find(({ id }) => match.idOf(id) === question.id),
      );
    });
  }

  async #pass(match: AwakeMatch, { question, by }: { question: Question; by: 'person' | 'clock' }): Promise<Problem | undefined> {
    const { id, seat } = question;
    const fallback = match.own(seat).decisions.find((open) => match.idOf(open.id) === id)?.fallback;
    const move = answered(match.record.game, match.position, seat, id, fallback, match.chance);
    if ('refused' in move) {
      this.#context.log.failed(match.id, `passing on ${question.decision} is refused`, new Error(move.reason));
      return ourFault;
    }
    const command = (by === 'clock' ? limitCommand : standingCommand)(seat, id, match.position.seq);
    const outcome = await this.#writing.commit(match, move, { command, by, decision: id, answer: fallback }, () => undefined);
    return isProblem(outcome) ? outcome : undefined;
  }

  #wait(ms: number): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    return new Promise((resolve) => {
      let timer: Timer | undefined;
      const release = (goOn: boolean): void => {
        timer?.cancel();
        this.#held.delete(release);
        resolve(goOn);
      };
      this.#held.add(release);
      timer = this.#context.clock.after(ms, () => release(true));
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
