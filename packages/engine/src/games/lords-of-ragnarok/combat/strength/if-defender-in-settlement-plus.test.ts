import { expect, it } from 'vitest';
import { defenceWith } from '../../testing/battles.ts';

it('LR-10.8 Turf Rampart adds its amount in defence of a settlement only', () => {
  expect(defenceWith('turf-rampart')).toBe(5);
  expect(defenceWith('turf-rampart', 13)).toBe(8);
});
