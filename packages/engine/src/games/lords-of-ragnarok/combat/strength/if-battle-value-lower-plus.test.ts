import { expect, it } from 'vitest';
import { valueWith } from '../../testing/battles.ts';

it('LR-10.8 Ambush adds its amount as long as the own value is lower', () => {
  expect(valueWith('ambush')).toBe(6);
  expect(valueWith('ambush', (t) => t.army('Y', [14, 4]))).toBe(8);
});
