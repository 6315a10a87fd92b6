import { expect, it } from 'vitest';
import { afterPlaying } from '../../testing/battles.ts';

it('LR-10.8 Feint makes the opponent discard at random', () => {
  expect(afterPlaying('feint').human('Y').cards).toBe(1);
});
