/** How a region looks at a moment, in plain values: what is drawn from them is drawn again only where one of them has changed. */
import { controller, type RuneId, type Side, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { PlayerColour } from '../../../table/face.ts';
import { colourOfParty } from '../table-of-lords.ts';
import type { Sheet } from './shape.ts';

/** Where a region lies. */
export interface RegionPlace {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly region: number;
}

export interface RegionLook {
  /** The colour of whoever holds it; null where nobody does. */
  readonly holder: PlayerColour | null;
  readonly burnt: boolean;
  readonly temple: boolean;
  /** What lies on its forge. */
  readonly rune: RuneId | null;
}

export function lookOf(table: Table, region: number): RegionLook {
  const owner = controller(table, region);
  return {
    holder: owner === null ? null : colourOfParty(table, owner),
    burnt: table.devastated.includes(region),
    temple: table.temples.includes(region),
    rune: table.forges.find(({ at }) => at === region)?.rune ?? null,
  };
}
