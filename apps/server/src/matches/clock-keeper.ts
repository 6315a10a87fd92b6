/** Watches the clocks: when one is empty the fallback is played, and after the third time a bot takes the seat over. */
import { type Seat, unanswered } from '@skald/engine';
import { isProblem, type Problem } from '../problem.ts';
import type { AwakeMatch } from './awake-match.ts';
import type { Chair } from './chairs.ts';
import { leftOf, timeLeft } from './clocks.ts';
import { absentCommand, clockCommand, ourFault } from './commands.ts';
import type { Deadlines } from './deadlines.ts';
import type { HostContext } from './host-context.ts';
import { answered, waitedFor } from './position.ts';
import type { SeatKeeper } from './seat-keeper.ts';
import type { Windows } from './windows.ts';
import type { WritePath } from './write-path.ts';

/** After so many times the owner is thought to be away. */
const MOST_TIMEOUTS = 3;
/** When the storage is away, the clock tries again. */
const TRY_AGAIN_MS = 1000;

export class ClockKeeper {
  readonly #context: HostContext;
  readonly #writing: WritePath;
  readonly #seats: SeatKeeper;
  readonly #windows: Windows;
  readonly #deadlines: Deadlines;

  constructor(context: HostContext, writing: WritePath, seats: SeatKeeper, windows: Windows, deadlines: Deadlines) {
    this.#context = context;
    this.#writing = writing;
    this.#seats = seats;
    this.#windows = windows;
    this.#deadlines = deadlines;
  }

  /** Sets the alarm of a match by what its clocks show now. */
  schedule(match: AwakeMatch): void {
    this.#deadlines.set(match.id, match.closed ? undefined : this.#timeLeft(match));
  }

  /** The alarm rang: closes a response window that was open for too long, and plays one fallback where time is out. Called in the queue of the match. */
  async ring(match: AwakeMatch): Promise<void> {
    const windows = await this.#windows.close(match);
    const seat = match.closed ? undefined : this.#timedOut(match);
    const failed = windows ?? (seat === undefined ? undefined : await this.#playFallback(match, seat));
    if (failed) this.#deadlines.set(match.id, TRY_AGAIN_MS);
    else this.schedule(match);
  }

  /** Owners who let the clock play too often are thought to be away. Not told while it would show who has not answered. */
  async handOverAbsent(match: AwakeMatch): Promise<void> {
    if (match.closed || match.position.state.flow.quiet) return;
    for (const chair of match.chairs) if (isAbsent(chair)) await this.#seats.handOver(match, chair.seat, undefined);
  }

  #elapsed(match: AwakeMatch): number {
    return this.#context.upTime.between(match.reading.at, this.#context.clock.now());
  }

  #timeLeft(match: AwakeMatch): number | undefined {
    const waited = waitedFor(match.position.state);
    if (waited.some((seat) => match.botless.has(seat))) return 0;
    const alarms = [timeLeft(match.reading, this.#elapsed(match)), this.#windows.alarmMs(match)].filter((ms) => ms !== undefined);
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  #timedOut(match: AwakeMatch): Seat | undefined {
    const elapsed = this.#elapsed(match);
    const hasClocks = match.reading.banks.length > 0;
    return waitedFor(match.position.state).find(
      (seat) => match.botless.has(seat) || (hasClocks && leftOf(match.reading, seat, elapsed) === 0),
    );
  }

  async #playFallback(match: AwakeMatch, seat: Seat): Promise<Problem | undefined> {
    const question = unanswered(match.position.state.flow).find((open) => open.seat === seat);
    const open = match.own(seat).decisions.find(({ id }) => match.idOf(id) === question?.id);
    if (!question || !open) return undefined;
    const { game } = match.record;
    const move = answered(game, match.position, seat, question.id, open.fallback, match.chance);
    if ('refused' in move) {
      this.#context.log.failed(match.id, `the fallback of ${question.decision} is refused`, new Error(move.reason));
      return ourFault;
    }
    const command = (match.botless.has(seat) ? absentCommand : clockCommand)(seat, question.id, match.position.seq);
    const entry = { command, by: 'clock' as const, decision: question.id, answer: open.fallback };
    const outcome = await this.#writing.commit(match, move, entry, () => undefined);
    return isProblem(outcome) ? outcome : undefined;
  }
}

/** Has the clock played too often for somebody who should play? */
export function isAbsent({ occupant, handedOver, timeouts }: Chair): boolean {
  return occupant === 'person' && !handedOver && timeouts >= MOST_TIMEOUTS;
}
