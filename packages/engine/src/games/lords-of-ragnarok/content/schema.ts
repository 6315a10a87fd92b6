/** The shape of the content file: what the rules read of it, checked when it is loaded. */
import { z } from 'zod';
import {
  ACTION_CARDS,
  ARTIFACTS,
  ATTACK_CARDS,
  ATTRIBUTES,
  BLESSINGS,
  CHALLENGES,
  COMBAT_CARDS,
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
const perSide = z.object({ large: count, small: count });

const region = z.object({
  number: count,
  name: z.string(),
  land: z.enum(LANDS),
  population: count,
  settlement: z.boolean(),
  shrine: z.boolean(),
  forge: z.boolean(),
  wheelAdjacent: z.boolean(),
  adjacentRegions: z.array(count),
  adjacentSeas: z.array(z.enum(SEAS)),
  adjacentRealms: z.array(z.enum(REALMS)),
});

const sea = z.object({ id: z.enum(SEAS), name: z.string(), adjacentRegions: z.array(count), adjacentSeas: z.array(z.enum(SEAS)) });

const map = z.object({
  id: z.enum(SIDES),
  lands: z.array(z.object({ id: z.enum(LANDS), regions: z.array(count) })),
  regions: z.array(region),
  seas: z.array(sea),
  wheelAdjacentRegions: z.array(count),
  mapThresholds: z.object({
    jarlLands: count,
    godiTemples: count,
    lokiSlain: count,
    omenSet: z.enum(['2', '3+']),
    temples: count,
    forges: count,
    monsters: count,
  }),
});

const CARD_EFFECTS = [
  'ADD_OWN_ATTRIBUTE',
  'DRAW',
  'IF_ATTACKER_PLUS',
  'IF_BATTLE_VALUE_LOWER_PLUS',
  'IF_DEFENDER_IN_SETTLEMENT_PLUS',
  'IF_DEFENDER_PLUS',
  'IF_HERO_IN_OR_ADJACENT_PLUS',
  'IF_LOSER_NO_LOSSES',
  'IF_MORE_ARMIES_PLUS',
  'OPPONENT_DISCARDS_RANDOM',
  'OPPONENT_LOSSES_PLUS',
  'OWN_LOSSES_MINUS',
] as const;

const combatCard = z.object({
  type: z.enum(COMBAT_CARDS),
  symbol: z.enum(WOUND_SYMBOLS),
  strength: count,
  losses: count,
  effect: z.object({ code: z.enum(CARD_EFFECTS), amount: count.default(0), attribute: z.enum(ATTRIBUTES).optional() }).nullable(),
});

const woundField = z.object({ symbol: z.enum(WOUND_SYMBOLS), reward: z.enum(WOUND_REWARDS).nullable() });

const areaAttack = z.object({
  scope: z.enum(['REGION', 'REGION_AND_ADJACENT', 'LAND']),
  effects: z.array(
    z.object({
      code: z.enum(['HERO_INJURY', 'ARMY_MINUS_ONE_PER_PLAYER', 'EACH_ARMY_MINUS', 'DISCARD_RANDOM_CARD', 'LOSE_RUNE']),
      amount: count,
    }),
  ),
});

const monster = z.object({
  id: z.enum(MONSTERS),
  runeSymbol: z.enum(RUNES).nullable(),
  movement: count,
  woundFields: z.array(woundField),
  areaAttack,
  startRegion: perSide,
  artifact: z.enum(ARTIFACTS).nullable(),
});

const attackCard = z.object({
  type: z.enum(ATTACK_CARDS),
  attack: z.union([count, z.literal('COVERED_FIELDS_MAX_4')]),
  counter: z.union([count, z.literal('ATTACK_PLUS_1')]),
  effects: z.array(
    z.object({ code: z.enum(['INJURY', 'DISCARD_RANDOM', 'END_HUNT', 'UNCOVER_LAST_OWN_WOUND']), amount: count.default(1) }),
  ),
});

/** The numbers of all blessings in one shape: what a blessing does not print is 0 (LR-12.6). */
const blessing = z.object({
  id: z.enum(BLESSINGS),
  effect: z.object({
    hook: z.string(),
    when: z.string().default(''),
    amount: count.default(0),
    draw: count.default(0),
    plus: count.default(0),
    heal: count.default(0),
    opponentPlus: count.default(0),
    discount: count.default(0),
    minimum: count.default(0),
    strengthen: count.default(0),
    mightPlus: count.default(0),
    surviveStrength: count.default(0),
    strengthPlus: count.default(0),
    action: z.enum(HUMAN_RUNE_ACTIONS).optional(),
  }),
});

const artifact = z.object({
  id: z.enum(ARTIFACTS),
  monster: z.enum(MONSTERS),
  effect: z.object({ timing: z.string(), battleValue: count.default(0), runesOfChoice: count.default(0) }),
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

const actionCard = z.object({
  id: z.enum(ACTION_CARDS),
  group: z.enum(['BASIC', 'IMPROVED', 'HERO']),
  subgroup: z.string(),
  heroRegion: perSide,
  runeActions: z.array(z.enum(PROPHET_RUNE_ACTIONS)).length(2),
  specialAction: z.enum(SPECIAL_ACTIONS),
  tieBreak: z.enum(TIE_BREAKS),
  bonus: z
    .object({
      condition: z.object({ code: z.enum(CONDITIONS), n: count.default(0) }),
      effect: z.object({
        code: z.enum(['RUNES', 'COMBAT_CARDS', 'STRENGTHEN', 'PRIEST', 'BLESSING', 'ATTRIBUTE', 'RECRUIT']),
        amount: count,
      }),
    })
    .nullable(),
  afterUse: z.enum(['REMOVE', 'RESHUFFLE']),
});

const board = z.object({
  hero: z.enum(HEROES),
  prioritySpecialAction: z.enum(WHEEL_ACTIONS),
  targetPreference: z.enum(TARGET_ORDERS),
  startAttributes: z.object({ MIGHT: count, WISDOM: count, AUTHORITY: count }),
  attributePreference: z.array(z.enum(ATTRIBUTES)).length(3),
  improvedCards: z.object({ JARL: count, GODI: count, SLAYER: count }),
  startRegion: perSide,
  startDevastationRegion: perSide,
  startingAdvantage: z.object({
    code: z.enum(['START_ARMY_STRENGTH', 'RUNES', 'PRIEST', 'BLESSING', 'COMBAT_CARDS', 'CONTROL_NEAREST_MONSTER']),
    amount: count.default(0),
    armies: count.default(0),
    strength: count.default(0),
  }),
});

const heritage = z.object({
  id: z.enum(['odin', 'thor', 'freyja', 'tyr', 'baldur', 'njord']).transform((god) => `heritage-${god}` as const),
  bonus: z.object({
    code: z.enum(['ATTRIBUTE', 'COMBAT_CARDS', 'PRIEST', 'RUNES_OF_CHOICE']),
    attribute: z.enum(ATTRIBUTES).optional(),
    amount: count,
  }),
  reservedForProphet: z.boolean().default(false),
});

export const contentSchema = z.object({
  constants: z.object({
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
  realms: z.array(
    z.object({
      id: z.enum(REALMS),
      /** LR-50.3: a prophet allies with it before any other. */
      chosenFirst: z.boolean().default(false),
      bonus: z.object({ code: z.string(), amount: count.default(0), strength: count.default(0) }),
    }),
  ),
  actionWheel: z.object({ spaces: z.array(z.object({ id: z.enum(WHEEL_ACTIONS), triggersRealm: z.enum(REALMS) })) }),
  attributes: z.array(z.object({ id: z.enum(ATTRIBUTES), monument: z.enum(MONUMENTS), rune: z.enum(RUNES) })),
  monuments: z.array(
    z.object({
      id: z.enum(MONUMENTS),
      attribute: z.enum(ATTRIBUTES),
      startLevel: count,
      maxLevel: count,
      levels: z.array(z.object({ level: count, bonus: count })),
    }),
  ),
  humanRuneActions: z.array(z.object({ id: z.enum(HUMAN_RUNE_ACTIONS), cost: count })),
  prophetRuneActions: z.array(z.object({ id: z.enum(PROPHET_RUNE_ACTIONS), cost: count })),
  heritage: z.array(heritage),
  corruptedHeroBoards: z.array(board),
  combatCards: z.array(combatCard),
  monsters: z.array(monster),
  loki: monster,
  monsterDie: z.object({ faces: z.array(z.enum(MONSTER_FACES)) }),
  monsterAttackCards: z.array(attackCard),
  blessings: z.array(blessing),
  artifacts: z.array(artifact),
  omens: z.array(z.object({ id: z.enum(OMENS), thresholds: z.object({ '2': count, '3+': count }) })),
  prophetActionCards: z.array(actionCard),
  challengeCards: z.array(
    z.object({
      id: z.enum(CHALLENGES),
      kind: z.enum(['SETUP', 'RULE']),
      effect: z.object({ code: z.string(), amount: count.default(0), strength: count.default(0) }),
    }),
  ),
  surturCard: z.object({ spacesLeftToRight: z.array(count), blessingOnReturnTo: z.array(count) }),
  expansionCompatibility: z.array(z.object({ id: z.string(), support: z.string() })),
});

export type MapContent = Readonly<z.infer<typeof map>>;
export type RegionContent = Readonly<z.infer<typeof region>>;
export type CombatCard = Readonly<z.infer<typeof combatCard>>;
export type Monster = Readonly<z.infer<typeof monster>>;
export type AttackCard = Readonly<z.infer<typeof attackCard>>;
export type Blessing = Readonly<z.infer<typeof blessing>>;
export type ActionCard = Readonly<z.infer<typeof actionCard>>;
export type CorruptedBoard = Readonly<z.infer<typeof board>>;
export type Heritage = Readonly<z.infer<typeof heritage>>;
