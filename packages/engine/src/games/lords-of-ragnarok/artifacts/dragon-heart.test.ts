import { expect, it } from 'vitest';
import { takeSpecialAction } from '../flow/actions/special-action.ts';
import { lordsTable } from '../testing/lords-table.ts';
import { anyTime } from './use-artifact.ts';

it('LR-12.4, LR-12.7 the Dragon Heart heals every injury, and is not offered to the healthy', () => {
  const t = lordsTable(['X', 'Y'], []).set('X', { artifacts: ['dragon-heart'], injured: ['MIGHT', 'AUTHORITY'] });
  t.run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'use', artifact: 'dragon-heart' });
  expect(t.human('X')).toMatchObject({ injured: [], exhausted: ['dragon-heart'] });
  expect(anyTime(lordsTable(['X', 'Y'], []).set('X', { artifacts: ['dragon-heart'] }).table, 0)).toEqual([]);
});
