import { describe, expect, it } from 'vitest';
import { isRefusal } from '../answers/refusal.ts';
import { fastChance } from '../chance.ts';
import { digest } from '../digest/digest.ts';
import { choose, type Tiny, tiny } from '../testing/tiny.ts';
import { LoggedMatch } from './logged-match.ts';

const chance = fastChance(1);

function logged(steps: Parameters<typeof tiny>[0], seats = 2): LoggedMatch<Tiny> {
  const begun = LoggedMatch.begin<Tiny>(tiny(steps), { seats }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  return begun;
}

/** Seat 0 answers three times, with something in between; then seat 1 is asked. */
function thrice(between: (g: Parameters<Parameters<typeof tiny>[0][string]>[0]) => unknown = () => undefined): LoggedMatch<Tiny> {
  return logged({
    first: (g) => g.ask(choose, 0, {}),
    second: (g) => g.ask(choose, 0, {}),
    between,
    third: (g) => g.ask(choose, 0, {}),
    other: (g) => g.ask(choose, 1, {}),
  });
}

describe('undo', () => {
  it('goes back answer by answer, to the very state before, and keeps both in the log', () => {
    const c = thrice();
    const start = c.start.digest;
    c.answer(0, '1.0', 'a', chance);
    const afterFirst = digest(c.state);
    c.answer(0, '2.0', 'b', chance);
    expect(c.canUndo(0)).toBe(true);
    c.undo(0);
    expect(digest(c.state)).toBe(afterFirst);
    c.undo(0);
    expect(digest(c.state)).toBe(start);
    expect(c.undo(0)).toMatchObject({ refused: 'nothing-to-undo' });
    expect(c.rows.map((row) => ('decision' in row ? row.answer : 'undo'))).toEqual(['a', 'b', 'undo', 'undo']);
  });

  it('stops where another seat is asked', () => {
    const c = thrice();
    for (const id of ['1.0', '2.0', '3.0']) c.answer(0, id, 'a', chance);
    expect(c.canUndo(0)).toBe(false);
    expect(c.canUndo(1)).toBe(false);
  });

  it('stops where chance decided', () => {
    const c = thrice((g) => g.roll('die', 6));
    c.answer(0, '1.0', 'a', chance);
    c.answer(0, '2.0', 'a', chance);
    expect(c.canUndo(0)).toBe(false);
  });

  it('stops where something was revealed', () => {
    const c = thrice((g) => g.reveal());
    c.answer(0, '1.0', 'a', chance);
    c.answer(0, '2.0', 'a', chance);
    expect(c.canUndo(0)).toBe(false);
  });

  it('is nobody else’s', () => {
    const c = thrice();
    c.answer(0, '1.0', 'a', chance);
    expect(c.canUndo(1)).toBe(false);
  });

  it('takes a sealed answer back while others still choose, whoever answered since', () => {
    const c = logged(
      {
        ask: (g) =>
          g.askAll(
            choose,
            [0, 1, 2].map((seat) => ({ seat, params: {} })),
          ),
        hear: (g) => {
          for (const { answer } of g.answers(choose)) g.table.log.push(answer);
        },
      },
      3,
    );
    c.answer(0, '1.0', 'a', chance);
    c.answer(1, '1.1', 'a', chance);
    expect(c.canUndo(2)).toBe(false);
    c.undo(0);
    expect(c.state.flow.sealed).toEqual([{ id: '1.1', answer: 'a' }]);
    c.answer(0, '1.0', 'b', chance);
    c.answer(2, '1.2', 'a', chance);
    expect(c.state.table.log).toEqual(['b', 'a', 'a']);
    expect(c.canUndo(0)).toBe(false);
  });
});
