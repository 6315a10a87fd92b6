/** The matches in memory: woken when somebody needs them, put to sleep when nobody does. */
import type { Seat } from '@skald/engine';
import { isProblem, type Problem, problem } from '../problem.ts';
import { isOutage } from '../storage/outage.ts';
import { AwakeMatch } from './awake-match.ts';
import { isDamaged, ourFault, storageAway, unknownMatch } from './commands.ts';
import { DelayedSpectators } from './delayed-spectators.ts';
import { playedOut } from './ending.ts';
import type { HostContext } from './host-context.ts';
import { isDamage, playRow, readingOf } from './log-walk.ts';
import { loadRecord, type MatchRecord, type NoRecord } from './match-record.ts';
import { digestOf, isMatchOver } from './position.ts';
import { writeSnapshot } from './snapshots.ts';
import { withTimeouts } from './timeouts.ts';
import { type Woken, wake } from './wake.ts';

const NO_RECORD: Readonly<Record<NoRecord, Problem>> = {
  unknown: unknownMatch,
  'not-started': problem('wrong-status', 'This match has not started yet.'),
  'unknown-game': problem('unknown-game', 'This game is not known here.'),
  'other-rules': problem('wrong-status', 'This match was played by other rules than are known here.'),
};

export class AwakeMatches {
  readonly #context: HostContext;
  readonly #onWake: (match: AwakeMatch) => void;
  readonly #awake = new Map<string, AwakeMatch>();
  readonly #waking = new Map<string, Promise<AwakeMatch | Problem>>();
  readonly #snapshots = new Set<Promise<void>>();
  /** Matches whose log is damaged: looked at once, and then left alone. */
  readonly #damagedIds = new Set<string>();

  constructor(context: HostContext, onWake: (match: AwakeMatch) => void) {
    this.#context = context;
    this.#onWake = onWake;
  }

  get size(): number {
    return this.#awake.size;
  }

  /** How many commands wait or run, in all matches together. */
  get depth(): number {
    return [...this.#awake.values()].reduce((sum, match) => sum + match.queue.depth, 0);
  }

  find(id: string): AwakeMatch | undefined {
    return this.#awake.get(id);
  }

  /** The match where it is awake or on its way to be; nothing is woken. */
  async findSoon(id: string): Promise<AwakeMatch | undefined> {
    const match = this.#awake.get(id) ?? (await this.#waking.get(id));
    return match && !isProblem(match) ? match : undefined;
  }

  all(): readonly AwakeMatch[] {
    return [...this.#awake.values()];
  }

  /** The match, woken if need be; two who ask at once wake it once. */
  async get(id: string): Promise<AwakeMatch | Problem> {
    const match = this.#awake.get(id);
    if (match) {
      match.touchedAt = this.#context.clock.now();
      return match;
    }
    if (this.#damagedIds.has(id)) return isDamaged;
    return this.#waking.get(id) ?? this.#wakeOnce(id);
  }

  substitutions(account: string): ReadonlyMap<string, readonly Seat[]> {
    const seats = new Map<string, Seat[]>();
    for (const match of this.#awake.values()) {
      for (const [seat, substitute] of match.substitutes) {
        if (substitute === account) seats.set(match.id, [...(seats.get(match.id) ?? []), seat]);
      }
    }
    return seats;
  }

  /** Writes a snapshot where one is due; nobody waits for it. */
  snapshotIfDue(match: AwakeMatch, every: number): void {
    const { calm } = match;
    if (!calm || calm.seq - match.snapshotSeq < every) return;
    match.snapshotSeq = calm.seq;
    const { store, clock, log } = this.#context;
    const written = writeSnapshot(store, match.id, calm, clock.now(), match.record.spectators.delayMs)
      .catch((error: unknown) => {
        if (!isOutage(error)) log.failed(match.id, 'no snapshot could be written', error);
      })
      .finally(() => this.#snapshots.delete(written));
    this.#snapshots.add(written);
  }

  /** Whoever wrote the row by which a snapshot became due writes that too. */
  leaveSnapshot(match: AwakeMatch, every: number): void {
    const { calm } = match;
    if (calm && calm.seq - match.snapshotSeq >= every) match.snapshotSeq = calm.seq;
  }

  /** Puts matches to sleep that nobody has needed for long; more of them where too many are awake. */
  sleepIdle(): number {
    const { clock, limits, audience } = this.#context;
    const asleep: AwakeMatch[] = [];
    const byAge = [...this.#awake.values()].sort((a, b) => a.touchedAt - b.touchedAt);
    for (const match of byAge) {
      const tooMany = this.#awake.size - asleep.length > limits.awake;
      const idle = clock.now() - match.touchedAt >= limits.idleMs;
      if ((idle || tooMany) && isQuiet(match) && !audience.isWatched(match.id)) asleep.push(match);
    }
    for (const match of asleep) this.#sleep(match);
    return asleep.length;
  }

  /** Finishes what was accepted and lets everything go. */
  async stop(): Promise<void> {
    await Promise.all([...this.#waking.values()]);
    await Promise.all([...this.#awake.values()].map((match) => match.queue.drain()));
    for (const match of this.#awake.values()) this.#sleep(match);
    await Promise.all([...this.#snapshots]);
  }

  #sleep(match: AwakeMatch): void {
    match.delayed?.stop();
    if (!match.closed) this.snapshotIfDue(match, 1);
    this.#awake.delete(match.id);
  }

  #wakeOnce(id: string): Promise<AwakeMatch | Problem> {
    const waking = this.#wake(id).finally(() => this.#waking.delete(id));
    this.#waking.set(id, waking);
    return waking;
  }

  async #wake(id: string): Promise<AwakeMatch | Problem> {
    const { store, clock, find, log, upTime } = this.#context;
    try {
      const now = clock.now();
      const [record, memory] = await Promise.all([loadRecord(store, find, id), store.readMemory(id, now)]);
      if (typeof record === 'string') return NO_RECORD[record];
      const woken = await wake(store, record, memory, now - record.spectators.delayMs);
      // Where no clock runs it never plays for anybody.
      const chairs = record.clock.kind === 'none' ? record.chairs : await withTimeouts(store, id, record.chairs);
      upTime.cameBack(clock.now());
      const match = isDamage(woken) ? this.#damaged(record, woken.damaged, woken.reason) : this.#awaken(record, woken);
      if (isProblem(match)) return match;
      match.chairs = chairs;
      this.#awake.set(id, match);
      this.#onWake(match);
      return match;
    } catch (error) {
      if (isOutage(error)) return storageAway;
      log.failed(id, 'it cannot be woken', error);
      return ourFault;
    }
  }

  #awaken(record: MatchRecord, woken: Woken): AwakeMatch | Problem {
    const { clock, limits, audience } = this.#context;
    const match = new AwakeMatch(record, woken, limits, clock.now());
    if (record.spectators.delayMs > 0) {
      const send = (step: Parameters<typeof audience.toSpectators>[2]): void => audience.toSpectators(match.id, match.streams.epoch, step);
      match.delayed = new DelayedSpectators(clock, match.picture(), send);
    }
    for (const row of woken.later) {
      const move = playRow(record, match.position, row, woken.rows);
      if (isDamage(move)) return this.#damaged(record, move.damaged, move.reason);
      if (digestOf(move.after) !== row.digest) return this.#damaged(record, row.seq, 'the digest differs');
      const elapsed = this.#context.upTime.between(match.shown.at, row.at);
      const { public: step } = match.take({ move, reading: readingOf(row, move.after), elapsed, by: row.by, command: row.commandId });
      if (step) match.sendToSpectators(step, audience);
    }
    if (record.status !== 'running') match.closed = 'ended';
    if (isMatchOver(match.position)) {
      match.closed = 'over';
      match.ending = playedOut(record, match.position.state);
      match.result = { standings: match.ending.standings };
    }
    return match;
  }

  /** Never played on in silence: counted, told with its address, and closed. */
  #damaged(record: MatchRecord, seq: number, reason: string): Problem {
    this.#context.log.damaged(record.id, seq, reason);
    this.#damagedIds.add(record.id);
    return isDamaged;
  }
}

/** Nothing is under way that sleep would lose. */
function isQuiet(match: AwakeMatch): boolean {
  return match.queue.depth === 0 && !match.undoRequest && !match.isDoubtful && (match.delayed?.isCurrent ?? true);
}
