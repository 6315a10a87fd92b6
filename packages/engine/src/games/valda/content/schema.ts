/** The shape of the content file: what the rules read of it, checked when it is loaded. */
import { z } from 'zod';
import { ACTION_OPS, ATTACK_OPS, BUILDINGS, CARDS, DECKS, DICE, KINDS, REALMS, RESOURCES, TIMINGS, WEAPON_EFFECTS } from '../ids.ts';

const count = z.int().nonnegative();

/** Kinds that are not named are 0. */
const purse = z.object({ gold: count.default(0), diamond: count.default(0), blood: count.default(0) });

const weaponEffect = z.object({
  id: z.enum(WEAPON_EFFECTS),
  timing: z.array(z.enum(TIMINGS)).min(1),
  params: z.object({ count: count.default(0), bonus: count.default(0), gain: purse.default({ gold: 0, diamond: 0, blood: 0 }) }),
});

/** The parameters of all cards in one shape: what a card does not print is 0, and its own function knows what it reads. */
const params = z.object({
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

const card = z.object({
  id: z.enum(CARDS),
  deck: z.enum(DECKS),
  kind: z.enum(KINDS),
  copies: count,
  actionPointCost: count.default(0),
  attack: count.default(0),
  defence: count.default(0),
  op: z.enum([...ACTION_OPS, ...ATTACK_OPS, 'defend', 'divineWeapon']),
  params,
  effects: z.array(weaponEffect).default([]),
  rule: z.string(),
});

const attackPower = z.object({ attacks: count, strength: count });

/** The powers of a realm, the first and the second; what a power does not have is 0. */
const power = z.object({
  level: count,
  params: z.object({
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

const realm = z.object({
  id: z.enum(REALMS),
  sites: count,
  maxTemplesPerPlayer: count,
  templeCost: purse,
  powers: z.array(power).length(2),
});

const face = z.object({ gold: count.default(0), diamond: count.default(0), blood: count.default(0), followers: z.int().default(0) });
const track = z.object({ start: count, max: count, die: z.enum(DICE), buildCost: purse });

export const contentSchema = z.object({
  game: z.object({ players: z.object({ min: count, max: count }), rounds: count }),
  constants: z.object({
    actionPointsPerTurn: count,
    startDrawCards: count,
    handLimit: count,
    buildLimit: count,
    attacksPerOpponent: count,
    baseTrade: z.object({ give: count, get: count }),
    startCards: z.object({ A: count, B: count }),
    startResources: purse,
    templeBuild: z.object({ followers: count, godCardsSeen: count }),
    control: z.object({ temples: count, followers: count }),
    raceTarget: count,
    totalCards: count,
  }),
  engineLimits: z.object({ tradeMovesPerResourcePhase: count }),
  resources: z.array(z.object({ id: z.enum(RESOURCES), supply: count })),
  dice: z.array(z.object({ id: z.enum(DICE), count, faces: z.array(face) })),
  players: z.object({ perPlayer: z.object({ temples: count }) }),
  playerBoard: z.object({ tracks: z.object({ mines: track, drills: track }) }),
  followerTrack: z.object({ safeZones: z.array(count), lapLength: count }),
  realms: z.array(realm),
  cards: z.array(card),
});

export type Card = Readonly<z.infer<typeof card>>;
export type RealmContent = Readonly<z.infer<typeof realm>>;
export type Power = Readonly<z.infer<typeof power>>;
export type Face = Readonly<z.infer<typeof face>>;
export type WeaponEffectContent = Readonly<z.infer<typeof weaponEffect>>;
