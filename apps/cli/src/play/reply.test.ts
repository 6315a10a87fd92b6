import { type AnswerSpace, amountBetween, checkAnswer, isRefusal, oneOf, orderOf, someOf } from '@skald/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from './reply.ts';

const items = ['axe', 'sail', 'rune'];

describe('what is typed at a decision', () => {
  it('is a number of a choice', () => {
    expect(parseReply(oneOf(items), ' 2 ')).toEqual({ kind: 'answer', answer: 'sail' });
    expect(parseReply(oneOf(items), '0')).toMatchObject({ kind: 'mistake', key: 'not-a-number' });
    expect(parseReply(oneOf(items), '4')).toMatchObject({ kind: 'mistake', key: 'not-a-number' });
    expect(parseReply(oneOf(items), 'rune')).toEqual({ kind: 'narrow', words: 'rune' });
  });

  it('is several numbers, or none', () => {
    expect(parseReply(someOf(items, 0, 2), '3 1')).toEqual({ kind: 'answer', answer: ['axe', 'rune'] });
    expect(parseReply(someOf(items, 0, 2), '1,3')).toEqual({ kind: 'answer', answer: ['axe', 'rune'] });
    expect(parseReply(someOf(items, 0, 2), '0')).toEqual({ kind: 'answer', answer: [] });
    expect(parseReply(someOf(items, 1, 2), '0')).toMatchObject({ key: 'count-wrong' });
    expect(parseReply(someOf(items, 0, 2), '1 2 3')).toMatchObject({ key: 'count-wrong' });
    expect(parseReply(someOf(items, 0, 2), '1 1')).toMatchObject({ key: 'twice' });
  });

  it('is an amount, or an order', () => {
    expect(parseReply(amountBetween(-2, 5), '-2')).toEqual({ kind: 'answer', answer: -2 });
    expect(parseReply(amountBetween(0, 5), '6')).toMatchObject({ key: 'not-a-number' });
    expect(parseReply(amountBetween(0, 5), '2.5')).toMatchObject({ key: 'not-a-number' });
    expect(parseReply(orderOf(items), '2 3 1')).toEqual({ kind: 'answer', answer: ['sail', 'rune', 'axe'] });
    expect(parseReply(orderOf(items), '2 3')).toMatchObject({ key: 'order-incomplete' });
  });

  it('is a command', () => {
    expect(parseReply(oneOf(items), '?')).toEqual({ kind: 'help' });
    expect(parseReply(oneOf(items), 'Q')).toEqual({ kind: 'quit' });
    expect(parseReply(oneOf(items), 'w')).toEqual({ kind: 'why', words: '' });
    expect(parseReply(oneOf(items), 'w to 5')).toEqual({ kind: 'why', words: 'to 5' });
    expect(parseReply(oneOf(items), '')).toEqual({ kind: 'nothing' });
  });

  it('never becomes an answer that the space does not offer', () => {
    const spaces: readonly AnswerSpace[] = [oneOf(items), someOf(items, 0, 2), someOf(items, 2, 2), amountBetween(-3, 12), orderOf(items)];
    const typed = fc.oneof(
      fc.string(),
      fc.array(fc.integer({ min: -2, max: 15 })).map((numbers) => numbers.join(' ')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...spaces), typed, (space, text) => {
        const reply = parseReply(space, text);
        if (reply.kind === 'answer') expect(isRefusal(checkAnswer(space, reply.answer))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
