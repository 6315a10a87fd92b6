/** Quests: how likely they are, and what committing one is worth. */
import { itemAt, type Seat } from '@skald/engine';
import {
  type BloodRageCardId,
  type BloodRageTable,
  cardOf,
  content,
  hasMostStrength,
  PROVINCES,
  type ProvinceId,
  strengthIn,
} from '@skald/engine/games/blood-rage';
import { isAlive, multiplierOf } from './hypothesis.ts';
import type { Knowledge } from './knowledge.ts';
import { questWorth } from './worth.ts';

/** By the Rage left: the chance that a quest still in hand will be committed in time. A clan without Rage has no turn (BR-9.5). */
const IN_TIME: readonly number[] = [0, 0.3, 0.5, 0.6];
const IN_GOOD_TIME = 0.7;

/** Committed quests and those still in hand, weighted by their probability. */
export function questHopes(table: BloodRageTable, known: Knowledge): number {
  const clan = itemAt(table.clans, known.seat);
  const multiplier = multiplierOf(clan, 'odins-throne');
  const hope = (card: BloodRageCardId): number => questWorth(cardOf(card), multiplier) * questChance(table, known.seat, card);
  let sum = 0;
  for (const card of known.quests) sum += hope(card);
  const inTime = clan.passed ? 0 : (IN_TIME[clan.rage] ?? IN_GOOD_TIME) * (isNearlyOver(table) ? 0.5 : 1);
  if (inTime > 0) for (const card of known.cards) if (cardOf(card).kind === 'quest') sum += inTime * hope(card);
  return sum;
}

/** BR-9.8: the phase ends once every province is pillaged. */
function isNearlyOver(table: BloodRageTable): boolean {
  return PROVINCES.filter((id) => isAlive(table, id) && !table.pillaged.includes(id)).length <= 1;
}

/** The probability that a quest will be fulfilled, from the current position. */
export function questChance(table: BloodRageTable, seat: Seat, card: BloodRageCardId): number {
  const { type, region, province: one, provinces, figures } = cardOf(card).params;
  if (type === 'valhalla') {
    const dead = itemAt(table.clans, seat).figures.filter((figure) => figure.at === 'valhalla').length;
    return dead >= figures ? 1 : 0.12 + 0.14 * dead;
  }
  const inRegion = content.board.regions.find(({ id }) => id === region)?.provinces;
  const wanted: readonly ProvinceId[] = (inRegion ?? (one ? [one] : PROVINCES)).filter((id) => isAlive(table, id));
  if (wanted.length < provinces) return 0;
  const leads = wanted.map((id) => leadIn(table, seat, id)).sort((a, b) => b - a);
  return leads[provinces - 1] ?? 0;
}

function leadIn(table: BloodRageTable, seat: Seat, id: ProvinceId): number {
  const own = strengthIn(table, seat, id);
  if (own === 0) return 0.1;
  if (!hasMostStrength(table, seat, id)) return 0.25;
  const best = Math.max(0, ...table.clans.map((_, other) => (other === seat ? 0 : strengthIn(table, other, id))));
  return Math.min(0.95, 0.72 + 0.08 * (own - best));
}
