/** The dice as they lie: what was rolled last in this turn, with what was rolled again. */
import type { LogLine } from '../../table/stage.ts';
import type { ShownDie } from './dice.tsx';
import { isValdaEvent } from './table-of-valda.ts';

export interface LastRoll {
  /** The line of the log that tells it. */
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
