export { Scenario } from './scenario.ts';
