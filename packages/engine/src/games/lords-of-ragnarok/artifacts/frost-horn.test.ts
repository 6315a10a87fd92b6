import { expect, it } from 'vitest';
import { lordsTable } from '../testing/lords-table.ts';

it('LR-8.11, LR-12.4 the Frost Horn activates one other army after the maneuver', () => {
  const horn = lordsTable(['X', 'Y'], [])
    .hero('X', 1)
    .hero('Y', 1)
    .set('X', { artifacts: ['frost-horn'] })
    .control('X', 9, 1)
    .army('X', [9, 1], [1, 1]);
  horn.goOn({ procedure: 'maneuver', step: 'begin', locals: { seat: 0, done: [] } }).answer('X', { do: 'strengthen', army: 0 });
  expect(horn.why('X', { do: 'strengthen', army: 0 })).toMatchObject([{ reason: 'army-has-acted' }]);
  horn.answer('X', { do: 'strengthen', army: 1 });
  expect(horn.human('X').exhausted).toEqual(['frost-horn']);
});
