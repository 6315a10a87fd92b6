/** The upgrades that lie on a clan sheet, and what their numbers amount to. */
import { type Card, cardOf } from '../content/cards.ts';
import type { CardId } from '../ids.ts';
import type { Clan } from '../state.ts';

/** The card of this name that a clan has in play. */
export function upgradeOf({ slots }: Clan, def: string): CardId | undefined {
  for (const card of slots) if (card !== null && cardOf(card).def === def) return card;
  return undefined;
}

export function hasUpgrade(clan: Clan, def: string): boolean {
  return upgradeOf(clan, def) !== undefined;
}

/** The numbers on a card in play. */
export function paramsOf(clan: Clan, def: string): Card['params'] | undefined {
  const card = upgradeOf(clan, def);
  return card === undefined ? undefined : cardOf(card).params;
}

export function upgradesInPlay({ slots }: Clan): readonly Card[] {
  return slots.flatMap((card) => (card === null ? [] : [cardOf(card)]));
}

/** BR-5.6: equal benefits of different slots add up. */
export function sumOf(clan: Clan, number: (params: Card['params']) => number): number {
  let sum = 0;
  for (const card of clan.slots) if (card !== null) sum += number(cardOf(card).params);
  return sum;
}
