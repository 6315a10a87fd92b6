/** Presses the targets of a choice on a board, for tests of a game's input. */
import { expect } from 'vitest';
import { type BoardTarget, leftAfter, press, type TargetedChoice, targetStatusOf } from '../board-input/targets.ts';

/** Presses everything that a choice names, one by one, while it glows; returns the remaining choices. */
export function pressThrough(all: readonly TargetedChoice[], { targets, place }: TargetedChoice): readonly number[] {
  let pressed: readonly BoardTarget[] = [];
  let found: number | null = targets.length === 0 ? place : null;
  for (const target of targets) {
    expect(targetStatusOf(all, pressed, { kind: 'one', choice: null }, target)).not.toBe('idle');
    ({ pressed, place: found } = press(all, pressed, target));
  }
  return found === null ? leftAfter(all, pressed).map((one) => one.place) : [found];
}
