import { expect, it } from 'vitest';
import { takeSpecialAction } from '../flow/actions/special-action.ts';
import { runeStep } from '../flow/turn/rune-step.ts';
import { lordsTable } from '../testing/lords-table.ts';

it('LR-12.4, LR-12.7 one turn exhausts artifacts at any step and in the rune step', () => {
  const t = lordsTable(['X', 'Y'], [])
    .hero('X', 1)
    .hero('Y', 1)
    .set('X', { artifacts: ['dragon-heart', 'troll-hoard', 'gleipnir-chain'], injured: ['MIGHT', 'WISDOM'] })
    .monster('troll', 3);
  t.run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'use', artifact: 'dragon-heart' });
  expect(t.human('X')).toMatchObject({ injured: [], exhausted: ['dragon-heart'] });
  t.answer('X', { do: 'use', artifact: 'troll-hoard' }).answer('X', { do: 'take', rune: 'FEHU' }).answer('X', { do: 'take', rune: 'FEHU' });
  t.run('X', runeStep, { seat: 0 }).answer('X', { do: 'chain', monster: 'troll' });
  expect(t.table.monsters[0]?.owner).toBe(0);
  expect(t.human('X').exhausted).toEqual(['dragon-heart', 'troll-hoard', 'gleipnir-chain']);
});
