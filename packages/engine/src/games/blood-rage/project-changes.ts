/** Copies of the table with one change each, for the projection of events. */
import { clone, type Seat } from '../../kernel/index.ts';
import type { BloodRageCardId } from './card-ids.ts';
import { settleSights } from './flow/battle/played.ts';
import type { FigureKind, FigurePlace, ProvinceId } from './ids.ts';
import type { BloodRageBattleSide, BloodRageTable, Clan, PlayedCard } from './state.ts';
import { clanOf, stands } from './table/figures.ts';

export function withClans(table: BloodRageTable, change: (clan: Clan) => Partial<Clan>): BloodRageTable {
  return { ...table, clans: table.clans.map((clan) => ({ ...clan, ...change(clan) })) };
}

export function withClan(table: BloodRageTable, seat: Seat, change: (clan: Clan) => Partial<Clan>): BloodRageTable {
  return { ...table, clans: table.clans.map((clan, i) => (i === seat ? { ...clan, ...change(clan) } : clan)) };
}

export function withSide(
  table: BloodRageTable,
  seat: Seat,
  change: (side: BloodRageBattleSide) => Partial<BloodRageBattleSide>,
): BloodRageTable {
  const { pillage } = table;
  if (!pillage) return table;
  return {
    ...table,
    pillage: { ...pillage, sides: pillage.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) },
  };
}

export function withCard(table: BloodRageTable, seat: Seat, card: BloodRageCardId, change: Partial<PlayedCard>): BloodRageTable {
  return withSide(table, seat, ({ cards }) => ({
    cards: cards.map((played) => (played.card === card ? { ...played, ...change } : played)),
  }));
}

/** Removes cards from the battle. Before the totals exist, Heimdall's Watch is the cause (BR-15.5). */
export function withoutCards(table: BloodRageTable, seat: Seat, gone: readonly BloodRageCardId[]): BloodRageTable {
  return withSide(table, seat, ({ cards, total }) => ({
    cards: total === null ? [] : cards.map((played) => (gone.includes(played.card) ? { ...played, lies: false } : played)),
  }));
}

export function discarded(table: BloodRageTable, cards: readonly BloodRageCardId[]): BloodRageTable {
  return { ...table, discard: [...table.discard, ...cards] };
}

export function freshSide(table: BloodRageTable, seat: Seat, province: ProvinceId): BloodRageBattleSide {
  return { seat, cards: [], total: null, dead: [], valkyrie: stands(clanOf(table, seat), 'valkyrie', province) };
}

/** BR-15.12: the bonus of Heimdall's Sight counts from the comparison on. */
export function withSettledSights(table: BloodRageTable): BloodRageTable {
  if (!table.pillage) return table;
  const sides = clone(table.pillage.sides);
  settleSights(sides);
  return { ...table, pillage: { ...table.pillage, sides } };
}

/** Moves figures of these kinds; of equal figures the first one moves. */
export function movedFigures(
  table: BloodRageTable,
  seat: Seat,
  kinds: readonly FigureKind[],
  from: FigurePlace,
  to: FigurePlace,
): BloodRageTable {
  return withClan(table, seat, ({ figures }) => {
    const next = [...figures];
    for (const kind of kinds) {
      const place = next.findIndex((figure) => figure.kind === kind && figure.at === from);
      if (place >= 0) next[place] = { kind, at: to };
    }
    return { figures: next };
  });
}
