/** What the rest of the game offers a ship: the tiles ahead on this voyage and the stacks of later ones, whose order is unknown. */
import { itemAt } from '@skald/engine';
import { FINISH, isVillage, LAST_VOYAGE, type RaidsTable, START, stackOf, type TileType, typeOf } from '@skald/engine/games/raids';

export interface Outlook {
  readonly runes: number;
  /** The number of goods that all trading posts buy. */
  readonly sales: number;
  /** The strength of each monster. */
  readonly monsters: readonly number[];
  /** The Vikings in villages. */
  readonly villagers: number;
  /** The number of voyage ends still to come, including this one. */
  readonly ends: number;
  /** The part of the game still ahead: 1 at its start, 0 in the last harbour. */
  readonly rest: number;
}

interface Holding {
  runes: number;
  sales: number;
  monsters: number[];
}

/** The number of villages ahead of each position. */
const villagesAhead: readonly number[] = Array.from({ length: FINISH + 1 }, (_, position) => {
  let villages = 0;
  for (let ahead = position + 1; ahead < FINISH; ahead++) if (isVillage(ahead)) villages++;
  return villages;
});

/** What the voyages after each one offer, by voyage number. */
const later: readonly Holding[] = Array.from({ length: LAST_VOYAGE + 1 }, (_, voyage) => {
  const holding = empty();
  for (let next = voyage + 1; next <= LAST_VOYAGE; next++) for (const tile of stackOf(next)) add(holding, typeOf(tile));
  return holding;
});

export function outlookFrom(table: RaidsTable, position: number): Outlook {
  const { runes, sales, monsters } = later[table.voyage] ?? empty();
  const holding: Holding = { runes, sales, monsters: [...monsters] };
  for (let ahead = position + 1; ahead < FINISH; ahead++) {
    const tile = table.route[ahead];
    if (tile) add(holding, typeOf(tile));
  }
  const voyages = LAST_VOYAGE - table.voyage;
  return {
    ...holding,
    villagers: itemAt(villagesAhead, position) + voyages * itemAt(villagesAhead, START),
    ends: voyages + 1,
    rest: (voyages + (FINISH - position) / FINISH) / LAST_VOYAGE,
  };
}

function empty(): Holding {
  return { runes: 0, sales: 0, monsters: [] };
}

function add(holding: Holding, { category, maxSales, strength }: TileType): void {
  if (category === 'rune') holding.runes++;
  holding.sales += maxSales;
  if (category === 'monster') holding.monsters.push(strength);
}
