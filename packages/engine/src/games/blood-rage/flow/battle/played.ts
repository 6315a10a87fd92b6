/** BR-15.2, BR-15.12: the revealed cards of a battle and their bonuses. */

import type { Rules, Seat } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import type { BloodRage, BloodRageBattleSide } from '../../state.ts';
import { showFromHand } from '../../table/cards-in-hand.ts';

/** Only battle cards have a bonus. */
function printedBonus(card: BloodRageCardId): number {
  const { kind, strength } = cardOf(card);
  return kind === 'battle' ? (strength ?? 0) : 0;
}

/** Reveals a participant's card and returns its bonus. */
export function layOpen(g: Rules<BloodRage>, side: BloodRageBattleSide, card: BloodRageCardId): number {
  showFromHand(g, side.seat, card);
  const bonus = printedBonus(card);
  side.cards.push({ card, bonus, cancelled: false, lies: true });
  return bonus;
}

export function reveal(g: Rules<BloodRage>, side: BloodRageBattleSide, card: BloodRageCardId): void {
  const bonus = layOpen(g, side, card);
  g.emit({ event: 'card-revealed', seat: side.seat, card, name: nameOf(card), bonus });
}

function isSight(card: BloodRageCardId): boolean {
  return cardOf(card).params.bonus === 'maxEnemyCard';
}

/** BR-15.12: Heimdall's Sight equals an opponent's best single card; other Sights count 0 in that comparison. */
export function settleSights(sides: readonly BloodRageBattleSide[]): void {
  for (const side of sides) {
    for (const played of side.cards) {
      if (isSight(played.card)) played.bonus = played.cancelled ? 0 : bestOfOthers(sides, side.seat);
    }
  }
}

function bestOfOthers(sides: readonly BloodRageBattleSide[], seat: Seat): number {
  const bonuses = sides.flatMap((side) => (side.seat === seat ? [] : side.cards.map(({ card, bonus }) => (isSight(card) ? 0 : bonus))));
  return Math.max(0, ...bonuses);
}
