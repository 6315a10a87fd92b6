import { expect, it } from 'vitest';
import { afterPlaying } from '../../testing/battles.ts';

it('LR-10.8 Iron Boss spares its own side a loss', () => {
  expect(afterPlaying('iron-boss').table.battle).toMatchObject({ attacker: { spared: 1 }, defender: { extra: 0 } });
});
