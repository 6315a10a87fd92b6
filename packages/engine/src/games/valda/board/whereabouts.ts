/** VA-16.1: the public location sets: which places may hold each weapon by public record, not where it is. */
import { itemAt, type Seat } from '../../../kernel/index.ts';
import { cardOf, weaponOf } from '../content/content.ts';
import { type DeckId, REALMS, type Realm, type ValdaCardId } from '../ids.ts';
import type { ValdaTable } from '../state.ts';

export function isRealm(deck: DeckId): deck is Realm {
  return deck !== 'A' && deck !== 'B';
}

/** The god of a weapon; undefined for every other card. */
export function godOfWeapon(card: ValdaCardId): Realm | undefined {
  const { kind, deck } = cardOf(card);
  return kind === 'divine-weapon' && isRealm(deck) ? deck : undefined;
}

export function mayHold(table: ValdaTable, seat: Seat, realm: Realm): boolean {
  return table.weapons[realm].includes(seat);
}

/** Rule 2: a player drew a hidden card from a god deck. */
export function noteHiddenDraw(table: ValdaTable, deck: DeckId, seat: Seat): void {
  if (!isRealm(deck)) return;
  const places = table.weapons[deck];
  if (places.includes('deck') && !places.includes(seat)) places.push(seat);
}

/** Rule 3: a player drew a weapon face up or put it back under its deck. */
export function noteWeaponSeen(table: ValdaTable, card: ValdaCardId, place: Seat | 'deck'): void {
  const realm = godOfWeapon(card);
  if (realm) table.weapons[realm] = [place];
}

/** Rule 4: an effect is complete and a god deck is empty. */
export function noteEmptyDeck(table: ValdaTable, deck: DeckId): void {
  if (isRealm(deck) && table.decks[deck] === 0) table.weapons[deck] = table.weapons[deck].filter((place) => place !== 'deck');
}

/** Rule 5: a hidden card moved from one hand to another. */
export function noteTheft(table: ValdaTable, victim: Seat, thief: Seat): void {
  for (const realm of REALMS) {
    const places = table.weapons[realm];
    if (places.includes(victim) && !places.includes(thief)) places.push(thief);
  }
}

/** Rule 6: a player has no cards left. */
export function noteEmptyHand(table: ValdaTable, seat: Seat): void {
  const { hand, display } = itemAt(table.players, seat);
  if (hand > 0 || display.length > 0) return;
  for (const realm of REALMS) {
    if (table.weapons[realm].includes(seat)) table.weapons[realm] = table.weapons[realm].filter((place) => place !== seat);
  }
}

/** Rule 7: a player used or discarded a weapon. */
export function noteRemoved(table: ValdaTable, card: ValdaCardId): void {
  const realm = godOfWeapon(card);
  if (realm) table.weapons[realm] = ['removed'];
}

/** Whether these cards include the weapon of this god. */
export function holds(hand: readonly ValdaCardId[], display: readonly ValdaCardId[], realm: Realm): boolean {
  const weapon = weaponOf(realm);
  return hand.includes(weapon) || display.includes(weapon);
}
