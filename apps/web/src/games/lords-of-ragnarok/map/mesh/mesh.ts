/** The layout of a side of the map as data: corners by direction and depth, regions and seas as rings of corners. */
import type { SeaId } from '@skald/engine/games/lords-of-ragnarok';

/** Direction in degrees, clockwise from the top; depth from the rim of the wheel (0) to the edge of the map (1). */
export type MeshPoint = readonly [direction: number, depth: number];

interface RegionMesh {
  /** The names of the corners, clockwise. */
  readonly ring: readonly string[];
  /** Where its pieces stand. */
  readonly middle: MeshPoint;
}

interface SeaMesh {
  /** The corners of its coast, clockwise round the map; the edge of the map closes the ring. */
  readonly coast: readonly string[];
  /** Where drakkars lie at anchor. */
  readonly berth: MeshPoint;
}

export interface Mesh {
  readonly corners: Readonly<Record<string, MeshPoint>>;
  readonly regions: Readonly<Record<number, RegionMesh>>;
  readonly seas: Readonly<Partial<Record<SeaId, SeaMesh>>>;
}
