/** Watches the clocks: plays the fallback when one is empty, and gives the seat to a bot after the third timeout. */
import { isRefusal, playAnswer, type Seat, unanswered } from '@skald/engine';
import { isProblem, type Problem } from '../../problem.ts';
import type { AwakeMatch } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import { absentCommand, clockCommand, ourFault } from '../play/commands.ts';
import { waitedFor } from '../play/position.ts';
import type { WritePath } from '../play/write-path.ts';
import type { SeatKeeper } from '../seats/seat-keeper.ts';
import type { SeatState } from '../seats/seat-state.ts';
import type { Windows } from '../windows/windows.ts';
import { BotPatience, isHouses } from './bot-patience.ts';
import { leftOf, timeLeft } from './clocks.ts';
import type { Deadlines } from './deadlines.ts';

/** After this many timeouts the owner counts as absent. */
const MOST_TIMEOUTS = 3;
/** The retry delay while the storage is away. */
const TRY_AGAIN_MS = 1000;

export class ClockKeeper {
  readonly #deps: HostDeps;
  readonly #writing: WritePath;
  readonly #seats: SeatKeeper;
  readonly #windows: Windows;
  readonly #deadlines: Deadlines;
  readonly #patience: BotPatience;

  constructor(deps: HostDeps, writing: WritePath, seats: SeatKeeper, windows: Windows, deadlines: Deadlines) {
    this.#deps = deps;
    this.#writing = writing;
    this.#seats = seats;
    this.#windows = windows;
    this.#deadlines = deadlines;
    this.#patience = new BotPatience(deps);
  }

  /** Sets the alarm of a match by what its clocks show now. */
  schedule(match: AwakeMatch): void {
    this.#patience.noteAsked(match);
    this.#deadlines.set(match.id, match.closed ? undefined : this.#timeLeft(match));
  }

  /**
   * The alarm rang: closes a response window that was open for too long, replaces bots that do not answer, and plays one fallback if time
   * is up. Called in the queue of the match.
   */
  async ring(match: AwakeMatch): Promise<void> {
    const windows = (await this.#windows.close(match)) ?? (await this.#replaceLate(match));
    const seat = match.closed ? undefined : this.#timedOut(match);
    const failed = windows ?? (seat === undefined ? undefined : await this.#playFallback(match, seat));
    if (failed) this.#deadlines.set(match.id, TRY_AGAIN_MS);
    else this.schedule(match);
  }

  /** Gives the seats of absent owners to bots; not while that would reveal who has not answered. */
  async handOverAbsent(match: AwakeMatch): Promise<void> {
    if (match.closed || match.position.state.flow.quiet) return;
    for (const seatState of match.seatStates) if (isAbsent(seatState)) await this.#seats.handOver(match, seatState.seat, {});
  }

  /** Replaces bots that did not answer. Not called while that would reveal who has not answered. */
  async replaceFailing(match: AwakeMatch): Promise<void> {
    if (match.closed) return;
    const failing = [...match.failingSeats];
    match.failingSeats.clear();
    for (const seat of failing) if (!isHouses(match, seat)) await this.#seats.replaceBot(match, seat);
  }

  /** Replaces people's bots that have taken too long, unless another server has got their answer meanwhile. */
  async #replaceLate(match: AwakeMatch): Promise<Problem | undefined> {
    const isLate = (): boolean => !match.closed && this.#patience.late(match).length > 0;
    const behind = isLate() && this.#deps.others.areThere ? await this.#writing.catchUp(match) : undefined;
    if (behind || !isLate()) return behind;
    for (const seat of this.#patience.late(match)) if (!isHouses(match, seat)) match.failingSeats.add(seat);
    if (!match.position.state.flow.quiet) await this.replaceFailing(match);
    return undefined;
  }

  #elapsed(match: AwakeMatch): number {
    return this.#deps.upTime.between(match.reading.at, this.#deps.clock.now());
  }

  #timeLeft(match: AwakeMatch): number | undefined {
    const waited = waitedFor(match.position.state);
    if (waited.some((seat) => match.botless.has(seat))) return 0;
    const alarms = [timeLeft(match.reading, this.#elapsed(match)), this.#windows.alarmMs(match), this.#patience.alarmMs(match)].filter(
      (ms) => ms !== undefined,
    );
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  #timedOut(match: AwakeMatch): Seat | undefined {
    const elapsed = this.#elapsed(match);
    const hasClocks = match.reading.banks.length > 0;
    const late = this.#patience.late(match);
    return waitedFor(match.position.state).find(
      (seat) => match.botless.has(seat) || late.includes(seat) || (hasClocks && leftOf(match.reading, seat, elapsed) === 0),
    );
  }

  async #playFallback(match: AwakeMatch, seat: Seat): Promise<Problem | undefined> {
    const question = unanswered(match.position.state.flow).find((open) => open.seat === seat);
    const open = match.own(seat).decisions.find(({ id }) => match.idOf(id) === question?.id);
    if (!question || !open) return undefined;
    const { game } = match.record;
    const move = playAnswer(game, match.position, { seat, decision: question.id, answer: open.fallback }, match.chance);
    if (isRefusal(move)) {
      this.#deps.log.failed(match.id, `the fallback of ${question.decision} is refused`, new Error(move.reason));
      return ourFault;
    }
    const isBots = match.botless.has(seat) || this.#patience.late(match).includes(seat);
    const command = (isBots ? absentCommand : clockCommand)(seat, question.id, match.position.seq);
    const outcome = await this.#writing.commit(match, move, { command, by: 'clock' }, () => undefined);
    return isProblem(outcome) ? outcome : undefined;
  }
}

/** Has the clock played too often for this person? */
export function isAbsent({ occupant, handedOver, timeouts }: SeatState): boolean {
  return occupant === 'person' && !handedOver && timeouts >= MOST_TIMEOUTS;
}
