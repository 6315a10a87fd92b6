/** The shape of the content file: what the rules read of it, checked when it is loaded. */
import { z } from 'zod';
import { CARD_KINDS, CLANS, FIGURES, FJORDS, GODS, MONSTERS, PROVINCES, REGIONS, SETS, STATS, TOKENS } from '../ids.ts';

const count = z.int().nonnegative();
const byAge = z.object({ '1': count, '2': count, '3': count });

const province = z.object({
  id: z.enum(PROVINCES),
  region: z.enum(REGIONS).nullable(),
  villages: count.nullable(),
  fjord: z.enum(FJORDS).nullable(),
  adjacent: z.array(z.enum(PROVINCES)),
});

/** Numbers that a card does not have are 0, so that every card has one shape. */
const params = z.object({
  kills: z.array(z.enum(FIGURES)).default([]),
  replaces: z.array(z.enum(FIGURES)).default([]),
  freeUpgrade: z.boolean().default(false),
  freeInvade: z.boolean().default(false),
  leaderMove: z.boolean().default(false),
  afterReveal: z.boolean().default(false),
  mystic: z.boolean().default(false),
  mayInvadeYggdrasil: z.boolean().default(false),
  strengthInYggdrasil: count.default(0),
  pairStrength: count.default(0),
  glory: count.default(0),
  rage: count.default(0),
  raise: count.default(0),
  raiseAll: count.default(0),
  gloryPerReleased: count.default(0),
  gloryPerEnemyDestroyed: count.default(0),
  gloryPerDestroyed: count.default(0),
  gloryPerFigure: count.default(0),
  gloryPerMystic: count.default(0),
  upgradeDiscount: count.default(0),
  threshold: count.default(0),
  questBonus: count.default(0),
  multiplier: count.default(1),
  ragePerFigure: count.default(0),
  ragePerCard: count.default(0),
  warriorsPerOpponent: count.default(0),
  keep: count.default(0),
  extraRewards: count.default(0),
  bonus: z.literal('maxEnemyCard').nullable().default(null),
  type: z.enum(['region', 'valhalla', 'province', 'any']).nullable().default(null),
  region: z.enum(REGIONS).nullable().default(null),
  province: z.enum(PROVINCES).nullable().default(null),
  provinces: count.default(1),
  figures: count.default(0),
});

const card = z.object({
  id: z.string(),
  def: z.string(),
  age: z.int().min(1).max(3),
  kind: z.enum(CARD_KINDS),
  set: z.enum(SETS),
  minPlayers: count,
  mark: z.string().nullable(),
  copies: count,
  god: z.enum(GODS).nullable(),
  strength: count.nullable().default(null),
  cost: count.default(0),
  glory: count.default(0),
  /** In which window its text works. */
  timing: z.string(),
  params: params.prefault({}),
});

const monster = z.object({
  id: z.enum(MONSTERS),
  card: z.string(),
  strength: count,
  upgradeCost: count,
  invadeCost: count,
  countsAs: z.array(z.enum(['monster', 'ship'])),
});

const players = z.object({
  destroyedAtStart: count,
  ageTrackTokens: count,
  unusedRagnarokTokens: count,
  marksRemoved: z.array(z.string()),
  deckSize: count,
  deckSizeWithMystics: count,
  dealt: count,
  undealt: count,
  undealtWithMystics: count,
  picksPerPass: count,
});

const unit = z.object({ perClan: count, strength: count });

export const contentSchema = z.object({
  board: z.object({
    provinces: z.array(province),
    fjords: z.array(z.object({ id: z.enum(FJORDS), provinces: z.array(z.enum(PROVINCES)) })),
    ring: z.array(z.enum(PROVINCES)),
    regions: z.array(z.object({ id: z.enum(REGIONS), provinces: z.array(z.enum(PROVINCES)) })),
  }),
  pillageTokens: z.array(
    z.object({
      id: z.enum(TOKENS),
      fixedAt: z.enum(PROVINCES).nullable(),
      reward: z.object({ raise: z.array(z.enum(STATS)).default([]), glory: count.default(0) }),
      copies: count,
    }),
  ),
  ragnarokTokens: z.array(z.object({ province: z.enum(PROVINCES) })),
  ragnarokGlory: byAge,
  clans: z.array(z.object({ id: z.enum(CLANS), set: z.enum(SETS) })),
  figures: z.object({ leader: unit, warrior: unit, ship: unit, mystic: unit }),
  upgradeSlots: z.object({
    'upgrade-warrior': count,
    'upgrade-leader': count,
    'upgrade-ship': count,
    monster: count,
    'upgrade-clan': count,
  }),
  stats: z.object({
    rage: z.object({ track: z.array(count) }),
    axes: z.object({ track: z.array(count) }),
    horns: z.object({ track: z.array(count) }),
    startStep: count,
    maxStep: count,
    endBonusByStep: z.record(z.string(), count),
  }),
  rageTrack: z.object({ min: count, max: count }),
  setup: z.object({
    byPlayers: z.object({ '2': players, '3': players, '4': players, '5': players }),
    cardsDealtPerPlayer: count,
    cardsKeptInDraft: count,
    carryOverMax: count,
  }),
  cards: z.array(card),
  monsters: z.array(monster),
  mystics: z.object({ figuresPerClan: count, strength: count, invadeCost: count }),
  gods: z.array(z.object({ id: z.enum(GODS), params: z.object({ gloryPerEnemyDestroyed: count }).optional() })),
  godSetup: z.object({ godsInPlay: count }),
});

export type Card = Readonly<z.infer<typeof card>>;
export type Monster = Readonly<z.infer<typeof monster>>;
export type Reward = Readonly<z.infer<typeof contentSchema>['pillageTokens'][number]['reward']>;
export type PlayersRow = Readonly<z.infer<typeof players>>;
