import { amount, checkAnswer, isRefusal, one, order, type Space, some } from '@skald/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from './reply.ts';

const items = ['axe', 'sail', 'rune'];

describe('what is typed at a decision', () => {
  it('is a number of a choice', () => {
    expect(understand(one(items), ' 2 ')).toEqual({ kind: 'answer', answer: 'sail' });
    expect(understand(one(items), '0')).toMatchObject({ kind: 'mistake', key: 'not-a-number' });
    expect(understand(one(items), '4')).toMatchObject({ kind: 'mistake', key: 'not-a-number' });
    expect(understand(one(items), 'rune')).toEqual({ kind: 'narrow', words: 'rune' });
  });

  it('is several numbers, or none', () => {
    expect(understand(some(items, 0, 2), '3 1')).toEqual({ kind: 'answer', answer: ['axe', 'rune'] });
    expect(understand(some(items, 0, 2), '1,3')).toEqual({ kind: 'answer', answer: ['axe', 'rune'] });
    expect(understand(some(items, 0, 2), '0')).toEqual({ kind: 'answer', answer: [] });
    expect(understand(some(items, 1, 2), '0')).toMatchObject({ key: 'count-wrong' });
    expect(understand(some(items, 0, 2), '1 2 3')).toMatchObject({ key: 'count-wrong' });
    expect(understand(some(items, 0, 2), '1 1')).toMatchObject({ key: 'twice' });
  });

  it('is an amount, or an order', () => {
    expect(understand(amount(-2, 5), '-2')).toEqual({ kind: 'answer', answer: -2 });
    expect(understand(amount(0, 5), '6')).toMatchObject({ key: 'not-a-number' });
    expect(understand(amount(0, 5), '2.5')).toMatchObject({ key: 'not-a-number' });
    expect(understand(order(items), '2 3 1')).toEqual({ kind: 'answer', answer: ['sail', 'rune', 'axe'] });
    expect(understand(order(items), '2 3')).toMatchObject({ key: 'order-incomplete' });
  });

  it('is a command', () => {
    expect(understand(one(items), '?')).toEqual({ kind: 'help' });
    expect(understand(one(items), 'Q')).toEqual({ kind: 'quit' });
    expect(understand(one(items), 'w')).toEqual({ kind: 'why', words: '' });
    expect(understand(one(items), 'w to 5')).toEqual({ kind: 'why', words: 'to 5' });
    expect(understand(one(items), '')).toEqual({ kind: 'nothing' });
  });

  it('never becomes an answer that the space does not offer', () => {
    const spaces: readonly Space[] = [one(items), some(items, 0, 2), some(items, 2, 2), amount(-3, 12), order(items)];
    const typed = fc.oneof(
      fc.string(),
      fc.array(fc.integer({ min: -2, max: 15 })).map((numbers) => numbers.join(' ')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...spaces), typed, (space, text) => {
        const reply = understand(space, text);
        if (reply.kind === 'answer') expect(isRefusal(checkAnswer(space, reply.answer))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
