/** The lines of the log that tell something of the match, each with its number. */
import type { LordsEvent } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../table/stage.ts';
import { isLordsEvent } from '../table-of-lords.ts';

export interface ToldLine {
  readonly id: number;
  readonly event: LordsEvent;
}

export function linesOf(log: readonly LogLine[]): readonly ToldLine[] {
  return log.flatMap((line) => ('event' in line && isLordsEvent(line.event) ? [{ id: line.id, event: line.event }] : []));
}
