/** BR-16.6: the Valkyrie's owner gains Glory for each figure of another clan that falls in a battle she was in. */
import { type Heard, type Listener, procedure, type Verdict } from '../../../kernel/index.ts';
import { deadOfOthers } from '../cards/counting-the-dead.ts';
import { seatOf, upgradeSources } from '../cards/sources.ts';
import { countDead } from '../flow/battle.ts';
import type { BloodRage, Nothing } from '../state.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';
import { paramsOf } from '../table/upgrades.ts';

const reap = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('valkyrie', {
  count: (g, { source }) => {
    const seat = seatOf(source);
    const each = paramsOf(clanOf(g.table, seat), 'valkyrie')?.gloryPerEnemyDestroyed ?? 0;
    g.tell({ event: 'card-worked', seat, name: 'valkyrie' });
    gainGlory(g, seat, each * deadOfOthers(g.table, seat), 'valkyrie');
  },
});

export const valkyrie: Listener<BloodRage, Nothing> = {
  id: 'valkyrie',
  on: countDead.name,
  window: 'react',
  sources: ({ table }) =>
    upgradeSources(
      table,
      'valkyrie',
      (seat) => table.pillage?.sides.some((side) => side.seat === seat && side.valkyrie) === true && deadOfOthers(table, seat) > 0,
    ),
  run: reap,
};
