/** How a step of Lords of Ragnarok is shown, event by event. Only for the eye. */
import type { GameEvent } from '@skald/engine';
import type { Scene } from '../../table/stage.ts';
import { isLordsEvent, isLordsTable } from './table-of-lords.ts';

const DEED = 520;

export function direct(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isLordsTable(before) || !isLordsTable(after)) return [];
  return events.filter(isLordsEvent).map((event) => ({ events: [event], table: before, ms: DEED }));
}
