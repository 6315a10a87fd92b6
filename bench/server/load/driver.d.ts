/** The interface of a driver: a module that knows how to play on one kind of server. */

/** The roles of connections. */
export type Role = 'seat' | 'spectator';

/** A match under way, with everybody connected. */
export interface DrivenTable {
  /** The number of viewers that get each answer. */
  readonly viewers: number;
  /** True when the match is over. */
  readonly over: boolean;
  /** Makes a seat that is asked answer. The driver reports the outcome through `DriverDeps`. */
  answer(): void;
  leave(): void;
  /** Watches the match over a new connection; resolves with the milliseconds until it was shown. Wakes a sleeping match. */
  wake?(): Promise<number>;
}

/** What a driver reports to the load generator. */
export interface DriverDeps {
  /** Runs a function that opens a connection, so that its bytes count for the right role. */
  as<T>(role: Role, connect: () => T): T;
  /** The answer was acknowledged. */
  acknowledged(): void;
  /** One viewer has got the answer. */
  onStep(): void;
  failed(reason: string): void;
}

export interface TableSetting {
  /** The server's address. */
  readonly url: string;
  /** The game; Raids by default. */
  readonly game?: string;
  readonly seats: number;
  readonly spectators: number;
  /** This many answers are given, and mostly undone, before the table counts as open: this makes its log long. */
  readonly prelude?: number;
}

export interface Driver {
  open(setting: TableSetting, deps: DriverDeps): Promise<DrivenTable>;
}
