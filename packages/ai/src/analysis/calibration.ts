/** What the judgements were measured to mean: `skald analyse --calibrate <game>` prints these numbers (docs/bots.md). */

export interface Calibration {
  /** For each stage of a match, how fast the chance to win grows with the judged lead; the last counts for all later stages. */
  readonly steepness: { readonly two: readonly number[]; readonly more: readonly number[] };
  /** By how much chances were off on average in matches with known ends. */
  readonly doubt: number;
  /** How much of a cost that is said comes true when both answers are played to the end. */
  readonly slope: number;
  /** The standard deviation of true costs from those: the judgement is no more exact than this. */
  readonly noise: number;
}

/** Of a game that nobody has measured. */
export const UNMEASURED: Calibration = { steepness: { two: [0.5], more: [0.5] }, doubt: 0.15, slope: 0.7, noise: 0.15 };

export const CALIBRATION: Readonly<Record<string, Calibration>> = {
  raids: { steepness: { two: [0.49, 0.39, 0.84, 1.34], more: [0.42, 0.74, 1.04, 2.29] }, doubt: 0.05, slope: 0.95, noise: 0.17 },
  'blood-rage': { steepness: { two: [0.14, 0.22, 0.53], more: [0.24, 0.26, 0.6] }, doubt: 0.04, slope: 0.9, noise: 0.11 },
  valda: {
    steepness: { two: [0.16, 0.15, 0.25, 0.33, 0.52, 0.75], more: [0.21, 0.28, 0.35, 0.52, 0.73, 0.89] },
    doubt: 0.03,
    slope: 1,
    noise: 0.04,
  },
  'lords-of-ragnarok': { steepness: { two: [0.36], more: [0.36] }, doubt: 0.11, slope: 0.7, noise: 0.15 },
};
