/** Wind Feather, of Hraesvelgr: moves the hero anywhere, in addition to the hero action. */
import type { Seat } from '../../../kernel/index.ts';
import { mapOf } from '../content/map.ts';
import type { LordsTable } from '../state.ts';
import { human } from '../table/parties.ts';
import { artifact, isReady } from './artifact.ts';

export const windFeather = artifact('wind-feather', { rules: ['LR-12.4', 'LR-12.7'] });

/** The regions to which it can move the hero now. */
export function flights(table: LordsTable, seat: Seat): readonly number[] {
  return isReady(table, seat, windFeather.id) ? elsewhere(table, seat) : [];
}

export function elsewhere(table: LordsTable, seat: Seat): readonly number[] {
  return mapOf(table.side).numbers.filter((region) => region !== human(table, seat).at);
}
