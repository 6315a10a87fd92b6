import { expect, it } from 'vitest';
import { takeSpecialAction } from '../flow/actions/special-action.ts';
import { lordsTable } from '../testing/lords-table.ts';

it('LR-12.4, LR-12.7 the Troll Hoard brings two runes of choice', () => {
  const t = lordsTable(['X', 'Y'], []).set('X', { artifacts: ['troll-hoard'] });
  t.run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'use', artifact: 'troll-hoard' });
  t.answer('X', { do: 'take', rune: 'FEHU' }).answer('X', { do: 'take', rune: 'ANSUZ' });
  expect(t.human('X')).toMatchObject({ runes: { FEHU: 1, ANSUZ: 1, THURISAZ: 0 }, exhausted: ['troll-hoard'] });
});
