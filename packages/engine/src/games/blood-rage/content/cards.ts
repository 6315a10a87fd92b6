/** The cards and the monsters, laid out for quick lookup. */
import { at, must } from '../../../kernel/index.ts';
import { type CardId, type FigureKind, MONSTERS, type MonsterId, UPGRADE_KINDS } from '../ids.ts';
import { content } from './content.ts';
import type { Card, Monster } from './schema.ts';

export type { Card } from './schema.ts';

/** BR-5.8: each row stands for its copies. */
const instances = new Map<CardId, Card>(
  content.cards.flatMap((card) => Array.from({ length: card.copies }, (_, i): [CardId, Card] => [`${card.id}#${i + 1}`, card])),
);

export const ALL_CARDS: readonly CardId[] = [...instances.keys()];

export function cardOf(id: CardId): Card {
  return must(instances.get(id), `card ${id}`);
}

const numbers = new Map<CardId, number>(ALL_CARDS.map((id, i) => [id, i]));

/** A card by its place in the content: a short way to write down many of them. */
export function numberOf(id: CardId): number {
  return must(numbers.get(id), `card ${id}`);
}

export function cardNumbered(number: number): CardId {
  return at(ALL_CARDS, number);
}

/** The name of a card for the words: quests share theirs with places, so they have one of their own. */
export function nameOf(id: CardId): string {
  return names.get(id) ?? id;
}

function keyOf({ kind, def }: Card): string {
  return kind === 'quest' ? `quest-${def}` : def;
}

const names = new Map<CardId, string>(ALL_CARDS.map((id) => [id, keyOf(cardOf(id))]));

export const CARD_NAMES: readonly string[] = [...new Set(names.values())];

const upgrades: ReadonlySet<string> = new Set(UPGRADE_KINDS);

export function isUpgrade(id: CardId): boolean {
  return upgrades.has(cardOf(id).kind);
}

export function isQuest(id: CardId): boolean {
  return cardOf(id).kind === 'quest';
}

const monsters = new Map<FigureKind, Monster>(content.monsters.map((monster) => [monster.id, monster]));

export function monsterOf(kind: FigureKind): Monster | undefined {
  return monsters.get(kind);
}

/** The monster that a card brings. */
export function monsterOn(card: CardId): MonsterId | undefined {
  const { kind, def } = cardOf(card);
  return kind === 'monster' ? MONSTERS.find((id) => id === def) : undefined;
}

/** BR-27.3: a figure that lives in fjords. */
export function isShip(kind: FigureKind): boolean {
  return ships.has(kind);
}

const ships: ReadonlySet<FigureKind> = new Set<FigureKind>([
  'ship',
  ...content.monsters.filter(({ countsAs }) => countsAs.includes('ship')).map(({ id }) => id),
]);

/** BR-5.2, BR-6.7: the cards of an Age that are used, in the order of the content file. */
export function deckFor(age: number, players: number, mystics: boolean): readonly CardId[] {
  return ALL_CARDS.filter((id) => {
    const card = cardOf(id);
    return card.age === age && card.minPlayers <= players && (card.set !== 'mystics' || mystics);
  });
}
