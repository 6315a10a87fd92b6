/** Makes a log of these events, for tests. */
import type { LordsEvent } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../../table/model/stage.ts';

export function logOf(...events: readonly LordsEvent[]): readonly LogLine[] {
  return events.map((event, id) => ({ id, event }));
}
