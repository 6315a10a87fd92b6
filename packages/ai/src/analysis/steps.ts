/** A finished match as the analysis reads it: one step for each line of its log. */
import { type AnyGame, type GameTypes, itemAt, type LogRow, type Seat, type State } from '@skald/engine';

/** The state after an answer, an undo or the set-up, and the rules that hold there. */
export interface RecordedStep {
  readonly game: AnyGame;
  readonly row: LogRow | null;
  readonly state: State<GameTypes>;
}

/** An answer that stands. `at` is the step that it led to. */
export interface PlayedAnswer {
  readonly at: number;
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: unknown;
}

/** The answers of a match but those that were taken back. */
export function standingAnswers(steps: readonly RecordedStep[]): readonly PlayedAnswer[] {
  let standing: PlayedAnswer[] = [];
  for (const [at, { row }] of steps.entries()) {
    if (!row || 'edition' in row) continue;
    if ('to' in row) standing = standing.filter((answer) => sequence(steps, answer.at) <= row.to);
    else if ('undo' in row) standing = without(standing, row.seat);
    else standing.push({ at, seat: row.seat, decision: row.decision, answer: row.answer });
  }
  return standing;
}

function sequence(steps: readonly RecordedStep[], at: number): number {
  return itemAt(steps, at).row?.seq ?? 0;
}

/** Without the last answer of the seat. */
function without(standing: readonly PlayedAnswer[], seat: Seat): PlayedAnswer[] {
  const last = standing.findLastIndex((answer) => answer.seat === seat);
  return standing.filter((_, i) => i !== last);
}

/** Where the chances are worth a look: before somebody else answers, and at the end; at most so many, evenly spread. */
export function pointsOf(steps: readonly RecordedStep[], most: number): readonly number[] {
  const seatAt = (at: number): Seat | null => {
    const row = steps[at]?.row;
    return row && 'seat' in row ? row.seat : null;
  };
  const last = steps.length - 1;
  const turns = steps.flatMap((_, at) => (at > 0 && at < last && seatAt(at + 1) !== seatAt(at) ? [at] : []));
  const points = [...new Set([0, ...turns, last])];
  if (points.length <= most) return points;
  return Array.from({ length: most }, (_, i) => itemAt(points, Math.round((i * (points.length - 1)) / (most - 1))));
}
