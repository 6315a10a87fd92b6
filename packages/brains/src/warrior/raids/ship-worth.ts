/** What a longship is worth: the glory it will probably score for what it holds, wherever it stands. */
import { type Longship, mjolnirsOf, runeGlory, sailsOf, shieldsOf, typeOf, weaponsOf } from '@skald/engine/games/raids';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** `share`: the part of all tiles still to come that falls to one ship. */
export function shipWorth(ship: Longship, outlook: Outlook, share: number, weights: Weights): number {
  return (
    sum(ship.coins) +
    gloryOf(ship.sold) +
    gloryOf(ship.monsters) +
    runesWorth(ship, outlook, share) +
    slotsWorth(ship, outlook, share, weights) +
    crewWorth(ship, outlook, weights) +
    weaponsWorth(ship, outlook, weights)
  );
}

/** Runes are worth what the set will be, in proportion between two sizes, less what the runes to come would score by themselves. */
function runesWorth({ runes }: Longship, outlook: Outlook, share: number): number {
  const toCome = share * outlook.runes;
  return between(runes.length + toCome) - between(toCome);
}

function between(runes: number): number {
  const full = Math.floor(runes);
  const part = runes - full;
  return runeGlory(full) * (1 - part) + runeGlory(full + 1) * part;
}

/** Standards score as printed; goods only where there will be a post that buys them, the best first. */
function slotsWorth({ slots }: Longship, { sales }: Outlook, share: number, { sale }: Weights): number {
  let worth = 0;
  const goods: number[] = [];
  for (const tile of slots) {
    if (tile === null) continue;
    const { category, glory } = typeOf(tile);
    if (category === 'standard') worth += glory;
    if (category === 'goods') goods.push(glory);
  }
  goods.sort((a, b) => b - a);
  const places = sale * share * sales;
  return goods.reduce((total, glory, i) => total + glory * clamp(places - i), worth);
}

/** Vikings fight while the game lasts, and stand by the Mjolnirs at its end. */
function crewWorth(ship: Longship, { villagers, ends, rest }: Outlook, { viking, crowd, kept, shield }: Weights): number {
  const shields = shieldsOf(ship);
  const hired = villagers + sailsOf(ship) * ends;
  const atTheEnd = Math.min(shields, ship.vikings + kept * hired);
  const fighters = Math.min(shields, ship.vikings + kept * sailsOf(ship) * ends);
  const use = (viking * rest * (1 - crowd ** fighters)) / (1 - crowd);
  return mjolnirsOf(ship) * atTheEnd + use + shield * rest * (shields - ship.vikings);
}

/** Weapons spare Vikings with every monster that will be fought. */
function weaponsWorth(ship: Longship, { monsters }: Outlook, { hunt, viking }: Weights): number {
  const weapons = weaponsOf(ship);
  if (weapons === 0) return 0;
  return hunt * viking * sum(monsters.map((strength) => Math.min(weapons, strength)));
}

function gloryOf(tiles: readonly string[]): number {
  return sum(tiles.map((tile) => typeOf(tile).glory));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function clamp(part: number): number {
  return Math.max(0, Math.min(1, part));
}
