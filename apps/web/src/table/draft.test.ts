/** Drafts of every kind of space. */
import { amount, one, order, some } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { answerOf, blank, pick, setAmount, shift } from './draft.ts';

describe('a draft', () => {
  it('of one starts without a choice, unless there is only one', () => {
    const space = one(['axe', 'sail']);
    expect(answerOf(space, blank(space))).toBeUndefined();
    expect(answerOf(space, pick(space, blank(space), 1))).toEqual({ answer: 'sail' });
    expect(answerOf(one(['axe']), blank(one(['axe'])))).toEqual({ answer: 'axe' });
  });

  it('of one ignores a place that is not there', () => {
    const space = one(['axe', 'sail']);
    expect(pick(space, blank(space), 7)).toEqual(blank(space));
  });

  it('of some takes in and out, in the order offered, and never more than may be', () => {
    const space = some(['wood', 'pigs', 'furs'], 0, 2);
    const both = pick(space, pick(space, blank(space), 2), 0);
    expect(answerOf(space, both)).toEqual({ answer: ['wood', 'furs'] });
    expect(pick(space, both, 1)).toBe(both);
    expect(answerOf(space, pick(space, both, 2))).toEqual({ answer: ['wood'] });
  });

  it('of some is not complete with too few', () => {
    const space = some(['wood', 'pigs', 'furs'], 2, 3);
    expect(answerOf(space, pick(space, blank(space), 0))).toBeUndefined();
  });

  it('of some exchanges where only one may be chosen', () => {
    const space = some(['wood', 'pigs'], 1, 1);
    expect(answerOf(space, pick(space, pick(space, blank(space), 0), 1))).toEqual({ answer: ['pigs'] });
  });

  it('of an amount stays within its bounds', () => {
    const space = amount(2, 5);
    expect(answerOf(space, setAmount(space, blank(space), 9))).toEqual({ answer: 5 });
    expect(answerOf(space, setAmount(space, blank(space), -1))).toEqual({ answer: 2 });
    expect(answerOf(space, setAmount(space, blank(space), 2.5))).toEqual({ answer: 2 });
  });

  it('of an order moves items, but not beyond the ends', () => {
    const space = order(['a', 'b', 'c']);
    expect(answerOf(space, shift(blank(space), 2, -1))).toEqual({ answer: ['a', 'c', 'b'] });
    expect(shift(blank(space), 0, -1)).toEqual(blank(space));
    expect(shift(blank(space), 2, 1)).toEqual(blank(space));
  });
});
