/** What the judgements were measured to mean: `skald analyse --calibrate <game>` prints these numbers (docs/bots.md). */

export interface Calibration {
  /** For each stage of a match, how fast the chance to win grows with the judged lead; the last counts for all later stages. */
  readonly steepness: readonly number[];
  /** By how much chances were off on average in matches with known ends. */
  readonly doubt: number;
}

/** Of a game that nobody has measured. */
export const UNMEASURED: Calibration = { steepness: [0.5], doubt: 0.15 };

export const CALIBRATION: Readonly<Record<string, Calibration>> = {
  raids: { steepness: [0.6, 0.8, 1, 1.5], doubt: 0.1 },
  'blood-rage': { steepness: [0.4, 0.6, 1], doubt: 0.1 },
  valda: { steepness: [0.3, 0.4, 0.5, 0.6, 0.8, 1], doubt: 0.1 },
  'lords-of-ragnarok': { steepness: [0.5], doubt: 0.15 },
};
