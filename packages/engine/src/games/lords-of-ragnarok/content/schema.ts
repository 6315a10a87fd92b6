/** The strict schema of the content file: a key that no rule reads does not load. */
import { z } from 'zod';
import {
  ACTION_CARDS,
  ARTIFACT_TIMINGS,
  ARTIFACTS,
  ATTACK_CARDS,
  ATTRIBUTES,
  BLESSING_HOOKS,
  BLESSING_SIDES,
  BLESSINGS,
  CARD_EFFECTS,
  CHALLENGES,
  COMBAT_CARDS,
  HERITAGES,
  HEROES,
  HUMAN_RUNE_ACTIONS,
  LANDS,
  MONSTER_FACES,
  MONSTERS,
  MONUMENTS,
  OMENS,
  PROPHET_RUNE_ACTIONS,
  REALMS,
  RUNES,
  SEAS,
  SIDES,
  SPECIAL_ACTIONS,
  TARGET_ORDERS,
  TIE_BREAKS,
  WHEEL_ACTIONS,
  WOUND_REWARDS,
  WOUND_SYMBOLS,
} from '../ids.ts';

const count = z.int().nonnegative();
const perSide = z.strictObject({ large: count, small: count });
const seaPerSide = z.strictObject({ large: z.enum(SEAS), small: z.enum(SEAS) });
const regionsPerSide = z.strictObject({ large: z.array(count), small: z.array(count) });

const region = z.strictObject({
  number: count,
  name: z.string(),
  land: z.enum(LANDS),
  population: count,
  settlement: z.boolean(),
  shrine: z.boolean(),
  forge: z.boolean(),
  adjacentRegions: z.array(count),
  adjacentSeas: z.array(z.enum(SEAS)),
  adjacentRealms: z.array(z.enum(REALMS)),
});

const sea = z.strictObject({ id: z.enum(SEAS), adjacentRegions: z.array(count), adjacentSeas: z.array(z.enum(SEAS)) });

const map = z.strictObject({
  id: z.enum(SIDES),
  lands: z.array(z.strictObject({ id: z.enum(LANDS), regions: z.array(count) })),
  regions: z.array(region),
  seas: z.array(sea),
  wheelAdjacentRegions: z.array(count),
  mapThresholds: z.strictObject({
    jarlLands: count,
    godiTemples: count,
    lokiSlain: count,
    omenSet: z.enum(['2', '3+']),
    temples: count,
    forges: count,
    monsters: count,
  }),
});

const combatCard = z.strictObject({
  id: z.enum(COMBAT_CARDS),
  copies: count,
  symbol: z.enum(WOUND_SYMBOLS),
  strength: count,
  losses: count,
  effect: z.strictObject({ code: z.enum(CARD_EFFECTS), amount: count.default(0), attribute: z.enum(ATTRIBUTES).optional() }).nullable(),
});

const woundField = z.strictObject({ symbol: z.enum(WOUND_SYMBOLS), reward: z.enum(WOUND_REWARDS).nullable() });

const areaAttack = z.strictObject({
  scope: z.enum(['REGION', 'REGION_AND_ADJACENT', 'LAND', 'COAST']),
  effects: z.array(
    z.strictObject({
      code: z.enum(['HERO_INJURY', 'ARMY_MINUS_ONE_PER_PLAYER', 'EACH_ARMY_MINUS', 'DISCARD_RANDOM_CARD', 'LOSE_RUNE']),
      amount: count,
    }),
  ),
});

const monster = z.strictObject({
  id: z.enum(MONSTERS),
  runeSymbol: z.enum(RUNES).nullable(),
  movement: count,
  woundFields: z.array(woundField),
  areaAttack,
  startRegion: perSide.default({ large: 0, small: 0 }),
  /** LR-50.5: a sea monster begins in a sea and not in a region. */
  startSea: seaPerSide.optional(),
  artifact: z.enum(ARTIFACTS).nullable(),
});

const attackCard = z.strictObject({
  id: z.enum(ATTACK_CARDS),
  copies: count,
  attack: z.union([count, z.literal('COVERED_FIELDS_MAX_4')]),
  counter: z.union([count, z.literal('ATTACK_PLUS_1')]),
  effects: z.array(
    z.strictObject({ code: z.enum(['INJURY', 'DISCARD_RANDOM', 'END_HUNT', 'UNCOVER_LAST_OWN_WOUND']), amount: count.default(1) }),
  ),
});

/** The numbers of all blessings; those that a blessing does not print default to 0 (LR-12.6). */
const blessing = z.strictObject({
  id: z.enum(BLESSINGS),
  effect: z.strictObject({
    hook: z.enum(BLESSING_HOOKS),
    when: z.enum(BLESSING_SIDES).optional(),
    amount: count.default(0),
    draw: count.default(0),
    plus: count.default(0),
    heal: count.default(0),
    opponentPlus: count.default(0),
    discount: count.default(0),
    strengthen: count.default(0),
    mightPlus: count.default(0),
    surviveStrength: count.default(0),
    strengthPlus: count.default(0),
    action: z.enum(HUMAN_RUNE_ACTIONS).optional(),
  }),
});

const artifact = z.strictObject({
  id: z.enum(ARTIFACTS),
  monster: z.enum(MONSTERS),
  effect: z.strictObject({ timing: z.enum(ARTIFACT_TIMINGS), battleValue: count.default(0), runesOfChoice: count.default(0) }),
});

const CONDITIONS = [
  'ALWAYS',
  'RUNES_AT_MOST',
  'HAND_AT_MOST',
  'CONTROLS_FORGES_AT_LEAST',
  'CONTROLS_SETTLEMENTS_AT_LEAST',
  'CONTROLS_WHEEL_REGIONS_AT_LEAST',
  'CONTROLS_TEMPLES_AT_LEAST',
  'ALLIANCES_AT_LEAST',
  'CONTROLS_MONSTERS_AT_LEAST',
  'SLAIN_AT_LEAST',
  'COMPLETE_LANDS_AT_LEAST',
  'ARMIES_AT_MOST',
  'PRIESTS_AVAILABLE_AT_MOST',
  'DEVASTATION_AT_LEAST',
  'HUMAN_HAS_MORE_REGIONS',
  'HUMAN_HAS_MORE_TEMPLES',
] as const;

const actionCard = z.strictObject({
  id: z.enum(ACTION_CARDS),
  group: z.enum(['BASIC', 'IMPROVED', 'HERO']),
  subgroup: z.string(),
  heroRegion: perSide,
  runeActions: z.array(z.enum(PROPHET_RUNE_ACTIONS)).length(2),
  specialAction: z.enum(SPECIAL_ACTIONS),
  tieBreak: z.enum(TIE_BREAKS),
  bonus: z
    .object({
      condition: z.strictObject({ code: z.enum(CONDITIONS), n: count.default(0) }),
      effect: z.strictObject({
        code: z.enum(['RUNES', 'COMBAT_CARDS', 'STRENGTHEN', 'PRIEST', 'BLESSING', 'ATTRIBUTE', 'RECRUIT']),
        amount: count,
      }),
    })
    .nullable(),
  afterUse: z.enum(['REMOVE', 'RESHUFFLE']),
});

const board = z.strictObject({
  hero: z.enum(HEROES),
  prioritySpecialAction: z.enum(WHEEL_ACTIONS),
  targetPreference: z.enum(TARGET_ORDERS),
  startAttributes: z.strictObject({ MIGHT: count, WISDOM: count, AUTHORITY: count }),
  attributePreference: z.array(z.enum(ATTRIBUTES)).length(3),
  improvedCards: z.strictObject({ JARL: count, GODI: count, SLAYER: count }),
  startRegion: perSide,
  startDevastationRegion: perSide,
  startingAdvantage: z.strictObject({
    code: z.enum(['START_ARMY_STRENGTH', 'RUNES', 'PRIEST', 'BLESSING', 'COMBAT_CARDS', 'CONTROL_NEAREST_MONSTER']),
    amount: count.default(0),
    armies: count.default(0),
    strength: count.default(0),
  }),
});

const heritage = z.strictObject({
  id: z.enum(HERITAGES),
  bonus: z.strictObject({
    code: z.enum(['ATTRIBUTE', 'COMBAT_CARDS', 'PRIEST', 'RUNES_OF_CHOICE']),
    attribute: z.enum(ATTRIBUTES).optional(),
    amount: count,
  }),
  reservedForProphet: z.boolean().default(false),
});

const realm = z.strictObject({
  id: z.enum(REALMS),
  /** LR-50.3: prophets ally with this realm before any other. */
  chosenFirst: z.boolean().default(false),
  bonus: z.strictObject({ code: z.string(), amount: count.default(0), strength: count.default(0) }),
});

const monument = z.strictObject({
  id: z.enum(MONUMENTS),
  attribute: z.enum(ATTRIBUTES),
  startLevel: count,
  maxLevel: count,
  levels: z.array(z.strictObject({ level: count, bonus: count })),
});

/** LR-50: what the expansions add, all of it by rulings. */
const expansions = z.strictObject({
  monuments: z.array(monument),
  realms: z.array(realm.extend({ regions: regionsPerSide, triggeredBy: z.enum(SPECIAL_ACTIONS) })),
  monsters: z.array(monster),
  artifacts: z.array(artifact),
  snekkarPerPlayer: count,
  snekkjaMoveSeas: count,
  nagfarLosses: count,
});

export const contentSchema = z.strictObject({
  constants: z.strictObject({
    attributeMax: count,
    armyMaxStrength: count,
    armiesPerPlayer: count,
    priestsPerPlayer: count,
    runesPerSymbol: count,
    slayerTokensTotal: count,
    monsterRingsPerPlayer: count,
    humanRuneLimit: count,
    humanHandLimitBase: count,
    heroMoveRegions: count,
    drakkarMoveSeas: count,
    startCombatCards: count,
    startArmies: count,
    startArmyStrength: count,
    prophetRuneLimit: count,
    prophetHandLimit: count,
    prophetsMaxSolo: count,
    prophetsMaxMultiplayer: count,
    participantsMax: count,
    slayerTokenThreshold: count,
    prophetHuntMarkerThreshold: count,
    omensForRagnarok: count,
    devastationMarkers: count,
    surturDie: z.array(count),
    templeBuiltOrdinalsTriggeringBlessingSelection: z.array(count),
  }),
  maps: z.array(map).length(2),
  realms: z.array(realm),
  actionWheel: z.strictObject({ spaces: z.array(z.strictObject({ id: z.enum(WHEEL_ACTIONS), triggersRealm: z.enum(REALMS) })) }),
  attributes: z.array(z.strictObject({ id: z.enum(ATTRIBUTES), monument: z.enum(MONUMENTS), rune: z.enum(RUNES) })),
  monuments: z.array(monument),
  humanRuneActions: z.array(z.strictObject({ id: z.enum(HUMAN_RUNE_ACTIONS), cost: count })),
  prophetRuneActions: z.array(z.strictObject({ id: z.enum(PROPHET_RUNE_ACTIONS), cost: count })),
  heritage: z.array(heritage),
  corruptedHeroBoards: z.array(board),
  combatCards: z.array(combatCard),
  monsters: z.array(monster),
  loki: monster,
  monsterDie: z.strictObject({ faces: z.array(z.enum(MONSTER_FACES)) }),
  monsterAttackCards: z.array(attackCard),
  blessings: z.array(blessing),
  artifacts: z.array(artifact),
  omens: z.array(z.strictObject({ id: z.enum(OMENS), thresholds: z.strictObject({ '2': count, '3+': count }) })),
  prophetActionCards: z.array(actionCard),
  challengeCards: z.array(
    z.strictObject({
      id: z.enum(CHALLENGES),
      kind: z.enum(['SETUP', 'RULE']),
      effect: z.strictObject({ code: z.string(), amount: count.default(0), strength: count.default(0) }),
    }),
  ),
  surturCard: z.strictObject({ spacesLeftToRight: z.array(count), blessingOnReturnTo: z.array(count) }),
  expansions,
});

export type MapContent = Readonly<z.infer<typeof map>>;
export type RegionContent = Readonly<z.infer<typeof region>>;
export type CombatCard = Readonly<z.infer<typeof combatCard>>;
export type LordsMonster = Readonly<z.infer<typeof monster>>;
export type AttackCard = Readonly<z.infer<typeof attackCard>>;
export type Blessing = Readonly<z.infer<typeof blessing>>;
export type LordsActionCard = Readonly<z.infer<typeof actionCard>>;
export type CorruptedBoard = Readonly<z.infer<typeof board>>;
export type Heritage = Readonly<z.infer<typeof heritage>>;
