/** Artifacts that their owner may exhaust at any point of the own turn (LR-12.4, LR-12.7). */
import type { Seat } from '../../../kernel/index.ts';
import { artifactOf } from '../content/content.ts';
import type { ArtifactId } from '../ids.ts';
import type { G, Table } from '../state.ts';
import { heal } from '../table/attributes.ts';
import { human } from '../table/parties.ts';
import { oweRunes, runesLeft } from '../table/runes.ts';

export interface AnyTime {
  readonly do: 'use';
  readonly artifact: ArtifactId;
}

export function isReady(table: Table, seat: Seat, artifact: ArtifactId): boolean {
  const { artifacts, exhausted } = human(table, seat);
  return artifacts.includes(artifact) && !exhausted.includes(artifact);
}

/** Those that would bring something now. */
export function anyTime(table: Table, seat: Seat): readonly AnyTime[] {
  return human(table, seat)
    .artifacts.filter((id) => artifactOf(id).effect.timing === 'OWN_TURN_ANY_STEP' && isReady(table, seat, id))
    .filter((id) => (artifactOf(id).effect.runesOfChoice > 0 ? runesLeft(table).length > 0 : human(table, seat).injured.length > 0))
    .map((artifact) => ({ do: 'use', artifact }));
}

export function exhaust(g: G, seat: Seat, artifact: ArtifactId): void {
  human(g.table, seat).exhausted.push(artifact);
  g.tell({ event: 'artifact-used', who: seat, artifact });
}

export function useAnyTime(g: G, seat: Seat, artifact: ArtifactId): void {
  exhaust(g, seat, artifact);
  const { runesOfChoice } = artifactOf(artifact).effect;
  if (runesOfChoice > 0) oweRunes(g, seat, runesOfChoice);
  else for (const attribute of [...human(g.table, seat).injured]) heal(g, seat, attribute);
}
