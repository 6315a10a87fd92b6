import { expect, it } from 'vitest';
import { defenceWith, valueWith } from '../../testing/battles.ts';

it('LR-10.8 Bearded Axe adds its amount in attack only', () => {
  expect(valueWith('bearded-axe')).toBe(7);
  expect(defenceWith('bearded-axe')).toBe(6);
});
