/** The strength of every clan in a province with its fjord, as the rules count it. */
import type { Seat } from '@skald/engine';
import {
  type BloodRageTable,
  type BoardPlace,
  isProvince,
  onBoard,
  type ProvinceId,
  strengthIn,
  supportedBy,
} from '@skald/engine/games/blood-rage';

export interface Strength {
  readonly seat: Seat;
  readonly strength: number;
  readonly figures: number;
}

export function strengthsIn(table: BloodRageTable, area: ProvinceId): readonly Strength[] {
  return table.clans
    .map((clan, seat) => ({
      seat,
      strength: strengthIn(table, seat, area),
      figures: clan.figures.filter(({ at }) => onBoard(at) && (at === area || supportedBy(at).includes(area))).length,
    }))
    .filter(({ figures }) => figures > 0)
    .sort((a, b) => b.strength - a.strength);
}

/** The provinces that a place on the board counts for. */
export function areasOf(place: BoardPlace): readonly ProvinceId[] {
  return isProvince(place) ? [place] : supportedBy(place);
}
