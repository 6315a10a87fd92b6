/** What follows when a match wakes, after each of its moves, and when it ends. */
import { type ClockKeeper, isAbsent } from '../../clocks/clock-keeper.ts';
import type { Deadlines } from '../../clocks/deadlines.ts';
import { isTimeout } from '../../clocks/past-timeouts.ts';
import { isMatchOver } from '../../play/position.ts';
import type { SeatKeeper } from '../../seats/seat-keeper.ts';
import type { UndoConsent } from '../../undo/undo-consent.ts';
import type { AwakeMatch, CommittedMove } from '../awake-match.ts';
import type { AwakeMatches } from '../awake-matches.ts';
import type { RunInQueue } from '../commands/match-queue.ts';
import { playedOut, writeEnding } from '../ending.ts';
import type { HostDeps } from '../host-deps.ts';
import { announceNoTurns, announceTurns } from './turn-notices.ts';

interface LifecycleDeps {
  readonly host: HostDeps;
  readonly matches: AwakeMatches;
  readonly seats: SeatKeeper;
  readonly consent: UndoConsent;
  readonly clocks: ClockKeeper;
  readonly deadlines: Deadlines;
  readonly inQueue: RunInQueue;
}

export class Lifecycle {
  readonly #deps: LifecycleDeps;

  constructor(deps: LifecycleDeps) {
    this.#deps = deps;
  }

  /** Sets the alarm, calls the bots, and finishes what a crash has interrupted. */
  afterWaking(match: AwakeMatch): void {
    const { clocks, seats, inQueue } = this.#deps;
    if (match.closed) {
      if (match.record.status === 'running' && match.ending) void inQueue(match, async () => this.#finish(match));
      return;
    }
    clocks.schedule(match);
    seats.callBots(match);
    // The server may have died between the third timeout, or a resignation, and what follows from it.
    if (match.seatStates.some(isAbsent)) void inQueue(match, async () => clocks.handOverAbsent(match));
    if (match.seatStates.some(({ resigned }) => resigned)) void inQueue(match, async () => this.#endIfLeft(match));
  }

  /** Runs in the queue of the match, once the move is durable and sent to everybody. */
  async afterMove(match: AwakeMatch, committed: CommittedMove): Promise<void> {
    const { host, matches, seats, consent, clocks } = this.#deps;
    if (committed.isOwn) match.touchedAt = host.clock.now();
    const { seat } = committed.move;
    if (seat !== null && isTimeout(committed.command)) seats.countTimeout(match, seat);
    consent.afterRow(match, committed);
    if (committed.isOwn) host.others.grew(match.id, match.position.seq);
    announceTurns(host.audience, match, committed);
    if (isMatchOver(match.position)) {
      match.ending = playedOut(match.record, match.position.state);
      return this.#finish(match, committed.isOwn);
    }
    clocks.schedule(match);
    // Replacing a bot reveals nothing here: everybody has just seen a new question, and nobody has answered it.
    if (match.failingSeats.size > 0 && !committed.move.hidden) await clocks.replaceFailing(match);
    if (!committed.isOwn) {
      matches.leaveSnapshot(match, host.limits.snapshotEvery);
      return;
    }
    matches.snapshotIfDue(match, host.limits.snapshotEvery);
    if (match.seatStates.some(isAbsent)) await clocks.handOverAbsent(match);
  }

  /** After a match was ended from outside its rules, here or at another server. */
  afterEnd(match: AwakeMatch, isOwn = true): void {
    const { host, consent, deadlines } = this.#deps;
    deadlines.set(match.id, undefined);
    consent.lapse(match);
    announceNoTurns(host.audience, match, isOwn);
  }

  async #endIfLeft(match: AwakeMatch): Promise<void> {
    if (!match.closed && (await this.#deps.seats.endIfLeft(match))) this.afterEnd(match);
  }

  /** Writes the end by the rules to the database. If that fails, the next waking or start of a server writes it. */
  async #finish(match: AwakeMatch, isOwn = true): Promise<void> {
    const { host, seats, deadlines } = this.#deps;
    deadlines.set(match.id, undefined);
    try {
      if (match.ending && (await writeEnding(host.store, host.clock, match.id, match.ending))) host.others.reseated(match.id);
    } catch (error) {
      host.log.failed(match.id, 'its end could not be written down', error);
    }
    seats.farewell(match);
    announceNoTurns(host.audience, match, isOwn);
  }
}
