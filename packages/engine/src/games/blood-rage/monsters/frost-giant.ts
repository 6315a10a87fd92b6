/** BR-16.7, BR-16.10: a Frost Giant in the pillaged province brings the reward once more. */
import { type Heard, type Listener, procedure, type Verdict } from '../../../kernel/index.ts';
import { seatOf, upgradeSources } from '../cards/sources.ts';
import { succeed, takeReward } from '../flow/pillage-success.ts';
import type { BloodRage, Nothing } from '../state.ts';
import { clanOf, stands } from '../table/figures.ts';
import { paramsOf } from '../table/upgrades.ts';

const again = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('frost-giant', {
  reward: (g, { source }) => {
    const seat = seatOf(source);
    g.tell({ event: 'card-worked', seat, name: 'frost-giant' });
    const times = paramsOf(clanOf(g.table, seat), 'frost-giant')?.extraRewards ?? 0;
    for (let i = 0; i < times; i++) takeReward(g, 'frost-giant');
  },
});

export const frostGiant: Listener<BloodRage, Nothing> = {
  id: 'frost-giant',
  on: succeed.name,
  window: 'react',
  sources: ({ table }) =>
    upgradeSources(
      table,
      'frost-giant',
      (seat) => table.pillage?.pillager === seat && stands(clanOf(table, seat), 'frost-giant', table.pillage.province),
    ),
  run: again,
};
