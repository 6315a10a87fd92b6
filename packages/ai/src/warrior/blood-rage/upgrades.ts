/** The worth of upgrades to this clan at this moment: by what it owns, holds and can still do with them. */
import { itemAt } from '@skald/engine';
import {
  type BloodRageCard,
  type BloodRageCardId,
  type BloodRageTable,
  type CardDef,
  type Clan,
  cardOf,
  gloryOfRagnarok,
  isUpgrade,
  LAST_AGE,
  onBoard,
  SLOTS,
  statValue,
} from '@skald/engine/games/blood-rage';
import type { Knowledge } from './knowledge.ts';

/** What the worth of an upgrade follows from. */
interface Situation {
  readonly card: BloodRageCard;
  readonly clan: Clan;
  readonly known: Knowledge;
  readonly age: number;
  /** The Ages after this one. */
  readonly left: number;
  /** The Ages in which it works. */
  readonly ages: number;
}

/** Figures of a clan that return from Valhalla: later in this Age, and in each Age to come. */
const DEATHS_TO_COME = 2;
const DEATHS_EACH_AGE = 3.5;
/** Upgrades that a clan plays in each Age to come. */
const UPGRADES_EACH_AGE = 1.8;
/** The Glory of a Rage, and of a raise. */
const RAGE = 1.2;
const RAISE = 4.5;

/** What upgrades will bring beyond the outlook of the position with them. A monster counts by its strength as well. */
const LATER: Readonly<Partial<Record<CardDef, (situation: Situation) => number>>> = {
  troll: () => 1,
  valkyrie: ({ ages }) => 2 * ages,
  'dark-elf': ({ ages }) => ages,
  'fire-giant': () => 2,
  'frost-giant': () => 4,
  'soldier-of-hel': () => 2,
  'volur-witch': () => 1,
  'lord-of-hammers': ({ ages }) => 1.2 * ages,
  'lord-of-axes': ({ left }) => RAISE * (0.6 + 1.2 * left),
  'lord-of-spears': () => 1.2 * RAISE,
  'brothers-in-arms': warriors,
  'experts-in-arms': warriors,
  'masters-in-arms': warriors,
  'lokis-dragons': ships,
  'fire-dragons': ships,
  'eternal-dragons': ships,
  'lokis-domain': released,
  'lokis-eminence': released,
  'lokis-wrath': released,
  'lokis-blessing': ({ ages }) => 1.3 * ages,
  'friggas-charm': ({ known, left }) => RAGE * (known.cards.filter(isUpgrade).length - 1 + UPGRADES_EACH_AGE * left),
  'friggas-succor': ({ ages }) => 2.2 * ages,
  'friggas-protection': ({ ages }) => 0.8 * ages,
  'friggas-domain': ({ clan }) => 1.5 + clan.figures.filter((figure) => figure.at === 'valhalla').length,
  'friggas-sacrifice': () => 2.5,
  'thors-glory': ({ ages }) => 1.3 * ages,
  'thors-domain': ({ ages }) => 1.5 * ages,
  'thors-conquest': () => 0.5,
  'tyrs-domain': questsInBattle,
  'tyrs-wrath': questsInBattle,
  'tyrs-challenge': ({ ages }) => 2.2 * ages,
  'tyrs-prowess': ({ ages }) => 1.3 * ages,
  'odins-inspiration': ({ age, left }) => (left > 0 ? 1.8 * gloryOfRagnarok(age + 1) : 0.5),
  'odins-throne': () => 1,
  'friggas-chosen': ({ left }) => 4 + left,
  'odins-chosen': ({ left }) => 4 + left,
  'thors-chosen': () => 5,
};

/** An upgrade of the warriors, by how many there are. */
function warriors({ card: { strength, params }, clan, left }: Situation): number {
  const each = (params.pairStrength || 2 * (strength ?? 1)) / 2;
  const count = clan.figures.filter(({ kind, at: place }) => kind === 'warrior' && onBoard(place)).length;
  return Math.max(0, each - 1) * (count + 1.5) * (0.5 + 0.7 * left) + 0.5;
}

/** An upgrade of the ship pays when the ship dies. */
function ships({ card: { params }, left }: Situation): number {
  return 0.5 + 0.5 * params.glory * left;
}

/** Loki pays for each figure that returns. */
function released({ card: { params }, left }: Situation): number {
  return params.gloryPerReleased * (DEATHS_TO_COME + DEATHS_EACH_AGE * left);
}

/** Tyr makes quests fight: none in hand, no use. */
function questsInBattle({ known, card: { params }, left }: Situation): number {
  return 0.3 * params.questBonus * Math.min(2, known.cards.filter((one) => cardOf(one).kind === 'quest').length) + 0.3 * left;
}

export function upgradeWorth(table: BloodRageTable, known: Knowledge, id: BloodRageCardId): number {
  const card = cardOf(id);
  const left = LAST_AGE - table.age;
  const strength = card.kind === 'monster' ? (card.strength ?? 0) * (0.9 + 1.1 * left) : 0;
  const later = LATER[card.def]?.({ card, clan: itemAt(table.clans, known.seat), known, age: table.age, left, ages: left + 1 });
  return strength + (later ?? 0);
}

const slotNames: readonly string[] = SLOTS;

/** The worth in the draft: the figure that comes with an upgrade, and what it brings in this Age, count as well. */
export function draftedUpgradeWorth(table: BloodRageTable, known: Knowledge, id: BloodRageCardId): number {
  const card = cardOf(id);
  const clan = itemAt(table.clans, known.seat);
  const single = card.kind === 'upgrade-clan' || card.kind === 'monster' ? null : clan.slots[slotNames.indexOf(card.kind)];
  const owned = single ? 0.8 * upgradeWorth(table, known, single) : 0;
  return upgradeWorth(table, known, id) + thisAge(table, known, clan, card) - owned - 0.9 * card.cost;
}

function thisAge(table: BloodRageTable, known: Knowledge, clan: Clan, { kind, def, params, strength }: BloodRageCard): number {
  const quests = known.cards.filter((one) => cardOf(one).kind === 'quest').length;
  switch (def) {
    case 'thors-conquest':
      return 0.6 * params.gloryPerFigure * (Math.min(7, statValue('horns', clan.stats.horns)) - 1);
    case 'odins-throne':
      return 5 * (quests + 0.7);
    case 'odins-inspiration':
      return 1.7 * gloryOfRagnarok(table.age);
    case 'lord-of-axes':
      return RAISE;
    case 'lord-of-spears':
      return 2 * RAISE;
    default:
      return kind === 'upgrade-clan' ? 0 : kind === 'upgrade-ship' ? 0.4 * params.glory + 1 : 0.6 * (strength ?? 0) + 0.7;
  }
}
