/** VA-16.1: the public location sets. They say who may hold a weapon by public record, never who does. */
import { at, type Seat } from '../../../kernel/index.ts';
import { cardOf, weaponOf } from '../content/content.ts';
import { type CardId, type DeckId, REALMS, type Realm } from '../ids.ts';
import type { ValdaTable } from '../state.ts';

export function isRealm(deck: DeckId): deck is Realm {
  return deck !== 'A' && deck !== 'B';
}

/** The god of a weapon; undefined for every other card. */
export function godOfWeapon(card: CardId): Realm | undefined {
  const { kind, deck } = cardOf(card);
  return kind === 'divine-weapon' && isRealm(deck) ? deck : undefined;
}

export function mayHold(table: ValdaTable, seat: Seat, realm: Realm): boolean {
  return table.weapons[realm].includes(seat);
}

/** Rule 2: a card went hidden from a god deck to a player. */
export function noteHiddenDraw(table: ValdaTable, deck: DeckId, seat: Seat): void {
  if (!isRealm(deck)) return;
  const places = table.weapons[deck];
  if (places.includes('deck') && !places.includes(seat)) places.push(seat);
}

/** Rule 3: a weapon was drawn open, or put back under its deck. */
export function noteWeaponSeen(table: ValdaTable, card: CardId, place: Seat | 'deck'): void {
  const realm = godOfWeapon(card);
  if (realm) table.weapons[realm] = [place];
}

/** Rule 4: an effect is complete, and nothing is left in a god deck. */
export function noteEmptyDeck(table: ValdaTable, deck: DeckId): void {
  if (isRealm(deck) && table.decks[deck] === 0) table.weapons[deck] = table.weapons[deck].filter((place) => place !== 'deck');
}

/** Rule 5: a hidden card went from one hand to another. */
export function noteTheft(table: ValdaTable, victim: Seat, thief: Seat): void {
  for (const realm of REALMS) {
    const places = table.weapons[realm];
    if (places.includes(victim) && !places.includes(thief)) places.push(thief);
  }
}

/** Rule 6: somebody has no cards left. */
export function noteEmptyHand(table: ValdaTable, seat: Seat): void {
  const { hand, display } = at(table.players, seat);
  if (hand > 0 || display.length > 0) return;
  for (const realm of REALMS) {
    if (table.weapons[realm].includes(seat)) table.weapons[realm] = table.weapons[realm].filter((place) => place !== seat);
  }
}

/** Rule 7: a weapon was played or discarded. */
export function noteRemoved(table: ValdaTable, card: CardId): void {
  const realm = godOfWeapon(card);
  if (realm) table.weapons[realm] = ['removed'];
}

/** Does this seat hold the weapon of this god, in the hand or in the display? */
export function holds(hand: readonly CardId[], display: readonly CardId[], realm: Realm): boolean {
  const weapon = weaponOf(realm);
  return hand.includes(weapon) || display.includes(weapon);
}
