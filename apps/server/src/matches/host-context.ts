/** What every part of the match host works with. */
import type { AnyGame } from '@skald/engine';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';
import type { Audience, BotCaller } from './audience.ts';
import type { FaultPoints } from './fault-points.ts';
import type { HostMeter } from './host-meter.ts';
import type { Others } from './others.ts';
import type { UpTime } from './up-time.ts';

export interface HostLimits {
  /** Commands of one match that may wait. */
  readonly queue: number;
  /** Steps of each stream that are kept for who comes back. */
  readonly ring: number;
  /** Answers between two snapshots. */
  readonly snapshotEvery: number;
  /** How long a match stays awake with nothing to do. */
  readonly idleMs: number;
  /** Matches awake at once before idle ones are put to sleep early. */
  readonly awake: number;
  /** How long a request to go back stands. */
  readonly undoRequestMs: number;
  /** How often the server writes down that it is up: at most so much time is given to players after a crash. */
  readonly beatMs: number;
  /** In matches with live clocks: no answer in a response window is taken before so much time, whoever has something to say. */
  readonly windowMs: number;
  /** And by then whoever has not answered passes. */
  readonly windowLimitMs: number;
}

/** Is told what operators want to know. */
export interface HostLog {
  /** A row of a log that the rules do not give. */
  damaged(match: string, seq: number, reason: string): void;
  /** An exception: a defect of ours. */
  failed(match: string, what: string, error: unknown): void;
}

export interface HostContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly find: (slug: string) => AnyGame | undefined;
  readonly audience: Audience;
  readonly bots: BotCaller;
  readonly others: Others;
  readonly log: HostLog;
  readonly meter: HostMeter;
  readonly limits: HostLimits;
  readonly faults: FaultPoints;
  readonly upTime: UpTime;
}
