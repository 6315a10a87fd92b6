/** RD-8.4, RD-9: what happens at each place that a ship sails past. */
import { itemAt, type Rules, required, type Seat } from '../../../../kernel/index.ts';
import { content, isVillage, type TileType, typeOf } from '../../content/content.ts';
import type { MonsterChoice, TileId } from '../../ids.ts';
import type { Longship, Raids, RaidsTable } from '../../state.ts';
import { shieldsOf, takeAboard, weaponsOf, withHired } from '../crew.ts';

const { hirePerVillage, sacrificePerMonster } = content.vikings;

/** Shields and weapons, which stay the same during one passage. */
export interface Outfit {
  readonly shields: number;
  readonly weapons: number;
}

export function outfitOf(ship: Longship): Outfit {
  return { shields: shieldsOf(ship), weapons: weaponsOf(ship) };
}

/** RD-9.3: a fight does not use weapons up; strong weapons reduce the cost to 0. */
export function fightCost(monster: TileType, outfit: Outfit): number {
  return Math.max(0, monster.strength - outfit.weapons);
}

export function monsterAt(table: RaidsTable, position: number): TileType | undefined {
  const tile = table.route[position];
  if (!tile) return undefined;
  const type = typeOf(tile);
  return type.category === 'monster' ? type : undefined;
}

/** RD-8.4: the bonus that the next ship takes from this visit or plunder tile. */
export function nextBonus(table: RaidsTable, tile: TileId): number {
  return table.bonuses[tile]?.[0] ?? 0;
}

/** The Vikings left after passing a position; negative if the ship cannot pay for the choice. */
export function vikingsPast(table: RaidsTable, position: number, outfit: Outfit, vikings: number, choice: MonsterChoice): number {
  if (isVillage(position)) return withHired(vikings, hirePerVillage, outfit.shields);
  const tile = table.route[position];
  if (!tile) return vikings;
  const type = typeOf(tile);
  if (type.category === 'visit') return withHired(vikings, nextBonus(table, tile), outfit.shields);
  if (type.category !== 'monster') return vikings;
  return choice === 'fight' ? vikings - fightCost(type, outfit) : Math.max(0, vikings - sacrificePerMonster);
}

/** Sails past one position; returns whether it used a monster choice of the plan. */
export function passBy(g: Rules<Raids>, seat: Seat, position: number, outfit: Outfit, choice: MonsterChoice): boolean {
  if (isVillage(position)) takeAboard(g, seat, hirePerVillage, 'village', position, outfit.shields);
  const tile = g.table.route[position];
  if (!tile) return false;
  switch (typeOf(tile).category) {
    case 'visit':
      passVisit(g, seat, position, tile, outfit);
      return false;
    case 'plunder':
      passPlunder(g, seat, position, tile);
      return false;
    case 'monster':
      if (choice === 'fight') defeatMonster(g, seat, position, tile, outfit);
      else sacrificeToMonster(g, seat, position, tile);
      return true;
    default:
      return false;
  }
}

/** RD-8.5: a ship without a free shield still uses up one bonus of the tile. */
function passVisit(g: Rules<Raids>, seat: Seat, position: number, tile: TileId, outfit: Outfit): void {
  const offered = g.table.bonuses[tile]?.shift();
  if (offered !== undefined) takeAboard(g, seat, offered, 'visit', position, outfit.shields);
}

function passPlunder(g: Rules<Raids>, seat: Seat, position: number, tile: TileId): void {
  const value = g.table.bonuses[tile]?.shift();
  if (value === undefined) return;
  itemAt(g.table.ships, seat).coins.push(value);
  g.emit({ event: 'coin-taken', seat, position, tile, type: typeOf(tile).id, value });
}

/** RD-9.2: a ship without Vikings loses nothing; the monster stays. */
function sacrificeToMonster(g: Rules<Raids>, seat: Seat, position: number, tile: TileId): void {
  const ship = itemAt(g.table.ships, seat);
  const lost = Math.min(ship.vikings, sacrificePerMonster);
  ship.vikings -= lost;
  g.emit({ event: 'monster-sacrificed', seat, position, tile, type: typeOf(tile).id, lost, vikings: ship.vikings });
}

/** RD-9.3: the ship pays exactly the cost and takes the monster. */
function defeatMonster(g: Rules<Raids>, seat: Seat, position: number, tile: TileId, outfit: Outfit): void {
  const ship = itemAt(g.table.ships, seat);
  const monster = required(monsterAt(g.table, position), 'a monster to fight');
  const cost = fightCost(monster, outfit);
  ship.vikings -= cost;
  ship.monsters.push(tile);
  g.table.route[position] = null;
  g.emit({
    event: 'monster-defeated',
    seat,
    position,
    tile,
    type: monster.id,
    cost,
    glory: monster.glory,
    vikings: ship.vikings,
  });
}
