/** The testkit: what tests of any game are written with. */
export type { StepRef } from './breakpoint.ts';
export {
  type ConformanceFailure,
  type ConformancePlayer,
  type ConformanceReport,
  type ConformanceSettings,
  conformance,
} from './conformance/index.ts';
export { holmgang } from './holmgang/index.ts';
export type { Named, Who } from './names.ts';
export { Scenario } from './scenario.ts';
