/** The upgrades on a clan sheet and the sums of their numbers. */
import type { BloodRageCardId, CardDef } from '../card-ids.ts';
import { cardOf } from '../content/cards.ts';
import type { CardParams } from '../content/schema.ts';
import type { Clan } from '../state.ts';

/** The clan's card with this name, if it is in play. */
export function upgradeOf({ slots }: Clan, def: CardDef): BloodRageCardId | undefined {
  for (const card of slots) if (card !== null && cardOf(card).def === def) return card;
  return undefined;
}

export function hasUpgrade(clan: Clan, def: CardDef): boolean {
  return upgradeOf(clan, def) !== undefined;
}

/** The numbers on a card in play. */
export function paramsOf(clan: Clan, def: CardDef): CardParams | undefined {
  const card = upgradeOf(clan, def);
  return card === undefined ? undefined : cardOf(card).params;
}

export function upgradesInPlay({ slots }: Clan): readonly BloodRageCardId[] {
  return slots.filter((card) => card !== null);
}

/** BR-5.6: equal benefits of different slots add up. */
export function sumOf(clan: Clan, number: (params: CardParams) => number): number {
  let sum = 0;
  for (const card of clan.slots) if (card !== null) sum += number(cardOf(card).params);
  return sum;
}
