/** Thor's Chosen: a won battle pays for each own mystic in it. */
import type { Seat } from '../../../kernel/index.ts';
import { paramsOn } from '../content/cards.ts';
import { battleOf, outcomeTexts } from '../flow/battle/battle.ts';
import { upgradeText } from '../powers/power.ts';
import type { BloodRageTable } from '../state.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { figureOf, figuresIn } from '../table/figures.ts';

/** BR-29.7: pays once, even with several equal cards in play. */
export const thorsChosen = upgradeText('thors-chosen', {
  rules: ['BR-29.7', 'BR-29.11'],
  on: outcomeTexts,
  when: (table, seat) => table.pillage?.winner === seat && mysticsIn(table, seat) > 0,
  steps: {
    pay: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'thors-chosen' });
      gainGlory(g, seat, paramsOn('thors-chosen').gloryPerMystic * mysticsIn(g.table, seat), 'thors-chosen');
    },
  },
});

function mysticsIn(table: BloodRageTable, seat: Seat): number {
  return figuresIn(table, seat, battleOf(table).province).filter((ref) => figureOf(table, ref).kind === 'mystic').length;
}
