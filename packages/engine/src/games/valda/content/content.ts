/** The content of Valda, checked once at load and laid out for quick lookup. No rule holds a number of its own. */
import { at, must } from '../../../kernel/index.ts';
import type { BaseDeck, CardId, DeckId, DieColour, Realm, ResourceBuilding, WeaponEffectId } from '../ids.ts';
import { type Card, contentSchema, type Face, type Power, type RealmContent, type WeaponEffectContent } from './schema.ts';
import data from './valda.content.json' with { type: 'json' };

export type { Card } from './schema.ts';

export const content = contentSchema.parse(data);

const cards = new Map<CardId, Card>(content.cards.map((card) => [card.id, card]));

export function cardOf(id: CardId): Card {
  return must(cards.get(id), `card ${id}`);
}

/** Every copy of every card of a deck, in the order of the content file (VA-20.5). */
export function fullDeck(deck: DeckId): readonly CardId[] {
  return content.cards.filter((card) => card.deck === deck).flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

/** VA-4.13: where a card goes that is played or discarded; a weapon leaves the game (VA-4.14). */
export function pileOf(id: CardId): BaseDeck | undefined {
  const { kind } = cardOf(id);
  if (kind === 'divine-weapon') return undefined;
  return kind === 'action' ? 'A' : 'B';
}

const realms = new Map<Realm, RealmContent>(content.realms.map((realm) => [realm.id, realm]));

export function realmOf(id: Realm): RealmContent {
  return must(realms.get(id), `realm ${id}`);
}

/** The first or the second power of a realm. */
export function powerOf(realm: Realm, level: number): Power {
  return at(realmOf(realm).powers, level - 1);
}

const faces = new Map<DieColour, readonly Face[]>(content.dice.map((die) => [die.id, die.faces]));

export function facesOf(die: DieColour): readonly Face[] {
  return must(faces.get(die), `the ${die} die`);
}

/** How many white dice there are: all of them are thrown for the start player (VA-3.6). */
export const WHITE_DICE = must(
  content.dice.find(({ id }) => id === 'white'),
  'white dice',
).count;

export const TRACKS: Readonly<Record<ResourceBuilding, (typeof content.playerBoard.tracks)['mines']>> = {
  mine: content.playerBoard.tracks.mines,
  drill: content.playerBoard.tracks.drills,
};

const weapons = content.cards.filter(({ kind }) => kind === 'divine-weapon');
const weaponByRealm = new Map<DeckId, CardId>(weapons.map(({ deck, id }) => [deck, id]));
const weaponByEffect = new Map<WeaponEffectId, Card>(weapons.flatMap((card) => card.effects.map(({ id }) => [id, card] as const)));

/** The one weapon of a god deck. */
export function weaponOf(realm: Realm): CardId {
  return must(weaponByRealm.get(realm), `the weapon of ${realm}`);
}

/** The weapon that has an effect. */
export function weaponWith(effect: WeaponEffectId): Card {
  return must(weaponByEffect.get(effect), `the weapon with ${effect}`);
}

export function weaponEffect(effect: WeaponEffectId): WeaponEffectContent {
  return must(
    weaponWith(effect).effects.find(({ id }) => id === effect),
    effect,
  );
}

export const TOTAL_CARDS = content.constants.totalCards;
