import { expect, it } from 'vitest';
import { lordsTable } from '../testing/lords-table.ts';
import { bindable } from './gleipnir-chain.ts';

it('LR-12.4, LR-12.7 the Gleipnir Chain binds neutral monsters in or next to the hero’s region, once a turn', () => {
  const t = lordsTable(['X', 'Y'], [])
    .hero('X', 1)
    .set('X', { artifacts: ['gleipnir-chain'] });
  t.monster('troll', 3).monster('garm', 1).monster('jotunn', 16).monster('draugr', 1, 'Y');
  expect(bindable(t.table, 0)).toEqual(['garm', 'troll']);
  expect(bindable(t.set('X', { exhausted: ['gleipnir-chain'] }).table, 0)).toEqual([]);
});
