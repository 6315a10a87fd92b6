/** What the load generator asks of a module that knows how to play on one kind of server. */

/** Whoever sits at a table, and whoever watches it. */
export type Role = 'seat' | 'spectator';

/** A match under way, with everybody connected. */
export interface Table {
  /** How many are told of each answer. */
  readonly viewers: number;
  /** Nobody can answer any more. */
  readonly over: boolean;
  /** A seat that is asked answers. The module then says through its surroundings what became of it. */
  answer(): void;
  leave(): void;
  /** Watches the match over a new connection, and gives the milliseconds until it was shown. Where the server sleeps, this wakes it. */
  wake?(): Promise<number>;
}

/** What a module tells the load generator. */
export interface Surroundings {
  /** Runs what opens a connection, so that its bytes are counted for the right role. */
  as<T>(role: Role, connect: () => T): T;
  /** The seat that answered knows that its answer counts. */
  acknowledged(): void;
  /** One viewer has been told of the answer. */
  told(): void;
  failed(reason: string): void;
}

export interface Setting {
  /** Where the server listens. */
  readonly url: string;
  /** What is played; Raids where nothing is said. */
  readonly game?: string;
  readonly seats: number;
  readonly spectators: number;
  /** So many answers are given, and mostly taken back, before the table counts as open: its log is long then. */
  readonly prelude?: number;
}

export interface Driver {
  open(setting: Setting, around: Surroundings): Promise<Table>;
}
