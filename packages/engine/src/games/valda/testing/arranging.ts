/** How the words of a Valda scenario move cards and resources, and refuse what cannot be. */
import { itemAt, type Seat, type State } from '../../../kernel/index.ts';
import { godOfWeapon } from '../board/whereabouts.ts';
import { cardOf, weaponOf } from '../content/content.ts';
import { DECKS, type Realm, type ValdaCardId } from '../ids.ts';
import type { CardLocations, Valda, ValdaTable } from '../state.ts';

/** What a player has; what is left out stays as it is. */
export interface Board {
  readonly followers?: number;
  readonly gold?: number;
  readonly diamond?: number;
  readonly blood?: number;
  readonly mines?: number;
  readonly drills?: number;
  readonly temples?: Partial<Record<Realm, number>>;
}

export function setUp(table: ValdaTable, seat: Seat, { temples, gold, diamond, blood, ...plain }: Board): void {
  const player = itemAt(table.players, seat);
  Object.assign(player, plain);
  Object.assign(player.temples, temples);
  for (const [kind, amount] of [['gold', gold] as const, ['diamond', diamond] as const, ['blood', blood] as const]) {
    if (amount === undefined) continue;
    table.supply[kind] += player.resources[kind] - amount;
    player.resources[kind] = amount;
  }
}

export function putBack(state: State<Valda>, card: ValdaCardId): void {
  const { deck } = cardOf(card);
  state.box.decks[deck].unshift(card);
  state.table.decks[deck]++;
}

/** Takes a card out of the deck in which it lies: cards are never made. */
export function takeFromDeck(state: State<Valda>, card: ValdaCardId): void {
  const deck = DECKS.find((one) => state.box.decks[one].includes(card));
  if (deck === undefined) throw new Error(`No ${card} is left in a deck.`);
  state.box.decks[deck].splice(state.box.decks[deck].indexOf(card), 1);
  state.table.decks[deck]--;
}

/** Puts a card into a hand; where it is a weapon, the public record names its holder. */
export function dealTo({ table, hands }: State<Valda>, seat: Seat, card: ValdaCardId): void {
  itemAt(hands, seat).cards.push(card);
  const player = itemAt(table.players, seat);
  player.hand++;
  player.origins.push(cardOf(card).deck);
  const realm = godOfWeapon(card);
  if (realm && !table.weapons[realm].includes(seat)) table.weapons[realm].push(seat);
}

export function removeWeapon(table: ValdaTable, weapon: ValdaCardId): void {
  table.removed.push(weapon);
  const realm = godOfWeapon(weapon);
  if (realm) table.weapons[realm] = ['removed'];
}

/** Where the weapon of a god really is. */
export function weaponPlace({ table, hands }: State<Valda>, realm: Realm): CardLocations {
  const weapon = weaponOf(realm);
  if (table.removed.includes(weapon)) return 'removed';
  const seat = hands.findIndex(({ cards }, i) => cards.includes(weapon) || itemAt(table.players, i).display.includes(weapon));
  return seat < 0 ? 'deck' : seat;
}
