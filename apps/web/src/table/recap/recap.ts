/** What happened since the viewer's last turn, by player: a few numbers and the deeds that matter. */
import type { GameEvent, Seat, Viewer } from '@skald/engine';
import type { GameUi, RecapCount } from '../game-ui.ts';
import { type LogMarks, sinceOwnTurn } from '../log/log-marks.ts';
import type { LogLine } from '../model/stage.ts';

export interface PartyRecap {
  /** A seat, or an opponent that the rules play. */
  readonly party: Seat | string;
  /** Each text once, with the sum of its numbers. */
  readonly counts: readonly Omit<RecapCount, 'party'>[];
  readonly deeds: readonly GameEvent[];
}

export interface RecapStory {
  readonly parties: readonly PartyRecap[];
  /** Deeds that are nobody's. */
  readonly others: readonly GameEvent[];
}

/** At most this many deeds of each; the log has them all. */
const MOST_DEEDS = 3;

/** The lines since the viewer's last turn, without those of that turn; empty for spectators and before the first turn. */
export function linesSince(log: readonly LogLine[], marks: LogMarks, viewer: Viewer): readonly LogLine[] {
  return typeof viewer === 'number' && hadTurn(log, marks, viewer) ? sinceOwnTurn(log, marks, viewer) : [];
}

/** Does the log reach back to a turn of the viewer, after which somebody else had one? */
export function hadTurn(log: readonly LogLine[], { turnOf }: LogMarks, viewer: Viewer): boolean {
  let own = false;
  for (const line of log) {
    const whose = 'event' in line ? turnOf?.(line.event) : undefined;
    if (whose === undefined) continue;
    if (own && whose !== viewer) return true;
    own = whose === viewer;
  }
  return false;
}

export function recapOf(lines: readonly LogLine[], { recap, landmarks }: Pick<GameUi, 'recap' | 'landmarks'>): RecapStory {
  const events = lines.flatMap((line) => ('event' in line ? [line.event] : []));
  const names = new Set([...(landmarks?.chapters ?? []), ...(landmarks?.highlights ?? []), ...(recap?.deeds ?? [])]);
  const deeds = events.filter(({ event }) => names.has(event));
  const counts = events.flatMap((event) => recap?.countsOf(event) ?? []);
  const doers = deeds.map(doerOf).filter((one) => one !== undefined);
  const parties = [...new Set([...counts.map(({ party }) => party), ...doers])].toSorted(seatsFirst);
  return {
    parties: parties.map((party) => ({
      party,
      counts: summed(counts.filter((count) => count.party === party)),
      deeds: deeds.filter((event) => doerOf(event) === party).slice(-MOST_DEEDS),
    })),
    others: deeds.filter((event) => doerOf(event) === undefined).slice(-MOST_DEEDS),
  };
}

function summed(counts: readonly RecapCount[]): readonly Omit<RecapCount, 'party'>[] {
  const sums = new Map<RecapCount['text'], number>();
  for (const { text, count } of counts) sums.set(text, (sums.get(text) ?? 0) + count);
  return [...sums].flatMap(([text, count]) => (count === 0 ? [] : [{ text, count }]));
}

function seatsFirst(a: Seat | string, b: Seat | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return typeof a === typeof b ? String(a).localeCompare(String(b)) : typeof a === 'number' ? -1 : 1;
}

/** The fields of events that name whose deed it is, the likeliest first. */
const DOERS = ['who', 'seat', 'winner', 'attacker'] as const;

function doerOf(event: GameEvent): Seat | string | undefined {
  const fields = new Map<string, unknown>(Object.entries(event));
  const winners = fields.get('winners');
  if (Array.isArray(winners)) return typeof winners[0] === 'number' && winners.length === 1 ? winners[0] : undefined;
  for (const name of DOERS) {
    const value = fields.get(name);
    if (typeof value === 'number' || typeof value === 'string') return value;
  }
  return undefined;
}
