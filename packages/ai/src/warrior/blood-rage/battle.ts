/** Battles: whether to join, which card to play, and whether to add one. */
import { itemAt, type Seat } from '@skald/engine';
import {
  type BloodRageCardId,
  type BloodRageTable,
  cardOf,
  isInArea,
  type Joining,
  type Pillage,
  type ProvinceId,
  statValue,
  strengthIn,
} from '@skald/engine/games/blood-rage';
import { moved } from './hypothesis.ts';
import type { Knowledge } from './knowledge.ts';
import { battleCards, bestBonus, chanceToWin, printedBonus, type Rival, rivalsIn } from './odds.ts';
import { harmIn, lossIn, outlook, rewardWorth } from './outlook.ts';
import { cardWorth } from './worth.ts';

/** How much a rival's reward counts against the own, shared by all others. */
const RIVALRY = 0.6;
/** The part of its worth that a card loses when its winner discards it. */
const DISCARDED = 0.75;
/** The price of moving a figure: it may be wanted where it stands. */
const MOVING = 0.3;

/** What winning the battle brings: the reward, or the rival without it, Glory by Axes, and dead rivals. */
function winnings(table: BloodRageTable, seat: Seat, { province, pillager, god }: Pillage): number {
  const axes = statValue('axes', itemAt(table.clans, seat).stats.axes);
  const prize =
    pillager === seat ? rewardWorth(table, seat, province) : (RIVALRY * rewardWorth(table, pillager, province)) / (table.clans.length - 1);
  return prize + (god === 'loki' ? -axes : axes) + (god === 'frigga' ? 0 : harmIn(table, seat, province));
}

/** What the own figures there are worth; under Frigga's eyes nobody dies. */
function losses(table: BloodRageTable, seat: Seat, { province, god }: Pillage): number {
  return god === 'frigga' ? 0 : lossIn(table, seat, province);
}

function strengthAt(table: BloodRageTable, seat: Seat, { province, god }: Pillage): number {
  return god === 'tyr' ? 0 : strengthIn(table, seat, province);
}

/** The participants besides this one; `call`: others may still join. */
function rivals(table: BloodRageTable, seat: Seat, pillage: Pillage, call: boolean): readonly Rival[] {
  return rivalsIn(table, seat, pillage.province)
    .map((rival) => ({ ...rival, strength: pillage.god === 'tyr' ? 0 : rival.strength, may: call ? rival.may : 0 }))
    .filter((rival) => call || isPresent(table, rival.seat, pillage.province));
}

function isPresent(table: BloodRageTable, seat: Seat, id: ProvinceId): boolean {
  return itemAt(table.clans, seat).figures.some((figure) => isInArea(figure.at, id));
}

/** The outlook of the position, with the battle in it decided by its chances. */
function battleOutlook(table: BloodRageTable, known: Knowledge, pillage: Pillage): number {
  const { seat } = known;
  // The province under attack promises nothing beside this battle.
  const base = outlook({ ...table, pillaged: [...table.pillaged, pillage.province] }, known);
  if (!isPresent(table, seat, pillage.province)) return base;
  const total = strengthAt(table, seat, pillage) + bestBonus(known);
  const chance = chanceToWin(table, known, total, rivals(table, seat, pillage, true));
  return base + chance * winnings(table, seat, pillage) - (1 - chance) * losses(table, seat, pillage);
}

export function joiningWorth(table: BloodRageTable, known: Knowledge, choice: Joining): number {
  const { pillage } = table;
  if (!pillage) return 0;
  if (choice.do === 'decline') return battleOutlook(table, known, pillage);
  return battleOutlook(moved(table, known.seat, [choice.figure], choice.from, pillage.province), known, pillage) - MOVING;
}

/** A winner loses its card; a loser takes it back. */
export function playedWorth(table: BloodRageTable, known: Knowledge, card: BloodRageCardId): number {
  const { pillage } = table;
  if (!pillage) return 0;
  const { seat } = known;
  const { def } = cardOf(card);
  const others = known.cards.filter((one) => one !== card);
  const added = others.reduce((sum, one) => sum + (cardOf(one).params.afterReveal ? 0.7 * printedBonus(one) : 0), 0);
  const total = strengthAt(table, seat, pillage) + printedBonus(card) + added;
  const against = rivals(table, seat, pillage, false).map((rival) => (def === 'odins-smite' ? smitten(table, rival, pillage) : rival));
  const chance = chanceToWin(table, known, total, against);
  const stakes = winnings(table, seat, pillage) + losses(table, seat, pillage);
  const spent = DISCARDED * Math.max(0, cardWorth(table, known, card)) * (battleCards(others).length > 0 ? 1 : 0.8);
  return chance * (stakes + gainOf(card, true) - spent) + (1 - chance) * gainOf(card, false);
}

/** BR-27.6: Odin's Smite kills a warrior of each rival. */
function smitten(table: BloodRageTable, rival: Rival, { province }: Pillage): Rival {
  const without = moved(table, rival.seat, ['warrior'], province, 'valhalla');
  return { ...rival, strength: Math.min(rival.strength, strengthIn(without, rival.seat, province)) };
}

/** The worth of a card's text to a winner or a loser. */
function gainOf(card: BloodRageCardId, won: boolean): number {
  const { kind, def, timing, params } = cardOf(card);
  if (kind !== 'battle') return 0;
  if (timing === 'battle.outcome.win' && won) return params.glory + params.rage + 4 * params.raise;
  if (timing === 'battle.outcome.lose' && !won) return 1.5 * (params.glory + params.rage) + (def === 'lokis-poison' ? 3 : 0);
  if (timing === 'pillage.success' && won) return 2 * params.raise;
  return def === 'odins-judgement' ? 4 : 0;
}

/** Adding a card pays only if it changes the outcome. */
export function addingWorth(table: BloodRageTable, known: Knowledge, card: BloodRageCardId | null): number {
  const { pillage } = table;
  if (!pillage || card === null) return 0;
  const total = (seat: number, cards: readonly { readonly bonus: number }[]): number =>
    cards.reduce((sum, { bonus }) => sum + bonus, strengthAt(table, seat, pillage));
  const own = pillage.sides.find(({ seat }) => seat === known.seat);
  if (!own) return -1;
  const mine = total(known.seat, own.cards);
  const best = Math.max(...pillage.sides.filter((side) => side !== own).map(({ seat, cards }) => total(seat, cards)));
  const stakes = winnings(table, known.seat, pillage) + losses(table, known.seat, pillage);
  return mine <= best && mine + (cardOf(card).strength ?? 0) > best ? stakes - cardWorth(table, known, card) : -1;
}
