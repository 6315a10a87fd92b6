/** The strict schema of the content file: a key that no rule reads does not load. */
import { z } from 'zod';
import { CARD_DEFS, CARD_ROWS } from '../card-ids.ts';
import { CARD_KINDS, CLANS, FIGURES, FJORDS, GODS, MONSTERS, PROVINCES, REGIONS, SETS, STATS, TIMINGS, TOKENS } from '../ids.ts';

const count = z.int().nonnegative();
const byAge = z.strictObject({ '1': count, '2': count, '3': count });

const province = z.strictObject({
  id: z.enum(PROVINCES),
  region: z.enum(REGIONS).nullable(),
  villages: count.nullable(),
  fjord: z.enum(FJORDS).nullable(),
  adjacent: z.array(z.enum(PROVINCES)),
});

/** Numbers that a card does not print default to 0, so that all cards have the same fields. */
const params = z.strictObject({
  kills: z.array(z.enum(FIGURES)).default([]),
  replaces: z.array(z.enum(FIGURES)).default([]),
  afterReveal: z.boolean().default(false),
  mystic: z.boolean().default(false),
  mayInvadeYggdrasil: z.boolean().default(false),
  strengthInYggdrasil: count.default(0),
  pairStrength: count.default(0),
  glory: count.default(0),
  rage: count.default(0),
  raise: count.default(0),
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
  extraRewards: count.default(0),
  bonus: z.literal('maxEnemyCard').nullable().default(null),
  type: z.enum(['region', 'valhalla', 'province', 'any']).nullable().default(null),
  region: z.enum(REGIONS).nullable().default(null),
  province: z.enum(PROVINCES).nullable().default(null),
  provinces: count.default(1),
  figures: count.default(0),
});

const card = z.strictObject({
  id: z.enum(CARD_ROWS),
  /** The card's name, which its rows share. */
  def: z.enum(CARD_DEFS),
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
  timing: z.enum(TIMINGS),
  params: params.prefault({}),
});

const monster = z.strictObject({
  id: z.enum(MONSTERS),
  card: z.enum(CARD_ROWS),
  strength: count,
  invadeCost: count,
  countsAs: z.array(z.enum(['monster', 'ship'])),
});

const players = z.strictObject({
  destroyedAtStart: count,
  ageTrackTokens: count,
  deckSize: count,
  deckSizeWithMystics: count,
  dealt: count,
  undealt: count,
  undealtWithMystics: count,
  picksPerPass: count,
});

const unit = z.strictObject({ perClan: count, strength: count });

export const contentSchema = z.strictObject({
  /** BR-1.2: the sources of the published facts. */
  meta: z.strictObject({ publicSources: z.array(z.string()) }),
  board: z.strictObject({
    provinces: z.array(province),
    fjords: z.array(z.strictObject({ id: z.enum(FJORDS), provinces: z.array(z.enum(PROVINCES)) })),
    ring: z.array(z.enum(PROVINCES)),
    regions: z.array(z.strictObject({ id: z.enum(REGIONS), provinces: z.array(z.enum(PROVINCES)) })),
  }),
  pillageTokens: z.array(
    z.strictObject({
      id: z.enum(TOKENS),
      fixedAt: z.enum(PROVINCES).nullable(),
      reward: z.strictObject({ raise: z.array(z.enum(STATS)).default([]), glory: count.default(0) }),
      copies: count,
    }),
  ),
  ragnarokTokens: z.array(z.strictObject({ province: z.enum(PROVINCES) })),
  ragnarokGlory: byAge,
  clans: z.array(z.strictObject({ id: z.enum(CLANS), set: z.enum(SETS) })),
  figures: z.strictObject({ leader: unit, warrior: unit, ship: unit }),
  upgradeSlots: z.strictObject({
    'upgrade-warrior': count,
    'upgrade-leader': count,
    'upgrade-ship': count,
    monster: count,
    'upgrade-clan': count,
  }),
  stats: z.strictObject({
    rage: z.strictObject({ track: z.array(count) }),
    axes: z.strictObject({ track: z.array(count) }),
    horns: z.strictObject({ track: z.array(count) }),
    startStep: count,
    maxStep: count,
    endBonusByStep: z.record(z.string(), count),
  }),
  rageTrack: z.strictObject({ max: count }),
  setup: z.strictObject({
    byPlayers: z.strictObject({ '2': players, '3': players, '4': players, '5': players }),
    cardsDealtPerPlayer: count,
    cardsKeptInDraft: count,
  }),
  cards: z.array(card),
  monsters: z.array(monster),
  mystics: z.strictObject({ figuresPerClan: count, strength: count, invadeCost: count }),
  gods: z.array(z.strictObject({ id: z.enum(GODS), params: z.strictObject({ gloryPerEnemyDestroyed: count }).optional() })),
  godSetup: z.strictObject({ godsInPlay: count }),
});

export type BloodRageCard = Readonly<z.infer<typeof card>>;
/** The numbers on a card. */
export type CardParams = BloodRageCard['params'];
export type BloodRageMonster = Readonly<z.infer<typeof monster>>;
export type Reward = Readonly<z.infer<typeof contentSchema>['pillageTokens'][number]['reward']>;
export type PlayersRow = Readonly<z.infer<typeof players>>;
