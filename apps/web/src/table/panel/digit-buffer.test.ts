/** Typed numbers. */
import { expect, it } from 'vitest';
import { DigitBuffer } from './digit-buffer.ts';

it('takes one digit as a number', () => {
  expect(new DigitBuffer().type('3', 9, 0)).toBe(3);
});

it('puts two quick digits together', () => {
  const digits = new DigitBuffer();
  expect(digits.type('1', 20, 0)).toBe(1);
  expect(digits.type('2', 20, 300)).toBe(12);
});

it('starts over after a while, and if the longer number is no choice', () => {
  const digits = new DigitBuffer();
  digits.type('1', 20, 0);
  expect(digits.type('2', 20, 2000)).toBe(2);
  expect(digits.type('5', 20, 2100)).toBe(5);
});

it('ignores other keys and numbers without a choice', () => {
  const digits = new DigitBuffer();
  expect(digits.type('a', 9, 0)).toBeUndefined();
  expect(digits.type('0', 9, 0)).toBeUndefined();
  expect(digits.type('9', 3, 0)).toBeUndefined();
});
