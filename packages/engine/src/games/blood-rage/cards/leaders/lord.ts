/** BR-16.10: the condition of all Lords: the pillager's leader stands in the province itself. */
import type { Seat } from '../../../../kernel/index.ts';
import type { TextCard } from '../../card-ids.ts';
import { succeed } from '../../flow/battle/pillage-success.ts';
import { type ListeningPower, type PowerText, upgradeText } from '../../powers/power.ts';
import type { BloodRageTable, Nothing } from '../../state.ts';
import { clanOf, stands } from '../../table/figures.ts';

export function lord<Id extends TextCard>(id: Id, text: Omit<PowerText<Nothing>, 'on' | 'when'>): ListeningPower<Id, Nothing> {
  return upgradeText(id, { on: succeed, when: leads, ...text });
}

function leads(table: BloodRageTable, seat: Seat): boolean {
  const { pillage } = table;
  return pillage?.pillager === seat && stands(clanOf(table, seat), 'leader', pillage.province);
}
