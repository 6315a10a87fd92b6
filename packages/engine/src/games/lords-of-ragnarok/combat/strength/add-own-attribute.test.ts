import { expect, it } from 'vitest';
import { valueWith } from '../../testing/battles.ts';

it('LR-10.8 Jarl’s Challenge adds the effective Authority', () => {
  expect(valueWith('jarls-challenge', (t) => t.attributes('X', { AUTHORITY: 3 }))).toBe(9);
});
