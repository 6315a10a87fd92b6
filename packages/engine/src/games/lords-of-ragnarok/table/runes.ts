/** Runes (LR-4.2, LR-4.5, LR-21.7): the supply is every rune that lies on no board and no forge. */
import { itemAt, type Seat } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { RUNES, type RuneId } from '../ids.ts';
import type { G, LordsTable, Party, Person } from '../state.ts';
import { blessedBy } from './blessings.ts';
import { isHuman, person } from './parties.ts';

export function supply(table: LordsTable, rune: RuneId): number {
  let left = NUMBERS.runesPerSymbol;
  for (const party of table.order) left -= person(table, party).runes[rune];
  for (const forge of table.forges) if (forge.rune === rune) left--;
  return left;
}

export function runesLeft(table: LordsTable): readonly RuneId[] {
  return RUNES.filter((rune) => supply(table, rune) > 0);
}

export function countRunes({ runes }: Pick<Person, 'runes'>): number {
  return RUNES.reduce((total, rune) => total + runes[rune], 0);
}

export function runeLimit(table: LordsTable, party: Party): number {
  return isHuman(party) ? NUMBERS.humanRuneLimit + blessedBy(table, party, 'RUNE_LIMIT', 'plus') : NUMBERS.prophetRuneLimit;
}

/** A random rune of the supply, weighted by the number of each symbol. */
export function randomRune(g: G): RuneId | undefined {
  const left = RUNES.map((rune) => supply(g.table, rune));
  const all = left.reduce((total, count) => total + count, 0);
  if (all === 0) return undefined;
  let place = g.roll('rune', all) - 1;
  return RUNES.find((_, i) => {
    place -= itemAt(left, i);
    return place < 0;
  });
}

/** LR-4.5: gains random runes; a prophet loses those beyond his limit (LR-21.7). */
export function gainRandomRunes(g: G, party: Party, count: number): void {
  const who = person(g.table, party);
  const runes: RuneId[] = [];
  for (let i = 0; i < count; i++) {
    if (!isHuman(party) && countRunes(who) >= runeLimit(g.table, party)) break;
    const rune = randomRune(g);
    if (!rune) break;
    who.runes[rune]++;
    runes.push(rune);
  }
  if (runes.length > 0) g.emit({ event: 'runes-gained', who: party, runes });
}

export function gainRune(g: G, party: Party, rune: RuneId): void {
  person(g.table, party).runes[rune]++;
  g.emit({ event: 'runes-gained', who: party, runes: [rune] });
}

/** LR-4.5: gains runes of choice: `settle` asks a human; symbols do not matter to a prophet. */
export function oweRunes(g: G, party: Party, count: number): void {
  if (isHuman(party)) for (let i = 0; i < count; i++) g.table.owed.push(party);
  else gainRandomRunes(g, party, count);
}

/** LR-4.5: spent runes return to the supply. */
export function payRunes(g: G, party: Party, runes: readonly RuneId[]): void {
  if (runes.length === 0) return;
  const who = person(g.table, party);
  for (const rune of runes) who.runes[rune]--;
  g.emit({ event: 'runes-paid', who: party, runes: [...runes] });
}

/** A prophet pays with any symbols (LR-21.7). */
export function spendRunes(who: Person, count: number): void {
  for (const rune of anyRunes(who, count)) who.runes[rune]--;
}

export function loseRune(g: G, party: Party, rune: RuneId): void {
  person(g.table, party).runes[rune]--;
  g.emit({ event: 'runes-lost', who: party, runes: [rune] });
}

/** The runes that a prophet pays: the symbol he has most of, so that no chance is involved. */
export function anyRunes(who: Person, count: number): readonly RuneId[] {
  const left = { ...who.runes };
  return Array.from({ length: count }, () => {
    const most = RUNES.reduce((best, rune) => (left[rune] > left[best] ? rune : best));
    left[most]--;
    return most;
  });
}

export function ownedSymbols(table: LordsTable, seat: Seat): readonly RuneId[] {
  return RUNES.filter((rune) => person(table, seat).runes[rune] > 0);
}
