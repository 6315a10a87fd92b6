/** What a conformance run found. */

export interface ConformanceFailure {
  readonly check: string;
  readonly message: string;
  /** Where it was found: enough to find it again. */
  readonly where: { readonly seats: number; readonly variant: unknown; readonly seed: number; readonly answers: number };
}

export interface ConformanceReport {
  readonly game: string;
  readonly games: number;
  readonly answers: number;
  readonly failures: readonly ConformanceFailure[];
  /** Content, decisions and options that were offered or exist, but were never used. */
  readonly unused: readonly string[];
}
