import { expect, it } from 'vitest';
import { afterPlaying } from '../../testing/battles.ts';

it('LR-10.8 Split Shields costs the opponent a loss more', () => {
  expect(afterPlaying('split-shields').table.battle).toMatchObject({ attacker: { spared: 0 }, defender: { extra: 1 } });
});
