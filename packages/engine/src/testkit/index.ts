/** The testkit: what tests of any game are written with. */
export { type ConformanceSettings, conformance, type Failure, type Report } from './conformance/index.ts';
export { holmgang } from './holmgang/index.ts';
export { Scenario } from './scenario.ts';
