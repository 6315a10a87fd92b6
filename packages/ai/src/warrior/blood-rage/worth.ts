/** The worth of cards and stats in Glory, as an experienced player would estimate. */
import {
  type BloodRageCard,
  type BloodRageCardId,
  type BloodRageTable,
  type CardDef,
  type Clan,
  cardOf,
  content,
  LAST_AGE,
  LAST_STEP,
  type Reward,
  rewardOf,
  type StatId,
  type TokenId,
} from '@skald/engine/games/blood-rage';
import type { Knowledge } from './knowledge.ts';
import { draftedUpgradeWorth } from './upgrades.ts';

/** The worth of raising a stat to its next step, including progress towards legends. */
export function raiseWorth({ stats }: Clan, stat: StatId, age: number): number {
  const step = stats[stat];
  if (step >= LAST_STEP) return 0;
  const legend = (content.stats.endBonusByStep[step + 1] ?? 0) - (content.stats.endBonusByStep[step] ?? 0);
  const nearness = NEARNESS[step] ?? 0;
  const use = stat === 'rage' ? 2.6 * (LAST_AGE - age) : stat === 'axes' ? 1.1 * (LAST_AGE + 1 - age) : 0.9 * (LAST_AGE + 1 - age);
  return Math.max(nearness, 0.85 * legend) + use;
}

/** By current step: the part of a legend's Glory that the next step is worth. */
const NEARNESS: Readonly<Record<number, number>> = { 1: 2, 2: 3.5, 3: 8.5, 4: 2.5, 5: 8.5 };

export function tokenWorth(clan: Clan, token: TokenId, age: number): number {
  const { raise, glory }: Reward = rewardOf(token);
  return glory + raise.reduce((sum, stat) => sum + raiseWorth(clan, stat, age), 0);
}

const BATTLE_EXTRA: Readonly<Partial<Record<CardDef, number>>> = {
  'odins-smite': 1,
  'odins-tide': 0.5,
  'odins-judgement': 3,
  'thors-hammer': 2.5,
  'thors-oath': 4,
  'thors-ascension': 4.5,
  'thors-primacy': 1.5,
  'lokis-trickery': 2,
  'lokis-backstab': 3,
  'lokis-poison': 2.5,
  'friggas-grace': 0.5,
  'heimdalls-sight': 3,
  'heimdalls-watch': 1,
  'heimdalls-eye': 1.5,
  'heimdalls-gaze': 2,
};

/** An upgrade costs a turn as well, and some are never played. */
const UPGRADE = 0.7;

/** The worth of holding a card for the coming Age. */
export function cardWorth(table: BloodRageTable, known: Knowledge, id: BloodRageCardId): number {
  const row = cardOf(id);
  switch (row.kind) {
    case 'battle':
      return 1.3 * (row.strength ?? 0) + (BATTLE_EXTRA[row.def] ?? 0);
    case 'quest':
      return questWorth(row, 1) * (row.def === 'glorious-death' ? 0.45 : row.def === 'yggdrasil' ? 0.7 : 0.8);
    default:
      return UPGRADE * draftedUpgradeWorth(table, known, id);
  }
}

/** A fulfilled quest brings its Glory, twice with Odin's Throne, and a raise. */
export function questWorth({ glory }: BloodRageCard, multiplier: number): number {
  return multiplier * glory + 4;
}
