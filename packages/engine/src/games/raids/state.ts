/** The state of Raids (RD-16.1). Everything lies open: hands and box are empty, and later voyages are not shuffled yet (RD-15.4). */
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
  /** The face-up harbour tiles of the later voyages, the next one first. */
  prepared: HarbourTileId[];
  /** The tile at each position of the route. */
  route: (TileId | null)[];
  /** Vikings left on visits and coins left on plunders; the next ship takes the first. */
  bonuses: Record<TileId, number[]>;
  /** By seat. */
  ships: Longship[];
  /** The neutral ship of a two-player match. */
  ghost: GhostShip | null;
  /** The ships that arrived on this voyage, in order (RD-11.1). */
  arrivals: ShipId[];
  fight: Fight | null;
  /** The number of coins of each value in the supply. */
  supply: Record<number, number>;
}

/** A seat names its player's ship. */
export type ShipId = Seat | 'ghost';

/** A ship's figure on the map. */
export interface RaidsFigure {
  colour: Colour;
  at: number;
  startSlot: number;
}

export type GhostShip = RaidsFigure;

export interface Longship extends RaidsFigure {
  vikings: number;
  slots: (TileId | null)[];
  runes: TileId[];
  posts: TileId[];
  sold: TileId[];
  monsters: TileId[];
  /** The values of its coins. */
  coins: number[];
}

export interface Fight {
  attacker: Seat;
  defender: Seat;
  /** The seat that must strike back or flee. */
  responder: Seat;
  /** The number of Vikings that the opponent just paid. */
  paid: number;
}
