/** The log is grouped by chapters and turns, and shows what somebody wants to read. */
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../model/stage.ts';
import { filtered, kindOf, type LogFilter, type LogMarks } from './log-marks.ts';

const MARKS: LogMarks = {
  chapters: ['age-began'],
  highlights: ['battle-ended'],
  turnOf: (event) => (event.event === 'turn-began' && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined),
};

const EVENTS = [
  { event: 'age-began' },
  { event: 'turn-began', seat: 0 },
  { event: 'moved', seat: 0 },
  { event: 'turn-began', seat: 1 },
  { event: 'battle-ended', attacker: 1, defender: 0 },
  { event: 'turn-began', seat: 2 },
  { event: 'moved', seat: 2, to: 1 },
  { event: 'turn-began', seat: 0 },
  { event: 'scored', seats: [1, 2] },
] as const;
const LINES: readonly LogLine[] = [...EVENTS.map((event, id) => ({ id, event })), { id: 9, undoneBy: 1 }];

function idsOf(filter: LogFilter): readonly number[] {
  return filtered(LINES, filter, MARKS, 0).map(({ id }) => id);
}

describe('the lines of a log', () => {
  it('are chapters, turns, deeds, or plain', () => {
    expect(LINES.map((line) => kindOf(line, MARKS))).toEqual([
      'chapter',
      'turn',
      'plain',
      'turn',
      'deed',
      'turn',
      'plain',
      'turn',
      'plain',
      'plain',
    ]);
  });

  it('are all shown, or those that matter', () => {
    expect(idsOf('all')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(idsOf('key')).toEqual([0, 4]);
  });

  it('since the own last turn begin after it', () => {
    expect(idsOf('since')).toEqual([3, 4, 5, 6, 7, 8, 9]);
    const before = LINES.slice(0, 7);
    expect(filtered(before, 'since', MARKS, 0).map(({ id }) => id)).toEqual([3, 4, 5, 6]);
    expect(filtered(before.slice(0, 3), 'since', MARKS, 0)).toHaveLength(3);
  });

  it('of a player are those that name the seat; a place with its number is not meant', () => {
    expect(idsOf(1)).toEqual([3, 4, 8, 9]);
  });
});
