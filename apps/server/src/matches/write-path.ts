/** The write path: a move becomes a row, the row durable, and only then does anybody learn of it. */
import type { Seat } from '@skald/engine';
import type { Accepted } from '@skald/protocol';
import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Appended } from '../storage/append.ts';
import type { MatchLogRow } from '../storage/match-log.ts';
import { isOutage } from '../storage/outage.ts';
import type { AwakeMatch, Happening } from './awake-match.ts';
import { nextReading } from './clocks.ts';
import { isDamaged, movedOn, ourFault, storageAway, unknownMatch } from './commands.ts';
import type { HostContext } from './host-context.ts';
import { measured } from './host-meter.ts';
import { isDamage, isRewind, playRow, readingOf } from './log-walk.ts';
import { digestOf, type Move, waitedFor } from './position.ts';
import type { Sending } from './steps.ts';

/** What the row says beside the move. */
export interface Entry {
  readonly command: string;
  readonly by: MatchLogRow['by'];
  readonly decision: string | null;
  readonly answer: unknown;
}

/**
 * Is called when the player may know, before anybody else does. Gives the name under which the audience knows whom it has told of
 * everything that is to be sent; undefined where it told nobody.
 */
export type Acknowledge = (accepted: Accepted, sending?: Sending) => string | undefined;

/** Is called after each row, when everybody knows. */
type After = (match: AwakeMatch, happening: Happening) => Promise<void>;

export class WritePath {
  readonly #context: HostContext;
  readonly #after: After;

  constructor(context: HostContext, after: After) {
    this.#context = context;
    this.#after = after;
  }

  /** Writes a move down and lets it happen. Only ever called in the queue of the match. */
  async commit(match: AwakeMatch, move: Move, entry: Entry, acknowledge: Acknowledge): Promise<Accepted | Problem> {
    const { store, faults, log } = this.#context;
    const { row, happening } = this.#prepare(match, move, entry);
    await faults('applied');
    let appended: Appended;
    try {
      appended = await store.append(row);
    } catch (error) {
      log.failed(match.id, `row ${row.seq} cannot be written`, error);
      return ourFault;
    }
    if (appended.outcome === 'written') {
      await faults('committed');
      return await this.#happen(match, happening, acknowledge);
    }
    return this.#notWritten(match, move, appended, acknowledge);
  }

  /** Where an append had no clear outcome, or another server wrote: the log says what is true. */
  async catchUp(match: AwakeMatch): Promise<Problem | undefined> {
    try {
      const rows = await this.#context.store.readLog(match.id, match.position.seq);
      this.#context.upTime.cameBack(this.#context.clock.now());
      const whole = rows.some(isRewind) ? await this.#context.store.readLog(match.id) : rows;
      // What had no clear outcome may have been written here.
      const isOwn = match.isDoubtful || !this.#context.others.areThere;
      for (const row of rows) {
        const problem = await this.#follow(match, row, whole, isOwn);
        if (problem) return problem;
      }
      match.isDoubtful = false;
      return undefined;
    } catch (error) {
      match.isDoubtful = true;
      if (!isOutage(error)) this.#context.log.failed(match.id, 'its log cannot be read', error);
      return storageAway;
    }
  }

  /** A command that was carried out before gets the same result, with the place where the match stands now. */
  again(match: AwakeMatch, seat: Seat, acknowledge: Acknowledge): Accepted {
    const accepted = acceptedAt(match, seat);
    acknowledge(accepted);
    return accepted;
  }

  #prepare(match: AwakeMatch, move: Move, { command, by, decision, answer }: Entry): { row: MatchLogRow; happening: Happening } {
    const { clock, upTime } = this.#context;
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
    const row: MatchLogRow = {
      matchId: match.id,
      seq: move.after.seq,
      commandId: command,
      seat: move.seat,
      by,
      decision,
      answer,
      undo: move.kind !== 'answer',
      facts: move.facts,
      digest: digestOf(move.after),
      waiting: running,
      banksMs: reading.banks,
      at,
    };
    return { row, happening: { move, reading, elapsed: upTime.between(match.shown.at, at), by, command, isOwn: true } };
  }

  async #happen(match: AwakeMatch, happening: Happening, acknowledge: Acknowledge): Promise<Accepted> {
    const { faults, audience, meter } = this.#context;
    const sending = match.take(happening);
    audience.prepare(match.id, sending);
    // Answers that were committed together get here together: all are worked out before the first is sent, which both take better.
    await faults('replaced');
    const accepted = acceptedAt(match, happening.move.seat);
    const told = acknowledge(accepted, sending);
    await faults('acknowledged');
    measured(meter, 'broadcast', () => match.send(sending, audience, told));
    await faults('broadcast');
    await this.#afterwards(match, happening);
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
        return behind ?? this.again(match, move.seat, acknowledge);
      }
      case 'conflict':
        return (await this.catchUp(match)) ?? movedOn;
      case 'busy':
        return problem('busy', 'The storage has too much to write.', appended.retryAfterMs);
      case 'unavailable':
        match.isDoubtful = true;
        this.#context.upTime.wentAway(this.#context.clock.now());
        return problem('busy', storageAway.reason, appended.retryAfterMs);
      case 'unknown-match':
        match.closed = 'ended';
        return unknownMatch;
    }
  }

  /** Lets a row happen that is in the log already. */
  async #follow(match: AwakeMatch, row: MatchLogRow, whole: readonly MatchLogRow[], isOwn: boolean): Promise<Problem | undefined> {
    const move = playRow(match.record, match.position, row, whole);
    const reason = isDamage(move) ? move.reason : digestOf(move.after) === row.digest ? undefined : 'the digest differs';
    if (isDamage(move) || reason !== undefined) {
      match.closed = 'damaged';
      this.#context.log.damaged(match.id, row.seq, reason ?? '');
      return isDamaged;
    }
    const elapsed = this.#context.upTime.between(match.shown.at, row.at);
    const happening = { move, reading: readingOf(row, move.after), elapsed, by: row.by, command: row.commandId, isOwn };
    match.send(match.take(happening), this.#context.audience);
    await this.#afterwards(match, happening);
    return undefined;
  }

  /** The row is written and told: whatever fails from here on does not make it undone. */
  async #afterwards(match: AwakeMatch, happening: Happening): Promise<void> {
    try {
      await this.#after(match, happening);
    } catch (error) {
      if (!isOutage(error)) this.#context.log.failed(match.id, `after row ${happening.move.after.seq}`, error);
    }
  }
}

function acceptedAt(match: AwakeMatch, seat: Seat): Accepted {
  return { accepted: true, ...match.streams.cursorOf(seat) };
}
