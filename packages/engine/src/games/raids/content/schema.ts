/** The schema of the content file: the fields that the rules read. */
import { z } from 'zod';
import { CATEGORIES, COLOURS, GOODS, HARBOUR_TILES, METRICS, PLACE_KINDS, PLACEMENTS, TILE_TYPES } from '../ids.ts';

const count = z.int().nonnegative();

const place = z.object({ index: count, kind: z.enum(PLACE_KINDS) });

/** Numbers that a tile does not print default to 0, so that all tile types have the same fields. */
const tileType = z.object({
  id: z.enum(TILE_TYPES),
  category: z.enum(CATEGORIES),
  placement: z.enum(PLACEMENTS),
  stop: z.boolean(),
  passBy: z.boolean(),
  shields: count.default(0),
  weapon: count.default(0),
  sail: count.default(0),
  mjolnir: count.default(0),
  glory: count.default(0),
  strength: count.default(0),
  goodsKind: z.enum(GOODS).nullable().default(null),
  maxSales: count.default(0),
  hire: count.default(0),
  anchors: count.default(0),
  vikingsByPassOrder: z.array(count).default([]),
  coinsByPassOrder: z.array(count).default([]),
});

const bySeatOrder = z.object({ players: count, bySeatOrder: z.array(count) });

const voyage = z.object({
  voyage: count,
  tileCount: count,
  tiles: z.array(z.object({ type: z.enum(TILE_TYPES), count, instances: z.array(z.string()).default([]) })),
});

export const contentSchema = z.object({
  players: z.object({ min: count, max: count }),
  colours: z.object({ values: z.array(z.enum(COLOURS)) }),
  map: z.object({
    start: count,
    finish: count,
    tileSpaces: count,
    villages: count,
    positions: z.array(place),
    startSlots: z.object({ values: z.array(count) }),
  }),
  longship: z.object({ slots: count, shieldsPerEmptySlot: count, maxVikings: count }),
  vikings: z.object({ total: count, hirePerVillage: count, sacrificePerMonster: count }),
  coins: z.object({ total: count, denominations: z.array(z.object({ value: count, count })) }),
  startingSlots: z.array(bySeatOrder),
  startingVikings: z.array(bySeatOrder),
  ghostShip: z.object({ players: count, step: count, startSlot: count, stops: z.array(count) }),
  runeSetScores: z.object({ bySetSize: z.array(count), maxSetSize: count }),
  harbourPrizes: z.object({ byRank: z.array(count) }),
  harbourTiles: z.array(z.object({ id: z.enum(HARBOUR_TILES), metric: z.enum(METRICS), use: z.enum(['voyage1Only', 'pool']) })),
  tileTypes: z.array(tileType),
  voyages: z.array(voyage),
});

export type TileType = Readonly<z.infer<typeof tileType>>;
