/** The budgets of the web client: hard limits and targets. */
import { judge, type Limit, type LimitCheck } from '../harness/limits.ts';
import type { Figure } from '../harness/statistics.ts';
import type { WebName } from './figures.ts';

const BUDGETS: readonly Limit<WebName>[] = [
  { level: 'must', figure: 'script', below: 122 },
  { level: 'must', figure: 'arrivalRaids', below: 50 },
  { level: 'must', figure: 'arrivalBloodRage', below: 50 },
  { level: 'must', figure: 'arrivalValda', below: 50 },
  { level: 'must', figure: 'arrivalLords', below: 50 },
  { level: 'aim', figure: 'arrivalWorst', below: 50 },
  { level: 'aim', figure: 'press', below: 50 },
  { level: 'aim', figure: 'pressWorst', below: 50 },
  { level: 'must', figure: 'frames', least: 58 },
  { level: 'aim', figure: 'smooth', least: 0.9 },
  { level: 'must', figure: 'seekRaids', below: 100 },
  { level: 'must', figure: 'seekBloodRage', below: 100 },
  { level: 'must', figure: 'seekValda', below: 100 },
  { level: 'must', figure: 'seekLords', below: 100 },
  { level: 'aim', figure: 'proof', below: 3000 },
];

export function judgeWeb(figures: Readonly<Record<WebName, Figure>>): readonly LimitCheck<WebName>[] {
  return judge(figures, BUDGETS);
}
