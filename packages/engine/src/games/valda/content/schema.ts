/** The strict schema of the content file: a key that no rule reads does not load. */
import { z } from 'zod';
import { ACTION_FAMILIES, ATTACK_FAMILIES, BUILDINGS, CARDS, DECKS, DICE, REALMS, RESOURCES, TIMINGS, WEAPON_EFFECTS } from '../ids.ts';

const count = z.int().nonnegative();

/** Kinds that are not named default to 0. */
const purse = z.strictObject({ gold: count.default(0), diamond: count.default(0), blood: count.default(0) });

const weaponEffect = z.strictObject({
  id: z.enum(WEAPON_EFFECTS),
  timing: z.array(z.enum(TIMINGS)).min(1),
  params: z.strictObject({ count: count.default(0), bonus: count.default(0), gain: purse.default({ gold: 0, diamond: 0, blood: 0 }) }),
});

/** The parameters of all cards. Numbers that a card does not print default to 0; each family reads only its own. */
const params = z.strictObject({
  count: count.default(0),
  gain: purse.default({ gold: 0, diamond: 0, blood: 0 }),
  steal: purse.default({ gold: 0, diamond: 0, blood: 0 }),
  die: z.enum(DICE).default('white'),
  limit: count.default(0),
  building: z.enum(BUILDINGS).default('mine'),
  decks: count.default(0),
  maxDiscard: count.default(0),
  bonusDraw: count.default(0),
  max: count.default(0),
  followersEach: count.default(0),
  realms: z.array(z.enum(REALMS)).default([]),
  targets: z.enum(['one', 'all-others']).default('one'),
});

const printed = z.strictObject({
  id: z.enum(CARDS),
  deck: z.enum(DECKS),
  copies: count,
  actionPointCost: count.default(0),
  attack: count.default(0),
  defence: count.default(0),
  params,
  effects: z.array(weaponEffect).default([]),
  rule: z.string(),
});

/** The kind of a card restricts its families. */
const card = z.discriminatedUnion('kind', [
  printed.extend({ kind: z.literal('action'), family: z.enum(ACTION_FAMILIES) }),
  printed.extend({ kind: z.literal('attack'), family: z.enum(ATTACK_FAMILIES) }),
  printed.extend({ kind: z.literal('defence'), family: z.literal('shield') }),
  printed.extend({ kind: z.literal('divine-weapon'), family: z.literal('weapon') }),
]);

const attackPower = z.strictObject({ attacks: count, strength: count });

/** The first and the second power of a realm. Numbers that a power does not have default to 0. */
const power = z.strictObject({
  level: count,
  params: z.strictObject({
    give: count.default(0),
    draw: count.default(0),
    keep: count.default(0),
    players2to3: attackPower.default({ attacks: 1, strength: 0 }),
    players4to5: attackPower.default({ attacks: 1, strength: 0 }),
    perCard: count.default(0),
    pay: count.default(0),
    of: z.array(z.enum(RESOURCES)).default([]),
    followers: count.default(0),
    dice: count.default(0),
  }),
  uses: count.nullable(),
});

const realm = z.strictObject({
  id: z.enum(REALMS),
  sites: count,
  maxTemplesPerPlayer: count,
  templeCost: purse,
  powers: z.array(power).length(2),
});

const face = z.strictObject({ gold: count.default(0), diamond: count.default(0), blood: count.default(0), followers: z.int().default(0) });
const track = z.strictObject({ start: count, max: count, die: z.enum(DICE), buildCost: purse });

export const contentSchema = z.strictObject({
  game: z.strictObject({ players: z.strictObject({ min: count, max: count }), rounds: count }),
  constants: z.strictObject({
    actionPointsPerTurn: count,
    startDrawCards: count,
    handLimit: count,
    buildLimit: count,
    attacksPerOpponent: count,
    baseTrade: z.strictObject({ give: count }),
    startCards: z.strictObject({ A: count, B: count }),
    startResources: purse,
    templeBuild: z.strictObject({ followers: count, godCardsSeen: count }),
    control: z.strictObject({ temples: count, followers: count }),
    raceTarget: count,
    totalCards: count,
  }),
  engineLimits: z.strictObject({ tradeMovesPerResourcePhase: count }),
  resources: z.array(z.strictObject({ id: z.enum(RESOURCES), supply: count })),
  dice: z.array(z.strictObject({ id: z.enum(DICE), count, faces: z.array(face) })),
  players: z.strictObject({ perPlayer: z.strictObject({ temples: count }) }),
  playerBoard: z.strictObject({ tracks: z.strictObject({ mines: track, drills: track }) }),
  followerTrack: z.strictObject({ safeZones: z.array(count), lapLength: count }),
  realms: z.array(realm),
  cards: z.array(card),
});

export type ValdaCard = Readonly<z.infer<typeof card>>;
export type RealmContent = Readonly<z.infer<typeof realm>>;
export type RealmPower = Readonly<z.infer<typeof power>>;
export type DieFace = Readonly<z.infer<typeof face>>;
export type WeaponEffectContent = Readonly<z.infer<typeof weaponEffect>>;
