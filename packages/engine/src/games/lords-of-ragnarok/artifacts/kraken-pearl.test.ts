import { expect, it } from 'vitest';
import { takeSpecialAction } from '../flow/actions/special-action.ts';
import { lordsTable } from '../testing/lords-table.ts';

it('LR-12.4, LR-12.7, LR-50.5 the Kraken Pearl brings three runes of choice', () => {
  const t = lordsTable(['X', 'Y'], []).set('X', { artifacts: ['kraken-pearl'] });
  t.run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'use', artifact: 'kraken-pearl' });
  for (const rune of ['FEHU', 'ANSUZ', 'FEHU'] as const) t.answer('X', { do: 'take', rune });
  expect(t.human('X')).toMatchObject({ runes: { FEHU: 2, ANSUZ: 1, THURISAZ: 0 }, exhausted: ['kraken-pearl'] });
});
