/** The lines of the log that hold an event, each with its number. */
import type { LordsEvent } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../table/model/stage.ts';
import { isLordsEvent } from '../table-of-lords.ts';

export interface EventLine {
  readonly id: number;
  readonly event: LordsEvent;
}

export function eventLines(log: readonly LogLine[]): readonly EventLine[] {
  return log.flatMap((line) => ('event' in line && isLordsEvent(line.event) ? [{ id: line.id, event: line.event }] : []));
}
