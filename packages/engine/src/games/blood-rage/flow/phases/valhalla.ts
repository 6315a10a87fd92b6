/** BR-22: phase 6: dead figures return to the reserves. */
import type { Rules, Seat } from '../../../../kernel/index.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import type { BloodRage } from '../../state.ts';
import { gainGlory } from '../../table/clan-sheet.ts';
import { clanOf } from '../../table/figures.ts';
import { inOrder } from '../../table/order.ts';
import { upgradesInPlay } from '../../table/upgrades.ts';

export function releaseValhalla(g: Rules<BloodRage>): void {
  for (const seat of inOrder(g.table)) release(g, seat);
}

function release(g: Rules<BloodRage>, seat: Seat): void {
  const clan = clanOf(g.table, seat);
  const released = clan.figures.filter(({ at }) => at === 'valhalla');
  if (released.length === 0) return;
  for (const figure of released) figure.at = 'reserve';
  g.emit({ event: 'figures-released', seat, count: released.length, figures: released.map(({ kind }) => kind) });
  payForReleased(g, seat, released.length);
}

/** BR-22.2: Loki's Domain, Eminence and Wrath add up. */
function payForReleased(g: Rules<BloodRage>, seat: Seat, count: number): void {
  for (const card of upgradesInPlay(clanOf(g.table, seat))) {
    const { gloryPerReleased } = cardOf(card).params;
    if (gloryPerReleased === 0) continue;
    g.emit({ event: 'card-worked', seat, name: nameOf(card) });
    gainGlory(g, seat, count * gloryPerReleased, nameOf(card));
  }
}
