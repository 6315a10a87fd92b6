/** What cards and stats are worth in Glory, as a player of some experience would guess. */
import {
  type Card,
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

/** What a raise to the next step brings, legends and their nearness included. */
export function raiseWorth({ stats }: Clan, stat: StatId, age: number): number {
  const step = stats[stat];
  if (step >= LAST_STEP) return 0;
  const legend = (content.stats.endBonusByStep[step + 1] ?? 0) - (content.stats.endBonusByStep[step] ?? 0);
  const nearness = NEARNESS[step] ?? 0;
  const use = stat === 'rage' ? 2.6 * (LAST_AGE - age) : stat === 'axes' ? 1.1 * (LAST_AGE + 1 - age) : 0.9 * (LAST_AGE + 1 - age);
  return Math.max(nearness, 0.85 * legend) + use;
}

/** By the step one stands on: how much of a legend the next one is. */
const NEARNESS: Readonly<Record<number, number>> = { 1: 2, 2: 3.5, 3: 8.5, 4: 2.5, 5: 8.5 };

export function tokenWorth(clan: Clan, token: TokenId, age: number): number {
  const { raise, glory }: Reward = rewardOf(token);
  return glory + raise.reduce((sum, stat) => sum + raiseWorth(clan, stat, age), 0);
}

/** Upgrades by their name; what is not here is judged by its strength. */
const UPGRADES: Readonly<Record<string, number>> = {
  troll: 5,
  'dwarf-chieftain': 6,
  'sea-serpent': 4,
  valkyrie: 5,
  'dark-elf': 3,
  'fire-giant': 8,
  'frost-giant': 8,
  'soldier-of-hel': 7,
  'volur-witch': 5,
  'lord-of-hammers': 4,
  'lord-of-axes': 9,
  'lord-of-spears': 14,
  'brothers-in-arms': 4,
  'experts-in-arms': 6,
  'masters-in-arms': 7,
  'lokis-dragons': 4,
  'fire-dragons': 7,
  'eternal-dragons': 10,
  'lokis-domain': 3,
  'lokis-eminence': 5,
  'lokis-wrath': 7,
  'lokis-blessing': 3,
  'friggas-charm': 4,
  'friggas-succor': 6,
  'friggas-protection': 2,
  'friggas-domain': 4,
  'friggas-sacrifice': 3,
  'thors-glory': 2,
  'thors-domain': 4,
  'thors-conquest': 12,
  'tyrs-domain': 1,
  'tyrs-wrath': 1,
  'tyrs-challenge': 5,
  'tyrs-prowess': 3,
  'odins-inspiration': 6,
  'odins-throne': 8,
  'friggas-chosen': 5,
  'odins-chosen': 5,
  'thors-chosen': 6,
};

const BATTLE_EXTRA: Readonly<Record<string, number>> = {
  'odins-smite': 1,
  'odins-tide': 0.5,
  'odins-judgement': 3,
  'thors-hammer': 2.5,
  'thors-oath': 4,
  'thors-ascension': 4.5,
  'thors-primacy': 1.5,
  'lokis-trickery': 1,
  'lokis-backstab': 1.5,
  'lokis-poison': 1,
  'friggas-grace': 0.5,
  'heimdalls-sight': 3,
  'heimdalls-watch': 1,
  'heimdalls-eye': 1.5,
  'heimdalls-gaze': 2,
};

/** What it is worth to have a card in hand for the Age to come. */
export function cardWorth(id: string): number {
  const row = cardOf(id);
  switch (row.kind) {
    case 'battle':
      return 1.3 * (row.strength ?? 0) + (BATTLE_EXTRA[row.def] ?? 0);
    case 'quest':
      return questWorth(row) * (row.def === 'glorious-death' ? 0.45 : row.def === 'yggdrasil' ? 0.7 : 0.8);
    default:
      return upgradeWorth(row) - 0.9 * row.cost;
  }
}

/** A fulfilled quest: its Glory and a raise. */
export function questWorth({ glory }: Card): number {
  return glory + 4;
}

export function upgradeWorth({ def, strength }: Card): number {
  return UPGRADES[def] ?? 2 * (strength ?? 0);
}
