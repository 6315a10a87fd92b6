/** The analysis of finished matches. */

export { Analyser, type AnalysisSettings } from './analyser.ts';
export type {
  AnalysedDecision,
  Analysis,
  AnswerFound,
  AnswerMark,
  CurvePoint,
  TurningPoint,
} from './analysis.ts';
export { type Bucket, fittedSteepness, type KnownPosition, knownPositions, type Reliability, reliability } from './calibrate/chances.ts';
export { type CostReliability, costReliability, type KnownCost, knownCosts } from './calibrate/costs.ts';
export { type ChanceModel, chanceModel } from './chances.ts';
export type { Estimate } from './estimate.ts';
export { type Hint, type HintedAnswer, hintFor } from './hint.ts';
export type { Ledger } from './ledger.ts';
export type { RecordedStep } from './steps.ts';
export type { AnswerWords, ChosenItem } from './words.ts';
