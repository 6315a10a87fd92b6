/** LR-12.4: artifacts whose owner chooses nothing: used before the cards of a battle, or at any point of the owner's turn. */
import type { Seat } from '../../../kernel/index.ts';
import type { ArtifactId } from '../ids.ts';
import type { G, LordsTable } from '../state.ts';
import { exhaust, readyAt } from './artifact.ts';
import { ARTIFACTS_BY_ID } from './manifest.ts';

export interface AnyTime {
  readonly do: 'use';
  readonly artifact: ArtifactId;
}

/** The artifacts that have an effect now. */
export function anyTime(table: LordsTable, seat: Seat): readonly AnyTime[] {
  return readyAt(table, seat, 'OWN_TURN_ANY_STEP')
    .filter((id) => ARTIFACTS_BY_ID[id].helps?.(table, seat) ?? true)
    .map((artifact) => ({ do: 'use', artifact }));
}

export function useArtifact(g: G, seat: Seat, id: ArtifactId): void {
  exhaust(g, seat, id);
  ARTIFACTS_BY_ID[id].use?.(g, seat);
}
