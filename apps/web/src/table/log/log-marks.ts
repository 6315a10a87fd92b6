/** What the lines of a log are: chapters, turns, deeds; and which of them somebody wants to read. */
import type { GameEvent, Seat, Viewer } from '@skald/engine';
import type { LogLine } from '../model/stage.ts';

export type LineKind = 'chapter' | 'turn' | 'deed' | 'plain';

/** How a game's events are read. */
export interface LogMarks {
  /** The names of events that begin a chapter, and of those that matter most. */
  readonly chapters: readonly string[];
  readonly highlights: readonly string[];
  /** Whose turn begins with this event, if one does: a seat, or an opponent that the rules play. */
  turnOf?(event: GameEvent): Seat | string | undefined;
}

export const NO_MARKS: LogMarks = { chapters: [], highlights: [] };

/** Everything, what came since the own last turn, what matters most, or what one seat has to do with. */
export type LogFilter = 'all' | 'since' | 'key' | Seat;

export function kindOf(line: LogLine, { chapters, highlights, turnOf }: LogMarks): LineKind {
  if (!('event' in line)) return 'plain';
  const { event } = line;
  if (chapters.includes(event.event)) return 'chapter';
  if (turnOf?.(event) !== undefined) return 'turn';
  return highlights.includes(event.event) ? 'deed' : 'plain';
}

export function filtered(lines: readonly LogLine[], filter: LogFilter, marks: LogMarks, viewer: Viewer): readonly LogLine[] {
  if (filter === 'all') return lines;
  if (filter === 'since') return sinceOwnTurn(lines, marks, viewer);
  if (filter === 'key') return lines.filter((line) => ['chapter', 'deed'].includes(kindOf(line, marks)));
  return lines.filter((line) => ('event' in line ? concerns(line.event, filter) : line.undoneBy === filter));
}

/** From the first turn of another after the viewer's last finished turn. */
export function sinceOwnTurn(lines: readonly LogLine[], { turnOf }: LogMarks, viewer: Viewer): readonly LogLine[] {
  let after = 0;
  let own = false;
  for (const [at, line] of lines.entries()) {
    const whose = 'event' in line ? turnOf?.(line.event) : undefined;
    if (whose === undefined) continue;
    if (own && whose !== viewer) after = at;
    own = whose === viewer;
  }
  return lines.slice(after);
}

/** The fields of events that name seats. */
const SEATS = ['seat', 'who', 'rival', 'attacker', 'defender', 'pillager', 'player', 'victim', 'seats', 'winners'] as const;

function concerns(event: GameEvent, seat: Seat): boolean {
  const fields = new Map<string, unknown>(Object.entries(event));
  return SEATS.some((name) => {
    const value = fields.get(name);
    return Array.isArray(value) ? value.includes(seat) : value === seat;
  });
}
