/** BR-29.11: with Thor's Chosen a won battle pays for each own mystic in it. */
import { type Heard, type Listener, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { seatOf, upgradeSources } from '../cards/sources.ts';
import { battleOf, outcomeTexts } from '../flow/battle.ts';
import type { BloodRage, Nothing, Table } from '../state.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { clanOf, figureOf, figuresIn } from '../table/figures.ts';
import { paramsOf } from '../table/upgrades.ts';

const CARD = 'thors-chosen';

const pay = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>(CARD, {
  pay: (g, { source }) => {
    const seat = seatOf(source);
    const each = paramsOf(clanOf(g.table, seat), CARD)?.gloryPerMystic ?? 0;
    g.tell({ event: 'card-worked', seat, name: CARD });
    gainGlory(g, seat, each * mysticsIn(g.table, seat), CARD);
  },
});

function mysticsIn(table: Table, seat: Seat): number {
  return figuresIn(table, seat, battleOf(table).province).filter((ref) => figureOf(table, ref).kind === 'mystic').length;
}

/** BR-29.7: once, however many equal cards are in play. */
export const thorsChosen: Listener<BloodRage, Nothing> = {
  id: CARD,
  on: outcomeTexts.name,
  window: 'react',
  sources: ({ table }) => upgradeSources(table, CARD, (seat) => table.pillage?.winner === seat && mysticsIn(table, seat) > 0),
  run: pay,
};
