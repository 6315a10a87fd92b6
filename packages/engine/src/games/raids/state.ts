/** The state of Raids (RD-16.1). Everything lies open on the table: hands and box are empty, and no future order exists yet (RD-15.4). */
import type { GameTypes, Seat } from '../../kernel/index.ts';
import type { RaidsEvent } from './events.ts';
import type { Colour, HarbourTileId, TileId } from './ids.ts';

export interface Raids extends GameTypes {
  table: RaidsTable;
  hand: Nothing;
  box: Nothing;
  event: RaidsEvent;
}

type Nothing = Record<string, never>;

export interface RaidsTable {
  voyage: number;
  harbour: HarbourTileId;
  /** The harbour tiles that lie face up beside the stacks of later voyages, the next one first. */
  prepared: HarbourTileId[];
  /** What lies on each position of the route. */
  route: (TileId | null)[];
  /** What is left on visits (Vikings) and plunders (coins), the next ship's first. */
  bonuses: Record<TileId, number[]>;
  /** The longships, by seat. */
  ships: Longship[];
  /** The neutral ship of two players. */
  ghost: GhostShip | null;
  /** Who has come home in this voyage, in order of arrival (RD-11.1). */
  arrivals: ShipId[];
  fight: Fight | null;
  /** How many coins of each value lie in the supply. */
  supply: Record<number, number>;
}

/** A player's ship goes by its seat. */
export type ShipId = Seat | 'ghost';

/** The figure on the map. */
export interface Figure {
  colour: Colour;
  at: number;
  startSlot: number;
}

export type GhostShip = Figure;

export interface Longship extends Figure {
  vikings: number;
  slots: (TileId | null)[];
  runes: TileId[];
  posts: TileId[];
  sold: TileId[];
  monsters: TileId[];
  /** The values of the coins. */
  coins: number[];
}

export interface Fight {
  attacker: Seat;
  defender: Seat;
  /** Whose turn it is to strike back or flee. */
  responder: Seat;
  /** How many Vikings the opponent just paid. */
  paid: number;
}
