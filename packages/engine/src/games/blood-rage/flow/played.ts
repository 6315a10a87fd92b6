/** BR-15.2, BR-15.12: cards that lie open in a battle, and what they are worth. */
import type { Rules, Seat } from '../../../kernel/index.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, PlayedCard, Side } from '../state.ts';
import { showFromHand } from '../table/cards-in-hand.ts';

/** A battle card adds its bonus; anything else nothing. */
function printedBonus(card: CardId): number {
  const { kind, strength } = cardOf(card);
  return kind === 'battle' ? (strength ?? 0) : 0;
}

/** Lays a card of a participant open; answers its bonus. */
export function layOpen(g: Rules<BloodRage>, side: Side, card: CardId): number {
  showFromHand(g, side.seat, card);
  const bonus = printedBonus(card);
  side.cards.push({ card, bonus, cancelled: false, lies: true });
  return bonus;
}

export function reveal(g: Rules<BloodRage>, side: Side, card: CardId): void {
  const bonus = layOpen(g, side, card);
  g.tell({ event: 'card-revealed', seat: side.seat, card, name: nameOf(card), bonus });
}

function isSight(card: CardId): boolean {
  return cardOf(card).params.bonus === 'maxEnemyCard';
}

/** BR-15.12: Heimdall's Sight is worth the best single card of an opponent; another Sight counts nothing there. */
export function settleSights(sides: readonly Side[]): void {
  for (const side of sides) {
    for (const played of side.cards) {
      if (isSight(played.card)) played.bonus = played.cancelled ? 0 : bestOfOthers(sides, side.seat);
    }
  }
}

function bestOfOthers(sides: readonly Side[], seat: Seat): number {
  const bonuses = sides.flatMap((side) => (side.seat === seat ? [] : side.cards.map(({ card, bonus }) => (isSight(card) ? 0 : bonus))));
  return Math.max(0, ...bonuses);
}

/** The open, uncancelled card of this name on a side. */
export function workingCard(side: Side, def: string): PlayedCard | undefined {
  return side.cards.find(({ card, cancelled }) => !cancelled && cardOf(card).def === def);
}
