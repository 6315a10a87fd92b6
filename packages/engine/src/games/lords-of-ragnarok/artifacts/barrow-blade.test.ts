import { expect, it } from 'vitest';
import { two } from '../testing/battles.ts';

it('LR-10.3, LR-12.4 the Barrow Blade strengthens its owner on either side', () => {
  const t = two()
    .set('X', { artifacts: ['barrow-blade'] })
    .battle('X', 'Y', 14)
    .answer('X', { do: 'use', artifact: 'barrow-blade' });
  expect(t.emitted('battle-ended')).toMatchObject([{ attack: 7, defence: 4 }]);
  const held = two()
    .set('Y', { artifacts: ['barrow-blade'] })
    .battle('X', 'Y', 14)
    .answer('Y', { do: 'use', artifact: 'barrow-blade' });
  expect(held.emitted('battle-ended')).toMatchObject([{ attack: 4, defence: 7 }]);
});
