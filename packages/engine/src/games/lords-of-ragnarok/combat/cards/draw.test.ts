import { expect, it } from 'vitest';
import { afterPlaying } from '../../testing/battles.ts';

it('LR-10.8 Reserve Line draws at once', () => {
  expect(afterPlaying('reserve-line').human('X').cards).toBe(2);
});
