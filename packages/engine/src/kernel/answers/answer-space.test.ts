import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastRandom } from '../chance.ts';
import { equal } from '../state/json.ts';
import {
  type AnswerSpace,
  amountBetween,
  checkAnswer,
  countAnswers,
  demandAnswerable,
  isAnswerable,
  listAnswers,
  oneOf,
  orderOf,
  plainAnswer,
  sampleAnswer,
  someOf,
} from './answer-space.ts';
import { isRefusal } from './refusal.ts';

const options = fc.uniqueArray(fc.record({ do: fc.constantFrom('go', 'stay'), to: fc.nat(9) }), {
  selector: (option) => JSON.stringify(option),
  minLength: 1,
  maxLength: 5,
});

const spaces: fc.Arbitrary<AnswerSpace> = fc.oneof(
  options.map((list) => oneOf(list)),
  fc.tuple(options, fc.nat(3), fc.nat(3)).map(([items, a, b]) => someOf(items, Math.min(a, b, items.length), Math.max(a, b))),
  fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(5)).map(([min, more]) => amountBetween(min, min + more)),
  options.map((items) => orderOf(items)),
);

describe('an answer space', () => {
  it('lists as many answers as it counts, each different and each accepted as it stands', () => {
    fc.assert(
      fc.property(spaces, (space) => {
        const answers = listAnswers(space) ?? [];
        expect(answers).toHaveLength(countAnswers(space));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
        for (const answer of answers) expect(checkAnswer(space, JSON.parse(JSON.stringify(answer)))).toEqual({ accepted: answer });
      }),
    );
  });

  it('samples and falls back to answers that it lists', () => {
    fc.assert(
      fc.property(spaces, fc.nat(), (space, seed) => {
        const answers = listAnswers(space) ?? [];
        for (const answer of [sampleAnswer(space, fastRandom(seed)), plainAnswer(space)])
          expect(answers.some((listed) => equal(listed, answer))).toBe(true);
      }),
    );
  });

  it('accepts nothing but what it lists', () => {
    fc.assert(
      fc.property(spaces, fc.jsonValue(), (space, given) => {
        const outcome = checkAnswer(space, given);
        const listed = (listAnswers(space) ?? []).map((answer) => JSON.stringify(answer));
        if (!isRefusal(outcome)) expect(listed).toContain(JSON.stringify(outcome.accepted));
        else expect(outcome.reason).not.toBe('');
      }),
    );
  });

  it('says what is wrong', () => {
    const code = (space: AnswerSpace, given: unknown) => {
      const outcome = checkAnswer(space, given);
      return isRefusal(outcome) ? outcome.refused : 'accepted';
    };
    expect(code(oneOf([{ a: 1 }]), { a: 1, b: 2 })).toBe('not-offered');
    expect(code(oneOf(['a']), 'b')).toBe('not-offered');
    expect(code(someOf([1, 2, 3], 1, 2), [])).toBe('too-few');
    expect(code(someOf([1, 2, 3], 1, 2), [1, 2, 3])).toBe('too-many');
    expect(code(someOf([1, 2, 3], 1, 2), [1, 1])).toBe('not-offered');
    expect(code(someOf([1], 0, 1), 'x')).toBe('wrong-shape');
    expect(
      code(
        someOf([1], 0, 1),
        Array.from({ length: 2000 }, () => 1),
      ),
    ).toBe('too-large');
    expect(code(amountBetween(1, 3), 4)).toBe('out-of-range');
    expect(code(amountBetween(1, 3), '2')).toBe('wrong-shape');
    expect(code(amountBetween(1, 3), 1.5)).toBe('wrong-shape');
    expect(code(orderOf([1, 2]), [2])).toBe('too-few');
    expect(code(orderOf([1, 2]), [2, 1])).toBe('accepted');
  });

  it('puts a subset into the order in which it was offered', () => {
    expect(checkAnswer(someOf(['a', 'b', 'c'], 0, 3), ['c', 'a'])).toEqual({ accepted: ['a', 'c'] });
  });

  it('may be too large to list, and can still be counted, sampled and checked', () => {
    const space = orderOf(Array.from({ length: 20 }, (_, i) => i));
    expect(listAnswers(space)).toBeUndefined();
    expect(countAnswers(space)).toBeGreaterThan(1e18);
    expect(isRefusal(checkAnswer(space, sampleAnswer(space, fastRandom(1))))).toBe(false);
  });

  it('that nobody could answer is a defect', () => {
    for (const space of [oneOf([]), someOf([1], 2, 2), amountBetween(2, 1), orderOf([])]) {
      expect(isAnswerable(space)).toBe(false);
      expect(() => demandAnswerable(space, 'choose')).toThrow('dead-end');
    }
  });
});
