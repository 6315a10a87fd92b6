export { type ConformanceSettings, conformance } from './conformance.ts';
export type { Failure, Report } from './report.ts';
