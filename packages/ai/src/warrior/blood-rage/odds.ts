/** The chance to win a battle against cards that are not known. */
import { itemAt, type Seat } from '@skald/engine';
import { type BloodRageCardId, type BloodRageTable, cardOf, type ProvinceId, province, strengthIn } from '@skald/engine/games/blood-rage';
import { roomIn } from './hypothesis.ts';
import type { Knowledge } from './knowledge.ts';

export interface Rival {
  readonly seat: Seat;
  readonly strength: number;
  /** The number of figures that may still join from adjacent provinces. */
  readonly may: number;
}

/** A card that a rival may play, with its probability. */
interface Likely {
  readonly bonus: number;
  readonly chance: number;
}

/** The part of a joining figure's strength that arrives on average. */
const JOINING = 0.8;
/** How often a rival plays its strongest card; the others share the rest. */
const STRONGEST = 0.5;
/** A rival's card if nothing is known of its hand. */
const ANY_CARD: readonly Likely[] = [
  { bonus: 4, chance: 0.3 },
  { bonus: 2, chance: 0.4 },
  { bonus: 0, chance: 0.3 },
];
const NO_CARD: readonly Likely[] = [{ bonus: 0, chance: 1 }];

/** All other clans that are in a province, or may join a battle there. */
export function rivalsIn(table: BloodRageTable, seat: Seat, id: ProvinceId): readonly Rival[] {
  const room = roomIn(table, id);
  return table.clans.flatMap((clan, rival) => {
    if (rival === seat) return [];
    const near = clan.figures.filter(({ at: place }) => province(id).adjacent.some((other) => other === place)).length;
    const strength = strengthIn(table, rival, id);
    const may = Math.min(near, room);
    return strength + may > 0 ? [{ seat: rival, strength, may }] : [];
  });
}

/** The probability that a total beats every rival. A tie wins nothing (BR-15.13). */
export function chanceToWin(table: BloodRageTable, known: Knowledge, total: number, rivals: readonly Rival[]): number {
  const deals = known.imagined.length > 0 ? known.imagined : [undefined];
  let sum = 0;
  for (const hands of deals) {
    let chance = 1;
    for (const rival of rivals) {
      const likely = hands ? likelyCards(itemAt(hands, rival.seat)) : itemAt(table.clans, rival.seat).hand > 0 ? ANY_CARD : NO_CARD;
      const theirs = rival.strength + JOINING * rival.may;
      const doubt = 0.35 + 0.35 * Math.min(3, rival.may);
      const beats = likely.reduce((part, card) => part + card.chance * sigmoid((total - theirs - card.bonus - 0.5) / doubt), 0);
      // A rival who is not there yet may stay away.
      chance *= rival.strength > 0 ? beats : 0.5 + 0.5 * beats;
    }
    sum += chance;
  }
  return sum / deals.length;
}

/** What a rival with this hand may play. */
function likelyCards(hand: readonly BloodRageCardId[]): readonly Likely[] {
  const bonuses = battleCards(hand)
    .map((card) => printedBonus(card))
    .sort((a, b) => b - a);
  const added = hand.reduce((sum, card) => sum + (cardOf(card).params.afterReveal ? 0.6 * printedBonus(card) : 0), 0);
  const [best, ...others] = bonuses;
  if (best === undefined) return NO_CARD;
  if (others.length === 0) return [{ bonus: best, chance: 1 }];
  return [
    { bonus: best + added, chance: STRONGEST },
    ...others.map((bonus) => ({ bonus: bonus + added, chance: (1 - STRONGEST) / others.length })),
  ];
}

export function battleCards(hand: readonly BloodRageCardId[]): readonly BloodRageCardId[] {
  return hand.filter((card) => cardOf(card).kind === 'battle');
}

/** The bonus on a battle card; Heimdall's Sight copies one, of about this size. */
export function printedBonus(card: BloodRageCardId): number {
  const { kind, strength, params } = cardOf(card);
  if (kind !== 'battle') return 0;
  return params.bonus ? 3 : (strength ?? 0);
}

/** The bonus of the strongest battle card in hand. */
export function bestBonus({ cards }: Knowledge): number {
  return Math.max(0, ...cards.map(printedBonus));
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
