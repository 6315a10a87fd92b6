/** Drafts of every kind of answer space. */
import { amountBetween, oneOf, orderOf, someOf } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { answerOf, emptyDraft, mayBeNone, pick, setAmount, shift } from './draft.ts';

describe('a draft', () => {
  it('of one starts without a choice, unless there is only one', () => {
    const space = oneOf(['axe', 'sail']);
    expect(answerOf(space, emptyDraft(space))).toBeUndefined();
    expect(answerOf(space, pick(space, emptyDraft(space), 1))).toEqual({ answer: 'sail' });
    expect(answerOf(oneOf(['axe']), emptyDraft(oneOf(['axe'])))).toEqual({ answer: 'axe' });
  });

  it('of one ignores a place that is not there', () => {
    const space = oneOf(['axe', 'sail']);
    expect(pick(space, emptyDraft(space), 7)).toEqual(emptyDraft(space));
  });

  it('of some takes in and out, in the order offered, and never more than may be', () => {
    const space = someOf(['wood', 'pigs', 'furs'], 0, 2);
    const both = pick(space, pick(space, emptyDraft(space), 2), 0);
    expect(answerOf(space, both)).toEqual({ answer: ['wood', 'furs'] });
    expect(pick(space, both, 1)).toBe(both);
    expect(answerOf(space, pick(space, both, 2))).toEqual({ answer: ['wood'] });
  });

  it('of some never sends nothing by itself, unless there is nothing to choose from', () => {
    const space = someOf(['wood', 'pigs'], 0, 2);
    expect(mayBeNone(space)).toBe(true);
    expect(answerOf(space, emptyDraft(space))).toBeUndefined();
    expect(mayBeNone(someOf(['wood', 'pigs'], 1, 2))).toBe(false);
    expect(answerOf(someOf([], 0, 0), emptyDraft(someOf([], 0, 0)))).toEqual({ answer: [] });
  });

  it('of some is not complete with too few', () => {
    const space = someOf(['wood', 'pigs', 'furs'], 2, 3);
    expect(answerOf(space, pick(space, emptyDraft(space), 0))).toBeUndefined();
  });

  it('of some exchanges where only one may be chosen', () => {
    const space = someOf(['wood', 'pigs'], 1, 1);
    expect(answerOf(space, pick(space, pick(space, emptyDraft(space), 0), 1))).toEqual({ answer: ['pigs'] });
  });

  it('of an amount stays within its bounds', () => {
    const space = amountBetween(2, 5);
    expect(answerOf(space, setAmount(space, emptyDraft(space), 9))).toEqual({ answer: 5 });
    expect(answerOf(space, setAmount(space, emptyDraft(space), -1))).toEqual({ answer: 2 });
    expect(answerOf(space, setAmount(space, emptyDraft(space), 2.5))).toEqual({ answer: 2 });
  });

  it('of an order moves items, but not beyond the ends', () => {
    const space = orderOf(['a', 'b', 'c']);
    expect(answerOf(space, shift(emptyDraft(space), 2, -1))).toEqual({ answer: ['a', 'c', 'b'] });
    expect(shift(emptyDraft(space), 0, -1)).toEqual(emptyDraft(space));
    expect(shift(emptyDraft(space), 2, 1)).toEqual(emptyDraft(space));
  });
});
