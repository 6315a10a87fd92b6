/** Indexes the cards and the monsters. */
import { itemAt, required } from '../../../kernel/index.ts';
import { type BloodRageCardId, type CardDef, type CardName, QUESTS } from '../card-ids.ts';
import { type BloodRageMonsterId, type FigureKind, MONSTERS, UPGRADE_KINDS } from '../ids.ts';
import { content } from './content.ts';
import type { BloodRageCard, BloodRageMonster, CardParams } from './schema.ts';

export type { BloodRageCard } from './schema.ts';

/** BR-5.8: each row stands for its copies. */
const instances = new Map<BloodRageCardId, BloodRageCard>(
  content.cards.flatMap((card) =>
    Array.from({ length: card.copies }, (_, i): [BloodRageCardId, BloodRageCard] => [`${card.id}#${i + 1}`, card]),
  ),
);

export const ALL_CARDS: readonly BloodRageCardId[] = [...instances.keys()];

export function cardOf(id: BloodRageCardId): BloodRageCard {
  return required(instances.get(id), `card ${id}`);
}

/** Checks text from outside, such as a listener's source. */
export function isCard(text: string): text is BloodRageCardId {
  return known.has(text);
}

const known: ReadonlySet<string> = new Set(ALL_CARDS);

const params = new Map<CardDef, CardParams>(content.cards.map((card) => [card.def, card.params]));

/** The numbers on a card; all its copies share them. */
export function paramsOn(def: CardDef): CardParams {
  return required(params.get(def), def);
}

const numbers = new Map<BloodRageCardId, number>(ALL_CARDS.map((id, i) => [id, i]));

/** A card's index in the content. Saved states use it because it is short. */
export function numberOf(id: BloodRageCardId): number {
  return required(numbers.get(id), `card ${id}`);
}

export function cardNumbered(number: number): BloodRageCardId {
  return itemAt(ALL_CARDS, number);
}

/** A card's name in texts and events. Quests are named after places, so their names get a prefix. */
export function nameOf(id: BloodRageCardId): CardName {
  return required(names.get(id), `card ${id}`);
}

function nameOn(def: CardDef): CardName {
  return isQuestName(def) ? `quest-${def}` : def;
}

function isQuestName(def: CardDef): def is (typeof QUESTS)[number] {
  return quests.has(def);
}

const quests: ReadonlySet<string> = new Set(QUESTS);
const names = new Map<BloodRageCardId, CardName>(ALL_CARDS.map((id) => [id, nameOn(cardOf(id).def)]));

export const CARD_NAMES: readonly CardName[] = [...new Set(names.values())];

const upgrades: ReadonlySet<string> = new Set(UPGRADE_KINDS);

export function isUpgrade(id: BloodRageCardId): boolean {
  return upgrades.has(cardOf(id).kind);
}

export function isQuest(id: BloodRageCardId): boolean {
  return cardOf(id).kind === 'quest';
}

const monsters = new Map<FigureKind, BloodRageMonster>(content.monsters.map((monster) => [monster.id, monster]));

export function monsterOf(kind: FigureKind): BloodRageMonster | undefined {
  return monsters.get(kind);
}

/** The monster that joins the clan with this card. */
export function monsterOn(card: BloodRageCardId): BloodRageMonsterId | undefined {
  const { kind, def } = cardOf(card);
  return kind === 'monster' ? MONSTERS.find((id) => id === def) : undefined;
}

/** BR-27.3: ships and Sea Serpents stand in fjords. */
export function isShip(kind: FigureKind): boolean {
  return ships.has(kind);
}

const ships: ReadonlySet<FigureKind> = new Set<FigureKind>([
  'ship',
  ...content.monsters.filter(({ countsAs }) => countsAs.includes('ship')).map(({ id }) => id),
]);

/** BR-5.2, BR-6.7: the cards of an Age for this player count, in the order of the content file. */
export function deckFor(age: number, players: number, mystics: boolean): readonly BloodRageCardId[] {
  return ALL_CARDS.filter((id) => {
    const card = cardOf(id);
    return card.age === age && card.minPlayers <= players && (card.set !== 'mystics' || mystics);
  });
}
