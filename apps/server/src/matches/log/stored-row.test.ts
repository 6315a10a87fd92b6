import type { LogRow } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { isRewind, logRowOf, type StoredBeside, storedRow } from './stored-row.ts';

const beside: StoredBeside = { matchId: 'm', commandId: '0:c', by: 'person', waiting: [1], banksMs: [5, 6], at: 7 };
const rows: readonly LogRow[] = [
  { seq: 1, seat: 0, decision: '1.0', answer: { to: 0, consent: [] }, facts: [{ stream: 'die', draws: [3] }], digest: 'a' },
  { seq: 2, seat: 0, undo: true, digest: 'b' },
  { seq: 3, seat: 1, undo: true, to: 0, consent: [0, 2], digest: 'c' },
  { seq: 4, edition: 'e'.repeat(64), digest: 'c' },
];

describe('a row of the log', () => {
  it.each(rows)('comes back from the database as it was ($seq)', (row) => {
    const stored = storedRow(row, null, beside);
    expect(stored).toMatchObject({ ...beside, seq: row.seq, seat: 'seat' in row ? row.seat : null, digest: row.digest });
    expect(logRowOf(JSON.parse(JSON.stringify(stored)))).toEqual(row);
    expect(isRewind(stored)).toBe('to' in row);
  });

  it('keeps the decision that an undo opened again, and that is all it has besides its seat', () => {
    const [, undo] = rows;
    if (!undo) throw new Error('no undo');
    expect(storedRow(undo, '4.1', beside)).toMatchObject({ decision: '4.1', answer: null, undo: true, facts: [] });
    expect(logRowOf(storedRow(undo, '4.1', beside))).toEqual(undo);
  });
});
