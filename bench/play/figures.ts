/** The figures of play by real input: names, number formats and limits. */
import type { Limit } from '../harness/limits.ts';

export const PLAY_NAMES = ['inp', 'task', 'cost', 'interactions', 'answers'] as const;
export type PlayFigure = (typeof PLAY_NAMES)[number];

export const PLAY_FIGURES: Readonly<Record<PlayFigure, { readonly label: string; readonly digits: number }>> = {
  inp: { label: 'ms of interaction to next paint', digits: 0 },
  task: { label: 'ms of the longest task', digits: 0 },
  cost: { label: 'ms of the processor for the costliest task', digits: 0 },
  interactions: { label: 'interactions', digits: 0 },
  answers: { label: 'answers', digits: 0 },
};

export const PLAY_BUDGETS: readonly Limit<PlayFigure>[] = [
  { level: 'must', figure: 'inp', below: 50 },
  { level: 'must', figure: 'task', below: 100 },
  { level: 'must', figure: 'cost', below: 100 },
];

/** As browsers report it: of every 50 interactions the slowest is left out, and the slowest of the rest counts. */
export function interactionToNextPaint(durations: readonly number[], interactions: number): number {
  const slowest = durations.toSorted((a, b) => b - a);
  return slowest[Math.min(slowest.length - 1, Math.floor(interactions / 50))] ?? 0;
}
