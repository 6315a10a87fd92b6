/** The write path: a move becomes a row, the row durable, and only then is anything sent. */
import { isDeepStrictEqual } from 'node:util';
import { isEditionProblem } from '@skald/editions';
import { type Move, rowOf, type Seat } from '@skald/engine';
import type { Accepted } from '@skald/protocol';
import type { Problem } from '../../problem.ts';
import { problem } from '../../problem.ts';
import type { Appended } from '../../storage/log/append-queue.ts';
import type { CommitBatch } from '../../storage/log/commit-batch.ts';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';
import { isOutage } from '../../storage/outage.ts';
import { nextReading } from '../clocks/clocks.ts';
import type { AwakeMatch, CommittedMove } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import { measured } from '../host/host-meter.ts';
import { recordKnowing } from '../host/match-record.ts';
import { isLogCorruption, playCheckedRow, readingOf } from '../log/log-walk.ts';
import { isRewind, logRowOf, storedRow } from '../log/stored-row.ts';
import type { Outbound } from '../streams/steps.ts';
import { commandIn } from './command-records.ts';
import { commandReused, isDamaged, movedOn, ourFault, storageAway, unknownMatch } from './commands.ts';
import { waitedFor } from './position.ts';

/** Who sent the move, and with which command. */
export interface CommandOrigin {
  readonly command: string;
  readonly by: MatchLogRow['by'];
}

/** Called when the player may know that the command counts, before anything is sent to the others; `outbound` is what will be. */
export type Acknowledge = (accepted: Accepted, outbound?: Outbound) => void;

/** Called after each row, when it is sent to everybody. */
type After = (match: AwakeMatch, committed: CommittedMove) => Promise<void>;

export class WritePath {
  readonly #deps: HostDeps;
  readonly #after: After;

  constructor(deps: HostDeps, after: After) {
    this.#deps = deps;
    this.#after = after;
  }

  /** Writes a move to the log, applies and sends it. Called in the queue of the match only. */
  async commit(match: AwakeMatch, move: Move, origin: CommandOrigin, acknowledge: Acknowledge): Promise<Accepted | Problem> {
    const { store, faults, log } = this.#deps;
    const { row, committed } = this.#prepare(match, move, origin);
    await faults('applied');
    let appended: Appended;
    try {
      appended = await store.appendInBatch(row);
    } catch (error) {
      log.failed(match.id, `row ${row.seq} cannot be written`, error);
      return ourFault;
    }
    if (appended.outcome !== 'written') return this.#notWritten(match, move, appended, acknowledge);
    const outbound = await this.#apply(match, committed, appended.batch);
    return await this.#send(match, committed, outbound, acknowledge);
  }

  /** Reads from the log what was written without our knowing: an append had no clear outcome, or another server wrote. */
  async catchUp(match: AwakeMatch): Promise<Problem | undefined> {
    try {
      const rows = await this.#deps.store.readLog(match.id, match.position.seq);
      this.#deps.upTime.cameBack(this.#deps.clock.now());
      const known = await recordKnowing(this.#deps.rules, match.record, rows);
      if (isEditionProblem(known)) return known;
      match.record = known;
      const whole = rows.some(isRewind) ? await this.#deps.store.readLog(match.id) : rows;
      // What had no clear outcome may have been written here.
      const isOwn = match.needsLogSync || !this.#deps.others.areThere;
      for (const row of rows) {
        const problem = await this.#follow(match, row, whole, isOwn);
        if (problem) return problem;
      }
      match.needsLogSync = false;
      return undefined;
    } catch (error) {
      match.needsLogSync = true;
      if (!isOutage(error)) this.#deps.log.failed(match.id, 'its log cannot be read', error);
      return storageAway;
    }
  }

  /** Acknowledges a command that was carried out before, with the cursor of the match now. */
  again(match: AwakeMatch, seat: Seat, acknowledge: Acknowledge): Accepted {
    const accepted = acceptedAt(match, seat);
    acknowledge(accepted);
    return accepted;
  }

  #prepare(match: AwakeMatch, move: Move, { command, by }: CommandOrigin): { row: MatchLogRow; committed: CommittedMove } {
    const { clock, upTime } = this.#deps;
    const at = Math.max(clock.now(), match.reading.at);
    const running = waitedFor(move.after.state);
    const reading = nextReading(match.record.clock, match.reading, {
      at,
      elapsed: upTime.between(match.reading.at, at),
      seat: move.seat,
      kind: move.kind,
      running,
      bots: match.botSeats,
    });
    const beside = { matchId: match.id, commandId: command, by, waiting: running, banksMs: reading.banks, at };
    const row = storedRow(rowOf(move), move.reopens, beside);
    return { row, committed: { move, reading, elapsed: upTime.between(match.shown.at, at), by, command, isOwn: true } };
  }

  /** Changes the match in memory; done when that is so for all matches whose rows were committed together. */
  async #apply(match: AwakeMatch, committed: CommittedMove, batch: CommitBatch | undefined): Promise<Outbound> {
    const { faults, audience } = this.#deps;
    let outbound: Outbound;
    try {
      await faults('committed');
      outbound = match.apply(committed);
      audience.prepare(match.id, outbound);
    } finally {
      batch?.applied();
    }
    await batch?.endOfBatch();
    await faults('replaced');
    return outbound;
  }

  async #send(match: AwakeMatch, committed: CommittedMove, outbound: Outbound, acknowledge: Acknowledge): Promise<Accepted> {
    const { faults, audience, meter } = this.#deps;
    const accepted = acceptedAt(match, seatOf(committed.move));
    acknowledge(accepted, outbound);
    await faults('acknowledged');
    measured(meter, 'broadcast', () => match.send(outbound, audience));
    await faults('broadcast');
    await this.#afterwards(match, committed);
    return accepted;
  }

  async #notWritten(
    match: AwakeMatch,
    move: Move,
    appended: Exclude<Appended, { outcome: 'written' }>,
    acknowledge: Acknowledge,
  ): Promise<Accepted | Problem> {
    switch (appended.outcome) {
      case 'repeated': {
        const behind = appended.row.seq > match.position.seq ? await this.catchUp(match) : undefined;
        if (behind) return behind;
        return isSameMove(appended.row, move) ? this.again(match, seatOf(move), acknowledge) : commandReused;
      }
      case 'conflict':
        return (await this.catchUp(match)) ?? movedOn;
      case 'busy':
        return problem('busy', 'The storage has too much to write.', appended.retryAfterMs);
      case 'unavailable':
        match.needsLogSync = true;
        this.#deps.upTime.wentAway(this.#deps.clock.now());
        return problem('busy', storageAway.reason, appended.retryAfterMs);
      case 'unknown-match':
        match.closed = 'ended';
        return unknownMatch;
    }
  }

  /** Applies and sends a row that is in the log already. */
  async #follow(match: AwakeMatch, row: MatchLogRow, whole: readonly MatchLogRow[], isOwn: boolean): Promise<Problem | undefined> {
    const move = playCheckedRow(match.record, match.position, row, whole);
    if (isLogCorruption(move)) {
      match.closed = 'damaged';
      this.#deps.log.damaged(match.id, move.damaged, move.reason);
      return isDamaged;
    }
    const elapsed = this.#deps.upTime.between(match.shown.at, row.at);
    const committed = { move, reading: readingOf(row, move.after), elapsed, by: row.by, command: row.commandId, isOwn };
    match.send(match.apply(committed), this.#deps.audience);
    await this.#afterwards(match, committed);
    return undefined;
  }

  /** The row is written and sent: a failure from here on does not take it back. */
  async #afterwards(match: AwakeMatch, committed: CommittedMove): Promise<void> {
    try {
      await this.#after(match, committed);
    } catch (error) {
      if (!isOutage(error)) this.#deps.log.failed(match.id, `after row ${committed.move.after.seq}`, error);
    }
  }
}

/** Who sent a move that is written here. Changes of edition are written by `moveMatch`. */
function seatOf({ seat }: Move): Seat {
  if (seat === null) throw new Error('no seat has sent this');
  return seat;
}

function acceptedAt(match: AwakeMatch, seat: Seat): Accepted {
  return { accepted: true, ...match.streams.cursorOf(seat) };
}

/** Is the row that was written under this command the same move? Two servers may list the consent to going back in different orders. */
function isSameMove(row: MatchLogRow, { entry }: Move): boolean {
  const past = commandIn(logRowOf(row));
  const now = commandIn(entry);
  return past.kind === now.kind && past.decision === now.decision && isDeepStrictEqual(past.answer, now.answer);
}
