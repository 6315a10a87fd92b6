/** What playing a stored log gives, and what is found wrong with a damaged one. */
import {
  type AnyGame,
  decisions,
  digest,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
  itemAt,
  LoggedMatch,
  positionAt,
  sampleAnswer,
} from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';
import { begunMatch, isLogCorruption, playCheckedRow, playLog, playRow, playRows, stateBack } from './log-walk.ts';
import { logRowOf, storedRow } from './stored-row.ts';

const ANSWERS = 12;
const game: AnyGame = holmgang;
const match = played();
const rules = [{ from: 0, game }];
const record = { rules, start: match.start };
const start = positionAt(match.begun.state);
const rows: readonly MatchLogRow[] = match.rows.map((row) =>
  storedRow(row, null, { matchId: 'm', commandId: `${row.seq}`, by: 'person', waiting: [], banksMs: [], at: row.seq }),
);

/** Some answers, a rewind to row 4, and more answers. */
function played(): LoggedMatch<GameTypes> {
  const chance = fastChance(5);
  const random = fastRandom(5);
  const begun = LoggedMatch.begin(game, { seats: 3 }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  for (let i = 0; i < 2 * ANSWERS; i++) {
    const asked = itemAt(decisions(game, begun.state), 0);
    begun.answer(asked.seat, asked.id, sampleAnswer(asked.space, random), chance);
    if (i === ANSWERS) begun.rewind(0, 4, [1, 2]);
  }
  return begun;
}

/** The log with one row changed. */
function withRow(seq: number, change: Partial<MatchLogRow>): readonly MatchLogRow[] {
  return rows.map((row) => (row.seq === seq ? { ...row, ...change } : row));
}

const quietly = (): undefined => undefined;

describe('a stored log', () => {
  it('gives the match again, through a rewind too, and shows every move on the way', () => {
    const seen: string[] = [];
    const end = playLog(record, start, rows, rows, (move) => {
      seen.push(`${move.after.seq} ${move.kind}`);
      return undefined;
    });
    if (isLogCorruption(end)) throw new Error(end.reason);
    expect(digest(end.state)).toBe(digest(match.state));
    expect(end.seq).toBe(rows.length);
    expect(seen).toEqual(rows.map(({ seq }) => `${seq} ${seq === ANSWERS + 2 ? 'rewind' : 'answer'}`));
    expect(digest(stateBack(record, rows.map(logRowOf), 4))).toBe(rows[3]?.digest);
  });

  it('is damaged where a row is missing', () => {
    const without = rows.filter(({ seq }) => seq !== 3);
    expect(playLog(record, start, without, without, quietly)).toEqual({ damaged: 4, reason: 'row 3 is missing' });
  });

  it('is damaged where the rules refuse an answer', () => {
    const wrong = withRow(2, { decision: '99.0' });
    const end = playLog(record, start, wrong, wrong, quietly);
    expect(end).toEqual({ damaged: 2, reason: 'the rules refuse it: This decision is not open, or no longer.' });
  });

  it('is damaged where the facts do not fit, or the set-up cannot be played by its own', () => {
    const drawing = itemAt(
      rows.filter(({ facts }) => facts.length > 0),
      0,
    );
    const wrong = withRow(drawing.seq, { facts: [] });
    expect(playLog(record, start, wrong, wrong, quietly)).toEqual({
      damaged: drawing.seq,
      reason: expect.stringContaining('fact-missing'),
    });
    expect(begunMatch({ rules, start: { ...match.start, seats: 99 } })).toMatchObject({ damaged: 0 });
    expect(begunMatch({ rules, start: { ...match.start, facts: [] } })).toMatchObject({ damaged: 0 });
  });

  it('is damaged where the last digest differs; those before it are looked at only row by row', () => {
    const end = withRow(rows.length, { digest: 'other' });
    expect(playLog(record, start, end, end, quietly)).toEqual({ damaged: rows.length, reason: 'the digest differs' });
    const middle = withRow(2, { digest: 'other' });
    expect(playLog(record, start, middle, middle, quietly)).not.toHaveProperty('damaged');
    const first = playRow(record, start, itemAt(rows, 0), rows);
    if (isLogCorruption(first)) throw new Error(first.reason);
    expect(playCheckedRow(record, first.after, itemAt(middle, 1), middle)).toEqual({ damaged: 2, reason: 'the digest differs' });
    expect(playCheckedRow(record, first.after, itemAt(rows, 1), rows)).not.toHaveProperty('damaged');
  });

  it('stops where the visitor finds something wrong', () => {
    const seen: number[] = [];
    const end = playRows(record, start, rows, rows, (_, { seq }) => {
      seen.push(seq);
      return seq === 3 ? { damaged: seq, reason: 'so it is' } : undefined;
    });
    expect(end).toEqual({ damaged: 3, reason: 'so it is' });
    expect(seen).toEqual([1, 2, 3]);
  });
});
