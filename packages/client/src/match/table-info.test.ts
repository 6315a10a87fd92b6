import type { ChatLine } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { newer, withLines } from './table-info.ts';

const line = (id: number, change: Partial<ChatLine> = {}): ChatLine => ({
  id,
  at: id,
  account: { id: 'a', name: 'Astrid', kind: 'guest' },
  seat: 0,
  text: `line ${id}`,
  hidden: false,
  ...change,
});

describe('what goes on around the table', () => {
  it('is not changed by an old message that comes late', () => {
    expect(newer({ v: 5 }, { v: 4 })).toEqual({ v: 5 });
    expect(newer({ v: 5 }, { v: 6 })).toEqual({ v: 6 });
    expect(newer(null, { v: 1 })).toEqual({ v: 1 });
  });

  it('has every line once, in order, and keeps hidden what was hidden', () => {
    const hidden = line(2, { text: '', hidden: true });
    const lines = withLines([line(1), hidden], [line(3), line(2), line(1)]);
    expect(lines).toEqual([line(1), hidden, line(3)]);
    expect(withLines([line(1)], [], [1, 7])).toEqual([line(1, { text: '', hidden: true })]);
  });

  it('forgets lines that nobody reads back', () => {
    const many = Array.from({ length: 300 }, (_, id) => line(id));
    expect(withLines([], many).map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, i) => i + 100));
  });
});
