/** The look of a region in plain values, so that it redraws only if one of them changes. */
import { controller, type LordsTable, type MapSide, type RuneId, realmsNear } from '@skald/engine/games/lords-of-ragnarok';
import type { PlayerColour } from '../../../table/game-ui.ts';
import { colourOfParty } from '../table-of-lords.ts';
import type { Sheet } from './mesh/shape.ts';

/** Where a region lies. */
export interface RegionPlace {
  readonly sheet: Sheet;
  readonly side: MapSide;
  readonly region: number;
}

export interface RegionLook {
  /** The owner's colour; null if nobody controls it. */
  readonly holder: PlayerColour | null;
  readonly burnt: boolean;
  readonly temple: boolean;
  /** What lies on its forge. */
  readonly rune: RuneId | null;
  /** The realms next to it, in one string, so that it can be compared. */
  readonly gates: string;
}

export function lookOf(table: LordsTable, region: number): RegionLook {
  const owner = controller(table, region);
  return {
    holder: owner === null ? null : colourOfParty(table, owner),
    burnt: table.devastated.includes(region),
    temple: table.temples.includes(region),
    rune: table.forges.find(({ at }) => at === region)?.rune ?? null,
    gates: realmsNear(table, region).join(' '),
  };
}
