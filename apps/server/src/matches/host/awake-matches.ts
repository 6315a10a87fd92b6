/** The matches in memory: wakes them when needed, and puts them to sleep when idle. */
import { isEditionProblem } from '@skald/editions';
import type { Seat } from '@skald/engine';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { isOutage } from '../../storage/outage.ts';
import { withTimeouts } from '../clocks/past-timeouts.ts';
import { isLogCorruption, playCheckedRow, readingOf } from '../log/log-walk.ts';
import { writeSnapshot } from '../log/snapshots.ts';
import { type Woken, wake } from '../log/wake.ts';
import { latestCommands } from '../play/command-records.ts';
import { isDamaged, notStarted, ourFault, storageAway, unknownMatch } from '../play/commands.ts';
import { isMatchOver } from '../play/position.ts';
import { DelayedSpectators } from '../streams/delayed-spectators.ts';
import { AwakeMatch } from './awake-match.ts';
import { playedOut } from './ending.ts';
import type { HostDeps } from './host-deps.ts';
import { isRecord, loadRecord, type MatchRecord, type NoRecord } from './match-record.ts';

const NO_RECORD: Readonly<Record<Extract<NoRecord, string>, Problem>> = {
  unknown: unknownMatch,
  'not-started': notStarted,
  'unknown-game': problem('unknown-game', 'This game is not known here.'),
};

export class AwakeMatches {
  readonly #deps: HostDeps;
  readonly #onWake: (match: AwakeMatch) => void;
  readonly #awake = new Map<string, AwakeMatch>();
  readonly #waking = new Map<string, Promise<AwakeMatch | Problem>>();
  readonly #snapshots = new Set<Promise<void>>();
  /** Matches whose log is damaged; they are not read again. */
  readonly #damagedIds = new Set<string>();

  constructor(deps: HostDeps, onWake: (match: AwakeMatch) => void) {
    this.#deps = deps;
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

  /** The match, if it is awake. Keeps it awake for a while. */
  use(id: string): AwakeMatch | undefined {
    const match = this.#awake.get(id);
    if (match) match.touchedAt = this.#deps.clock.now();
    return match;
  }

  /** The match, if it is awake or being woken. */
  async findSoon(id: string): Promise<AwakeMatch | undefined> {
    const match = this.#awake.get(id) ?? (await this.#waking.get(id));
    return match && !isProblem(match) ? match : undefined;
  }

  all(): readonly AwakeMatch[] {
    return [...this.#awake.values()];
  }

  /** The match, woken if it sleeps; concurrent callers wake it once. */
  async get(id: string): Promise<AwakeMatch | Problem> {
    const match = this.use(id);
    if (match) return match;
    if (this.#damagedIds.has(id)) return isDamaged;
    const waking = this.#waking.get(id);
    if (!waking) return this.#wakeOnce(id);
    const woken = await waking;
    // That read may predate the start of the match; the next one does not.
    return woken === notStarted ? (this.#waking.get(id) ?? this.#wakeOnce(id)) : woken;
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

  /** Writes a snapshot if one is due, in the background. */
  snapshotIfDue(match: AwakeMatch, every: number): void {
    const { snapshotPoint } = match;
    if (!snapshotPoint || snapshotPoint.seq - match.snapshotSeq < every) return;
    match.snapshotSeq = snapshotPoint.seq;
    const { store, clock, log } = this.#deps;
    const written = writeSnapshot(
      store,
      match.id,
      { position: snapshotPoint, history: match.keptHistory() },
      clock.now(),
      match.record.spectators.delayMs,
    )
      .catch((error: unknown) => {
        if (!isOutage(error)) log.failed(match.id, 'no snapshot could be written', error);
      })
      .finally(() => this.#snapshots.delete(written));
    this.#snapshots.add(written);
  }

  /** Leaves a due snapshot to the server that wrote the row. */
  leaveSnapshot(match: AwakeMatch, every: number): void {
    const { snapshotPoint } = match;
    if (snapshotPoint && snapshotPoint.seq - match.snapshotSeq >= every) match.snapshotSeq = snapshotPoint.seq;
  }

  /** Puts idle matches to sleep; more of them while too many are awake. */
  sleepIdle(): number {
    const { clock, limits, audience } = this.#deps;
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

  /** Finishes accepted commands and puts all matches to sleep. */
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
    const { store, clock, rules, log, upTime } = this.#deps;
    try {
      const now = clock.now();
      const reads = [loadRecord(store, rules, id), store.readMemory(id, now), latestCommands(store, id)] as const;
      const [record, memory, commands] = await Promise.all(reads);
      if (!isRecord(record)) return typeof record === 'string' ? NO_RECORD[record] : record;
      const woken = await wake(store, rules, record, memory, now - record.spectators.delayMs);
      if (isEditionProblem(woken)) return woken;
      // A match without clocks has no timeouts.
      const seatStates = record.clock.kind === 'none' ? record.seatStates : await withTimeouts(store, id, record.seatStates);
      upTime.cameBack(clock.now());
      const match = isLogCorruption(woken) ? this.#damaged(record, woken.damaged, woken.reason) : this.#awaken(woken);
      if (isProblem(match)) return match;
      match.seatStates = seatStates;
      match.rememberSeatCommands(commands);
      this.#awake.set(id, match);
      this.#onWake(match);
      return match;
    } catch (error) {
      if (isOutage(error)) return storageAway;
      log.failed(id, 'it cannot be woken', error);
      return ourFault;
    }
  }

  #awaken(woken: Woken): AwakeMatch | Problem {
    const { record } = woken;
    const { clock, limits, audience, packing } = this.#deps;
    const match = new AwakeMatch(woken, packing(record.game), limits, clock.now());
    if (record.spectators.delayMs > 0) {
      const send = (step: Parameters<typeof audience.toSpectators>[2]): void => audience.toSpectators(match.id, match.streams.epoch, step);
      match.delayed = new DelayedSpectators(clock, match.picture(), send);
    }
    for (const row of woken.later) {
      const move = playCheckedRow(record, match.position, row, woken.rows);
      if (isLogCorruption(move)) return this.#damaged(record, move.damaged, move.reason);
      const elapsed = this.#deps.upTime.between(match.shown.at, row.at);
      const { public: step } = match.apply({ move, reading: readingOf(row, move.after), elapsed, by: row.by, command: row.commandId });
      if (step) match.sendToSpectators(step, audience);
    }
    if (record.status !== 'running') {
      match.closed = 'ended';
      match.endedAt = record.finishedAt ?? undefined;
      match.ending = {
        status: record.status === 'aborted' ? 'aborted' : 'finished',
        reason: record.endReason,
        standings: record.standings,
      };
    }
    if (isMatchOver(match.position)) {
      match.closed = 'over';
      if (record.status !== 'aborted') match.ending = playedOut(match.record, match.position.state);
      match.result = { standings: match.record.game.standings(match.position.state) };
    }
    return match;
  }

  /** Reports the damaged row and closes the match for play. */
  #damaged(record: MatchRecord, seq: number, reason: string): Problem {
    this.#deps.log.damaged(record.id, seq, reason);
    this.#damagedIds.add(record.id);
    return isDamaged;
  }
}

/** Is nothing under way that would be lost in sleep? */
function isQuiet(match: AwakeMatch): boolean {
  const isWaiting = match.undoRequest !== undefined || match.botsAsked.size > 0;
  return match.queue.depth === 0 && !isWaiting && !match.needsLogSync && (match.delayed?.isCurrent ?? true);
}
