import { expect, it } from 'vitest';
import { defenceWith, valueWith } from '../../testing/battles.ts';

it('LR-10.8 Shield Wall adds its amount in defence only', () => {
  expect(valueWith('shield-wall')).toBe(5);
  expect(defenceWith('shield-wall')).toBe(7);
});
