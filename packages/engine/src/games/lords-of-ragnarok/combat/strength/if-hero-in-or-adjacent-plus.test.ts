import { expect, it } from 'vitest';
import { valueWith } from '../../testing/battles.ts';

it('LR-10.8 Blood Feud adds its amount with the own hero in the region or next to it', () => {
  expect(valueWith('blood-feud')).toBe(6);
  expect(valueWith('blood-feud', (t) => t.hero('X', 15))).toBe(8);
});
