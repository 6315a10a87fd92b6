/** Rings the alarms of matches, and puts idle matches to sleep at regular intervals. */
import type { Timer } from '../../../clock.ts';
import { isProblem } from '../../../problem.ts';
import { type ClockKeeper, isAbsent } from '../../clocks/clock-keeper.ts';
import type { Deadlines } from '../../clocks/deadlines.ts';
import { owedDeadlines } from '../../log/recovery.ts';
import type { Windows } from '../../windows/windows.ts';
import type { AwakeMatches } from '../awake-matches.ts';
import type { MatchAccess } from '../commands/match-access.ts';
import type { RunInQueue } from '../commands/match-queue.ts';
import type { HostDeps } from '../host-deps.ts';

const SWEEP_MS = 10_000;
const RETRY_MS = 10_000;

interface AlarmDeps {
  readonly host: HostDeps;
  readonly matches: AwakeMatches;
  readonly access: MatchAccess;
  readonly windows: Windows;
  readonly clocks: ClockKeeper;
  readonly deadlines: Deadlines;
  readonly inQueue: RunInQueue;
  /** Takes up changes of edition that an operator has made. */
  readonly lookForEditions: () => Promise<void>;
}

export class Alarms {
  readonly #deps: AlarmDeps;
  #sweep: Timer | undefined;

  constructor(deps: AlarmDeps) {
    this.#deps = deps;
  }

  startSweeping(): void {
    this.#sweep = this.#deps.host.clock.after(SWEEP_MS, () => {
      this.#deps.matches.sleepIdle();
      void this.#deps.lookForEditions();
      this.startSweeping();
    });
  }

  stopSweeping(): void {
    this.#sweep?.cancel();
  }

  /** Sets the alarms of the running matches that this server looks after. */
  async takeOver(): Promise<void> {
    const { host, matches, access, clocks, deadlines, inQueue } = this.#deps;
    const owed = await owedDeadlines(host);
    for (const { match, inMs } of access.isClosed ? [] : owed) {
      const awake = matches.find(match);
      if (!awake) deadlines.set(match, inMs);
      else if (awake.seatStates.some(isAbsent)) void inQueue(awake, async () => clocks.handOverAbsent(awake));
    }
  }

  /** The alarm of a match rang. Answers that its response window has held enter the queue before the clock acts. */
  async ring(id: string): Promise<void> {
    const { access, windows, clocks, deadlines, inQueue } = this.#deps;
    const match = access.useAwake(id) ?? (await access.enter(id));
    if (isProblem(match)) {
      if (match.retryAfterMs !== undefined && !access.isClosed) deadlines.set(id, match.retryAfterMs);
      return;
    }
    windows.open(match);
    const failed = await inQueue(match, async () => clocks.ring(match));
    if (isProblem(failed)) deadlines.set(id, failed.retryAfterMs ?? RETRY_MS);
  }
}
