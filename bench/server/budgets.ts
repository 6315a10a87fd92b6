/** The budgets of the server: hard limits and targets. */
import { judge, type Limit, type LimitCheck } from '../harness/limits.ts';
import type { Figure } from '../harness/statistics.ts';
import type { OwnName } from './figures.ts';

const BUDGETS: readonly Limit<OwnName>[] = [
  { level: 'must', figure: 'share', least: 0.35 },
  { level: 'aim', figure: 'share', least: 0.7 },
  { level: 'must', figure: 'multiple', below: 2.5 },
  { level: 'aim', figure: 'multiple', below: 1.5 },
  { level: 'must', figure: 'bytes', below: 3000 },
  { level: 'aim', figure: 'bytes', below: 1500 },
  { level: 'must', figure: 'memory', below: 300 },
  { level: 'aim', figure: 'memory', below: 150 },
  { level: 'must', figure: 'pacedP99', below: 60 },
  { level: 'aim', figure: 'pacedP99', below: 25 },
  { level: 'must', figure: 'wakeSnapshot', below: 100 },
  { level: 'aim', figure: 'wakeSnapshot', below: 30 },
  { level: 'must', figure: 'wakeLog', below: 300 },
  { level: 'aim', figure: 'wakeLog', below: 100 },
  { level: 'must', figure: 'recovery', below: 15 },
  { level: 'aim', figure: 'recovery', below: 5 },
];

export function judgeServer(figures: Readonly<Record<OwnName, Figure>>): readonly LimitCheck<OwnName>[] {
  return judge(figures, BUDGETS);
}
