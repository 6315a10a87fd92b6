/** Earlier events of a match, page by page. */
import { type GameEvent, gameEvent, type HistoryAnswer, type HistoryLine, type Unpacker } from '@skald/protocol';

/** An event, or an undo by a seat. */
export type PastLine = { readonly event: GameEvent } | { readonly undoneBy: number };

export interface HistoryPage {
  /** The oldest first. */
  readonly lines: readonly PastLine[];
  /** The cursor of the previous page; null on the first page. */
  readonly older: number | null;
}

/** Undefined if the lines cannot be read. */
export function readHistory({ lines, older }: HistoryAnswer, unpacker: Unpacker): HistoryPage | undefined {
  const read = lines.flatMap((line) => lineOf(line, unpacker) ?? []);
  return read.length === lines.length ? { lines: read, older } : undefined;
}

function lineOf(line: HistoryLine, unpacker: Unpacker): PastLine | undefined {
  if ('undoneBy' in line) return line;
  const event = gameEvent.safeParse(unpacker.value(line[0])).data;
  return event && { event };
}
