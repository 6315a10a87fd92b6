/** VA-4.6 to VA-4.9: resources, the limited supply, and costs. */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import type { ValdaCause } from '../events.ts';
import { RESOURCES } from '../ids.ts';
import type { Purse, Valda, ValdaPlayer } from '../state.ts';

export function emptyPurse(): Purse {
  return { gold: 0, diamond: 0, blood: 0 };
}

export function canPay({ resources }: ValdaPlayer, cost: Readonly<Purse>): boolean {
  return resources.gold >= cost.gold && resources.diamond >= cost.diamond && resources.blood >= cost.blood;
}

/** VA-4.8: pays to the supply before anything is taken from it. */
export function pay(g: Rules<Valda>, seat: Seat, cost: Readonly<Purse>): void {
  const { resources } = itemAt(g.table.players, seat);
  for (const kind of RESOURCES) {
    resources[kind] -= cost[kind];
    g.table.supply[kind] += cost[kind];
  }
}

/** VA-4.7: takes as many of each kind as the supply has; the rest is lost. */
export function takeFromSupply(g: Rules<Valda>, seat: Seat, amount: Readonly<Purse>): Purse {
  const { resources } = itemAt(g.table.players, seat);
  const taken = emptyPurse();
  for (const kind of RESOURCES) {
    taken[kind] = Math.min(amount[kind], g.table.supply[kind]);
    resources[kind] += taken[kind];
    g.table.supply[kind] -= taken[kind];
  }
  return taken;
}

export function gainResources(g: Rules<Valda>, seat: Seat, amount: Readonly<Purse>, cause: ValdaCause): void {
  g.emit({ event: 'resources-gained', seat, ...takeFromSupply(g, seat, amount), cause });
}
