/** The places of the map; they change only with the side and the gods in play. */
import { type LordsTable, monumentsIn } from '@skald/engine/games/lords-of-ragnarok';
import { useRef } from 'react';
import type { Sheet } from './mesh/shape.ts';
import { type MapPlace, placesOf } from './places.ts';

export function usePlaces(sheet: Sheet, table: LordsTable): readonly MapPlace[] {
  const known = useRef<{ readonly key: string; readonly places: readonly MapPlace[] } | null>(null);
  const key = [sheet.width, table.side, ...monumentsIn(table)].join(' ');
  if (known.current?.key !== key) known.current = { key, places: placesOf(sheet, table) };
  return known.current.places;
}
