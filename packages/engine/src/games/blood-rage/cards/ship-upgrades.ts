/** BR-18.5: Loki's, Fire and Eternal Dragons pay their owner for every lost ship; the card says how much. */
import { type Heard, type Listener, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { cardOf, isShip, nameOf } from '../content/cards.ts';
import { SLOTS } from '../content/content.ts';
import { type Destruction, destroy } from '../flow/battle/destroy.ts';
import { cardIn, seatOf, sourceOf } from '../powers/sources.ts';
import type { BloodRage, BloodRageTable } from '../state.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { figureOf } from '../table/figures.ts';

const SHIP_SLOT = SLOTS.indexOf('upgrade-ship');

/** A Sea Serpent counts as a ship. */
function shipsLost(table: BloodRageTable, { figures }: Destruction, seat: Seat): number {
  return figures.filter((ref) => ref.seat === seat && isShip(figureOf(table, ref).kind)).length;
}

const payForShips = procedure<BloodRage, Heard<Destruction>, Verdict<Destruction>>('ship-upgrades', {
  pay: (g, { source, effect }) => {
    const seat = seatOf(source);
    const card = cardIn(source);
    g.emit({ event: 'card-worked', seat, name: nameOf(card) });
    gainGlory(g, seat, cardOf(card).params.glory * shipsLost(g.table, effect, seat), nameOf(card));
  },
});

export const shipUpgrades: Listener<BloodRage, Destruction> = {
  id: 'ship-upgrades',
  on: destroy.name,
  window: 'react',
  sources: ({ table }, effect) =>
    table.clans.flatMap((clan, seat) => {
      const card = clan.slots[SHIP_SLOT];
      return card && shipsLost(table, effect, seat) > 0 ? [sourceOf(seat, card)] : [];
    }),
  run: payForShips,
};
