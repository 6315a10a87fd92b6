/** The ids of Raids; the content file uses the same ones. */

export const COLOURS = ['orange', 'blue', 'green', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

export const TILE_TYPES = [
  'weapon-1',
  'weapon-2',
  'sail-1',
  'sail-2',
  'mjolnir-1',
  'mjolnir-2',
  'standard-2',
  'standard-3',
  'standard-4',
  'standard-5',
  'standard-6',
  'goods-wood-3',
  'goods-wood-4',
  'goods-pigs-3',
  'goods-pigs-4',
  'goods-furs-4',
  'goods-furs-5',
  'goods-mead-5',
  'goods-mead-6',
  'goods-amber-6',
  'goods-amber-7',
  'rune',
  'post-1',
  'post-2',
  'monster-2',
  'monster-3',
  'monster-4',
  'monster-5',
  'monster-6',
  'visit',
  'plunder',
] as const;
export type TileTypeId = (typeof TILE_TYPES)[number];

/** One of the 64 tiles, such as v1.weapon-1.2; the content knows its type. */
export type TileId = string;

export const CATEGORIES = ['weapon', 'sail', 'mjolnir', 'standard', 'goods', 'rune', 'tradingPost', 'monster', 'visit', 'plunder'] as const;

/** Where a ship keeps a tile that it took (RD-1.6). */
export const PLACEMENTS = ['ship', 'beside', 'besideWhenDefeated', 'map'] as const;

export const GOODS = ['wood', 'pigs', 'furs', 'mead', 'amber'] as const;

export const PLACE_KINDS = ['harbourStart', 'tile', 'village', 'harbourFinish'] as const;

export const HARBOUR_TILES = [
  'harbour-arrival',
  'harbour-goods',
  'harbour-different-goods',
  'harbour-runes',
  'harbour-shields',
  'harbour-weapons',
  'harbour-trading-posts',
  'harbour-monsters',
  'harbour-sails',
] as const;
export type HarbourTileId = (typeof HARBOUR_TILES)[number];

/** The metrics of the harbour tiles. */
export const METRICS = [
  'arrivalOrder',
  'goodsTiles',
  'distinctGoodsKinds',
  'runeTiles',
  'visibleShields',
  'weaponSymbols',
  'tradingPostTiles',
  'monsterTiles',
  'sailSymbols',
] as const;
export type Metric = (typeof METRICS)[number];

export const MONSTER_CHOICES = ['fight', 'sacrifice'] as const;
export type MonsterChoice = (typeof MONSTER_CHOICES)[number];
