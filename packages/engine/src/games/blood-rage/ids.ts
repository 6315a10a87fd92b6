/** The ids of Blood Rage; the content file uses the same ones. */

export const OUTER_PROVINCES = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'] as const;
export const PROVINCES = ['yggdrasil', ...OUTER_PROVINCES] as const;
export type ProvinceId = (typeof PROVINCES)[number];
export const YGGDRASIL: ProvinceId = 'yggdrasil';

export const FJORDS = ['fjord-north', 'fjord-east', 'fjord-south', 'fjord-west'] as const;
export type FjordId = (typeof FJORDS)[number];

/** A place on the board. */
export type BoardPlace = ProvinceId | FjordId;

/** BR-4.3: the places of an owned figure; figures in the supply have no owner. */
export type FigurePlace = BoardPlace | 'reserve' | 'valhalla' | 'gone';

export const REGIONS = ['manheim', 'jotunheim', 'alfheim'] as const;
export type RegionId = (typeof REGIONS)[number];

export const CLANS = ['wolf', 'bear', 'serpent', 'raven', 'ram'] as const;
export type ClanId = (typeof CLANS)[number];

export const STATS = ['rage', 'axes', 'horns'] as const;
export type StatId = (typeof STATS)[number];

export const MONSTERS = [
  'troll',
  'dwarf-chieftain',
  'sea-serpent',
  'valkyrie',
  'dark-elf',
  'fire-giant',
  'frost-giant',
  'soldier-of-hel',
  'volur-witch',
] as const;
export type BloodRageMonsterId = (typeof MONSTERS)[number];

/** A clan's own kinds of figures. */
const CLAN_FIGURES = ['leader', 'warrior', 'ship', 'mystic'] as const;
export const FIGURES = [...CLAN_FIGURES, ...MONSTERS] as const;
export type FigureKind = (typeof FIGURES)[number];

export const GODS = ['odin', 'thor', 'loki', 'heimdall', 'frigga', 'tyr'] as const;
export type GodId = (typeof GODS)[number];

export const UPGRADE_KINDS = ['upgrade-leader', 'upgrade-warrior', 'upgrade-ship', 'monster', 'upgrade-clan'] as const;
export type UpgradeKind = (typeof UPGRADE_KINDS)[number];
export const CARD_KINDS = ['battle', 'quest', ...UPGRADE_KINDS] as const;

/** When the text of a card works: in a battle window, in a phase, all the time (`static`), or never. */
export const TIMINGS = [
  'none',
  'static.cost',
  'static.strength',
  'static.type',
  'action',
  'action.invade',
  'onInvade',
  'onDestroyed',
  'replace.destroy',
  'battle.reveal.questValue',
  'battle.reveal.cancel',
  'battle.reveal.replay',
  'battle.preCompare',
  'battle.afterReveal',
  'battle.strength',
  'battle.outcome.win',
  'battle.outcome.lose',
  'battle.cardCleanup',
  'battle.casualties',
  'battle.aftermath.lose',
  'pillage.success',
  'phase.quest',
  'phase.ragnarok',
  'phase.valhalla',
  'game.end',
] as const;

export const SETS = ['base', 'fifth-player', 'mystics'] as const;

export const TOKENS = ['pillage-yggdrasil', 'pillage-rage', 'pillage-axes', 'pillage-horns', 'pillage-glory'] as const;
export type TokenId = (typeof TOKENS)[number];

const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'valhalla'] as const;
export type BloodRagePhase = (typeof PHASES)[number];
