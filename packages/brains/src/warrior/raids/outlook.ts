/** What the rest of the game holds for a ship: tiles ahead of it on this voyage, and the stacks of the voyages to come, whose tiles are known though not their order. */
import { at } from '@skald/engine';
import { FINISH, isVillage, LAST_VOYAGE, type RaidsTable, START, stackOf, type TileType, typeOf } from '@skald/engine/games/raids';

export interface Outlook {
  readonly runes: number;
  /** How many goods all the trading posts buy. */
  readonly sales: number;
  /** The strength of each monster. */
  readonly monsters: readonly number[];
  /** Vikings that wait in villages. */
  readonly villagers: number;
  /** Voyages that end yet, this one included. */
  readonly ends: number;
  /** How much of the game lies ahead: 1 at its start, 0 in the last harbour. */
  readonly rest: number;
}

interface Holding {
  runes: number;
  sales: number;
  monsters: number[];
}

/** How many villages lie ahead of each position. */
const villagesAhead: readonly number[] = Array.from({ length: FINISH + 1 }, (_, position) => {
  let villages = 0;
  for (let ahead = position + 1; ahead < FINISH; ahead++) if (isVillage(ahead)) villages++;
  return villages;
});

/** What the voyages after each one hold, by number of the voyage. */
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
    villagers: at(villagesAhead, position) + voyages * at(villagesAhead, START),
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
