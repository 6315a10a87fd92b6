import { expect, it } from 'vitest';
import { valueWith } from '../../testing/battles.ts';

it('LR-10.8 Boar Snout adds its amount with more armies than the opponent has', () => {
  expect(valueWith('boar-snout')).toBe(7);
  expect(valueWith('boar-snout', (t) => t.army('X', [14, 1]))).toBe(10);
});
