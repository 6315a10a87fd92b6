/** The events of Raids. Their fields are flat: clients write the log and animate the board from them alone. */
import type { Seat } from '../../kernel/index.ts';
import type { HarbourTileId, TileId, TileTypeId } from './ids.ts';

/** A tile and its type; texts name the type. */
interface OfTile {
  readonly tile: TileId;
  readonly type: TileTypeId;
}

const HIRE_SOURCES = ['village', 'visit', 'post', 'sails'] as const;
export type HireSource = (typeof HIRE_SOURCES)[number];

export type RaidsEvent =
  | { readonly event: 'start-player-chosen'; readonly seat: Seat }
  | {
      readonly event: 'voyage-began';
      readonly voyage: number;
      readonly harbour: HarbourTileId;
      /** In route order. */
      readonly tiles: readonly TileId[];
      readonly types: readonly TileTypeId[];
    }
  | { readonly event: 'turn-began'; readonly seat: Seat; readonly position: number }
  | ({ readonly event: 'tile-placed'; readonly seat: Seat; readonly position: number; readonly slot: number } & OfTile)
  | ({
      readonly event: 'tile-replaced';
      readonly seat: Seat;
      readonly position: number;
      readonly slot: number;
      readonly oldTile: TileId;
      readonly old: TileTypeId;
    } & OfTile)
  | ({ readonly event: 'tile-discarded'; readonly seat: Seat; readonly position: number } & OfTile)
  | ({ readonly event: 'rune-taken'; readonly seat: Seat; readonly position: number; readonly runes: number } & OfTile)
  | ({ readonly event: 'post-visited'; readonly seat: Seat; readonly position: number } & OfTile)
  | ({ readonly event: 'goods-sold'; readonly seat: Seat; readonly slot: number; readonly glory: number } & OfTile)
  /** A ship without enough shields hires fewer Vikings than offered. */
  | {
      readonly event: 'vikings-hired';
      readonly seat: Seat;
      readonly source: HireSource;
      readonly position: number;
      readonly offered: number;
      readonly hired: number;
      readonly vikings: number;
    }
  /** A new tile covered the shields that these Vikings stood on. */
  | { readonly event: 'vikings-lost'; readonly seat: Seat; readonly lost: number; readonly vikings: number }
  | {
      readonly event: 'tiles-cleared';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly tiles: readonly TileId[];
      readonly types: readonly TileTypeId[];
    }
  | {
      readonly event: 'ship-sailed';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly stop: TileTypeId | 'harbour';
    }
  | ({ readonly event: 'coin-taken'; readonly seat: Seat; readonly position: number; readonly value: number } & OfTile)
  | ({
      readonly event: 'monster-sacrificed';
      readonly seat: Seat;
      readonly position: number;
      readonly lost: number;
      readonly vikings: number;
    } & OfTile)
  | ({
      readonly event: 'monster-defeated';
      readonly seat: Seat;
      readonly position: number;
      readonly cost: number;
      readonly glory: number;
      readonly vikings: number;
    } & OfTile)
  | ({
      readonly event: 'fight-began';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly position: number;
      readonly cost: number;
      readonly vikings: number;
    } & OfTile)
  | { readonly event: 'struck-back'; readonly seat: Seat; readonly rival: Seat; readonly cost: number; readonly vikings: number }
  | { readonly event: 'fled'; readonly seat: Seat; readonly rival: Seat; readonly position: number }
  | { readonly event: 'ship-arrived'; readonly seat: Seat; readonly place: number }
  | {
      readonly event: 'ghost-moved';
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly tiles: readonly TileId[];
      readonly types: readonly TileTypeId[];
    }
  | { readonly event: 'ghost-arrived'; readonly place: number }
  /** `seats` in order of rank, and the count of the harbour tile for each. */
  | {
      readonly event: 'harbour-scored';
      readonly voyage: number;
      readonly harbour: HarbourTileId;
      readonly seats: readonly Seat[];
      readonly counts: readonly number[];
    }
  | { readonly event: 'prize-taken'; readonly seat: Seat; readonly rank: number; readonly value: number; readonly count: number }
  | ({ readonly event: 'ship-scored'; readonly seat: Seat; readonly score: number } & Glory)
  | { readonly event: 'game-ended'; readonly winners: readonly Seat[]; readonly score: number };

/** Glory by source (RD-13.1). */
export interface Glory {
  readonly coins: number;
  readonly runes: number;
  readonly mjolnirs: number;
  readonly standards: number;
  readonly goods: number;
  readonly monsters: number;
}
