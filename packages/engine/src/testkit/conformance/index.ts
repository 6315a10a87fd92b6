export { type ConformanceSettings, conformance } from './conformance.ts';
export type { ConformancePlayer } from './player.ts';
export type { ConformanceFailure, ConformanceReport } from './report.ts';
