/** Loads and checks the content of Valda once and indexes it. Rules hold no numbers. */
import { itemAt, required } from '../../../kernel/index.ts';
import type { BaseDeck, DeckId, DieColour, Realm, ResourceBuilding, ValdaCardId, WeaponEffectId } from '../ids.ts';
import { content } from './checked.ts';
import type { DieFace, RealmContent, RealmPower, ValdaCard, WeaponEffectContent } from './schema.ts';

export type { ValdaCard } from './schema.ts';

export { content };

const cards = new Map<ValdaCardId, ValdaCard>(content.cards.map((card) => [card.id, card]));

export function cardOf(id: ValdaCardId): ValdaCard {
  return required(cards.get(id), `card ${id}`);
}

/** Every copy of every card of a deck, in the order of the content file (VA-20.5). */
export function fullDeck(deck: DeckId): readonly ValdaCardId[] {
  return content.cards.filter((card) => card.deck === deck).flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

/** VA-4.13: the pile of a played or discarded card; a weapon leaves the game (VA-4.14). */
export function pileOf(id: ValdaCardId): BaseDeck | undefined {
  const { kind } = cardOf(id);
  if (kind === 'divine-weapon') return undefined;
  return kind === 'action' ? 'A' : 'B';
}

const realms = new Map<Realm, RealmContent>(content.realms.map((realm) => [realm.id, realm]));

export function realmOf(id: Realm): RealmContent {
  return required(realms.get(id), `realm ${id}`);
}

/** The first or the second power of a realm. */
export function powerOf(realm: Realm, level: number): RealmPower {
  return itemAt(realmOf(realm).powers, level - 1);
}

const faces = new Map<DieColour, readonly DieFace[]>(content.dice.map((die) => [die.id, die.faces]));

export function facesOf(die: DieColour): readonly DieFace[] {
  return required(faces.get(die), `the ${die} die`);
}

/** All white dice are rolled for the start player (VA-3.6). */
export const WHITE_DICE = required(
  content.dice.find(({ id }) => id === 'white'),
  'white dice',
).count;

export const TRACKS: Readonly<Record<ResourceBuilding, (typeof content.playerBoard.tracks)['mines']>> = {
  mine: content.playerBoard.tracks.mines,
  drill: content.playerBoard.tracks.drills,
};

const weapons = content.cards.filter(({ kind }) => kind === 'divine-weapon');
const weaponByRealm = new Map<DeckId, ValdaCardId>(weapons.map(({ deck, id }) => [deck, id]));
const weaponByEffect = new Map<WeaponEffectId, ValdaCard>(weapons.flatMap((card) => card.effects.map(({ id }) => [id, card] as const)));

/** Each god deck has one weapon. */
export function weaponOf(realm: Realm): ValdaCardId {
  return required(weaponByRealm.get(realm), `the weapon of ${realm}`);
}

export function weaponWith(effect: WeaponEffectId): ValdaCard {
  return required(weaponByEffect.get(effect), `the weapon with ${effect}`);
}

export function weaponEffect(effect: WeaponEffectId): WeaponEffectContent {
  return required(
    weaponWith(effect).effects.find(({ id }) => id === effect),
    effect,
  );
}

export const TOTAL_CARDS = content.constants.totalCards;
