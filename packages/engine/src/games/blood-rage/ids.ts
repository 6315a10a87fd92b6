/** The names of things in Blood Rage, as the content file spells them. */

export const OUTER_PROVINCES = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'] as const;
export const PROVINCES = ['yggdrasil', ...OUTER_PROVINCES] as const;
export type ProvinceId = (typeof PROVINCES)[number];
export const YGGDRASIL: ProvinceId = 'yggdrasil';

export const FJORDS = ['fjord-north', 'fjord-east', 'fjord-south', 'fjord-west'] as const;
export type FjordId = (typeof FJORDS)[number];

/** Where a figure can stand on the board. */
export type BoardPlace = ProvinceId | FjordId;

/** BR-4.3: where an owned figure can be; what nobody has gained yet stands in the supply and is nobody's. */
export type Place = BoardPlace | 'reserve' | 'valhalla' | 'gone';

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
export type MonsterId = (typeof MONSTERS)[number];

/** A clan's own kinds of figures. */
const CLAN_FIGURES = ['leader', 'warrior', 'ship', 'mystic'] as const;
export const FIGURES = [...CLAN_FIGURES, ...MONSTERS] as const;
export type FigureKind = (typeof FIGURES)[number];

export const GODS = ['odin', 'thor', 'loki', 'heimdall', 'frigga', 'tyr'] as const;
export type GodId = (typeof GODS)[number];

export const UPGRADE_KINDS = ['upgrade-leader', 'upgrade-warrior', 'upgrade-ship', 'monster', 'upgrade-clan'] as const;
export type UpgradeKind = (typeof UPGRADE_KINDS)[number];
export const CARD_KINDS = ['battle', 'quest', ...UPGRADE_KINDS] as const;

export const SETS = ['base', 'fifth-player', 'mystics'] as const;

export const TOKENS = ['pillage-yggdrasil', 'pillage-rage', 'pillage-axes', 'pillage-horns', 'pillage-glory'] as const;
export type TokenId = (typeof TOKENS)[number];

const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'valhalla'] as const;
export type Phase = (typeof PHASES)[number];

/** One card: its row of the content file and the number of the copy, such as `a2-heimdalls-eye#2` (BR-5.8). */
export type CardId = string;
