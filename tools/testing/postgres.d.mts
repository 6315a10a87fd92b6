/** PostgreSQL for tests and benches: clusters in temporary folders, and databases on a server. */

export interface PostgresCluster {
  readonly url: string;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
  /** The same before it returns, for a process that is about to end. */
  stopNow(): void;
}

export interface OwnDatabase {
  readonly url: string;
  run(sql: string, values?: readonly unknown[]): Promise<void>;
  drop(): Promise<void>;
}

export declare function newestPostgres(): Promise<string | undefined>;
export declare function startPostgres(
  binaries: string,
  options?: { readonly password?: string | undefined; readonly settings?: string },
): Promise<PostgresCluster>;
export declare function makeDatabase(serverUrl: string, name: string): Promise<OwnDatabase>;
