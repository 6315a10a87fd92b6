import { expect, it } from 'vitest';
import { two } from '../testing/battles.ts';

it('LR-10.3, LR-12.4, LR-50.5 the Serpent Fang adds 4 to the battle value of its owner, once', () => {
  const t = two()
    .set('X', { artifacts: ['serpent-fang'] })
    .battle('X', 'Y', 14)
    .answer('X', { do: 'use', artifact: 'serpent-fang' });
  expect(t.emitted('battle-ended')).toMatchObject([{ attack: 8, defence: 4 }]);
  expect(t.human('X').exhausted).toEqual(['serpent-fang']);
  const held = two()
    .set('Y', { artifacts: ['serpent-fang'] })
    .battle('X', 'Y', 14)
    .answer('Y', { do: 'use', artifact: 'serpent-fang' });
  expect(held.emitted('battle-ended')).toMatchObject([{ attack: 4, defence: 8 }]);
});
