/** The worth of a longship: the probable glory of what it holds, independent of its position. */
import { type Longship, mjolnirsOf, runeGlory, sailsOf, shieldsOf, typeOf, weaponsOf } from '@skald/engine/games/raids';
import type { Outlook } from './outlook.ts';
import type { RaidsWeights } from './weights.ts';

/** `share`: one ship's part of all tiles still to come. */
export function shipWorth(ship: Longship, outlook: Outlook, share: number, weights: RaidsWeights): number {
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

/** Runes are worth the expected set, interpolated between two sizes, minus what the runes to come would score alone. */
function runesWorth({ runes }: Longship, outlook: Outlook, share: number): number {
  const toCome = share * outlook.runes;
  return between(runes.length + toCome) - between(toCome);
}

function between(runes: number): number {
  const full = Math.floor(runes);
  const part = runes - full;
  return runeGlory(full) * (1 - part) + runeGlory(full + 1) * part;
}

/** Standards score as printed; goods only if posts to come will buy them, the best first. */
function slotsWorth({ slots }: Longship, { sales }: Outlook, share: number, { sale }: RaidsWeights): number {
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

/** Vikings fight during the game and count for Mjolnirs at its end. */
function crewWorth(ship: Longship, { villagers, ends, rest }: Outlook, { viking, crowd, kept, shield }: RaidsWeights): number {
  const shields = shieldsOf(ship);
  const hired = villagers + sailsOf(ship) * ends;
  const atTheEnd = Math.min(shields, ship.vikings + kept * hired);
  const fighters = Math.min(shields, ship.vikings + kept * sailsOf(ship) * ends);
  const use = (viking * rest * (1 - crowd ** fighters)) / (1 - crowd);
  return mjolnirsOf(ship) * atTheEnd + use + shield * rest * (shields - ship.vikings);
}

/** Weapons save Vikings in every fight with a monster to come. */
function weaponsWorth(ship: Longship, { monsters }: Outlook, { hunt, viking }: RaidsWeights): number {
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
