/** The dependencies of every part of the match host. */
import type { AnyGame } from '@skald/engine';
import type { Clock } from '../../clock.ts';
import type { Packing } from '../../dictionaries/game-dictionaries.ts';
import type { RulesFinder } from '../../editions/editions.ts';
import type { Store } from '../../storage/store.ts';
import type { UpTime } from '../clocks/up-time.ts';
import type { FaultPoints } from '../play/fault-points.ts';
import type { Audience, BotCaller } from './audience.ts';
import type { HostMeter } from './host-meter.ts';
import type { Peers } from './peers.ts';

export interface HostLimits {
  /** The most waiting commands of one match. */
  readonly queue: number;
  /** Steps of each stream kept for viewers who come back. */
  readonly ring: number;
  /** Answers between two snapshots. */
  readonly snapshotEvery: number;
  /** An idle match stays awake this long. */
  readonly idleMs: number;
  /** Matches awake at once before idle ones are put to sleep early. */
  readonly awake: number;
  /** An undo request stays open this long. */
  readonly undoRequestMs: number;
  /** The interval of heartbeats: a crash gives players at most this much extra time. */
  readonly beatMs: number;
  /** In matches with live clocks: a response window accepts no answer before this much time, whatever the hands hold. */
  readonly windowMs: number;
  /** By then, seats that have not answered pass. */
  readonly windowLimitMs: number;
  /** A house bot replaces a bot that takes longer than this for one answer. */
  readonly botAnswerMs: number;
}

/** Reports problems to operators. */
export interface HostLog {
  /** A row of a log contradicts the rules. */
  damaged(match: string, seq: number, reason: string): void;
  /** An exception, that is, a defect of the server. */
  failed(match: string, what: string, error: unknown): void;
}

export interface HostDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly rules: RulesFinder;
  /** The packing for all messages of a game. */
  readonly packing: (game: AnyGame) => Packing;
  readonly audience: Audience;
  readonly bots: BotCaller;
  readonly others: Peers;
  readonly log: HostLog;
  readonly meter: HostMeter;
  readonly limits: HostLimits;
  readonly faults: FaultPoints;
  readonly upTime: UpTime;
}
