/** The last roll of this turn, with its rerolls. */
import type { LogLine } from '../../../table/model/stage.ts';
import { isValdaEvent } from '../table-of-valda.ts';
import type { ShownDie } from './dice.tsx';

export interface LastRoll {
  /** The number of its log line. */
  readonly number: number;
  readonly dice: readonly ShownDie[];
}

export function lastRoll(log: readonly LogLine[]): LastRoll | null {
  for (const line of log.toReversed()) {
    if (!('event' in line) || !isValdaEvent(line.event)) continue;
    const { event } = line;
    if (event.event === 'turn-began') return null;
    if (event.event !== 'dice-rolled' && event.event !== 'dice-rerolled') continue;
    const { dice, faces } = event;
    return { number: line.id, dice: dice.map((die, i) => ({ die, face: faces[i] ?? 1 })) };
  }
  return null;
}
