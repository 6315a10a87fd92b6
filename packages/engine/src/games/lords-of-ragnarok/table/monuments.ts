/** The monuments in play and their levels (LR-3.2, LR-50.1). */
import { monumentFor, monumentOf } from '../content/content.ts';
import { type AttributeId, MONUMENTS, type MonumentId } from '../ids.ts';
import type { LordsTable } from '../state.ts';

export function monumentsIn({ monuments }: LordsTable): readonly MonumentId[] {
  return MONUMENTS.filter((monument) => monuments[monument] !== undefined);
}

/** 0 if the monument is not in play. */
export function levelOf({ monuments }: LordsTable, monument: MonumentId): number {
  return monuments[monument] ?? 0;
}

/** The monuments of an attribute, that of the base game first. */
export function monumentsFor(table: LordsTable, attribute: AttributeId): readonly MonumentId[] {
  const base = monumentFor(attribute);
  return [base, ...monumentsIn(table).filter((monument) => monument !== base && monumentOf(monument).attribute === attribute)];
}
