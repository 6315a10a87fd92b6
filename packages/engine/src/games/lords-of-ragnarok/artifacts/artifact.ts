/** The builder for artifacts, and exhausting one (LR-12.4). Content holds an artifact's timing and numbers. */
import type { RuleId, Seat } from '../../../kernel/index.ts';
import { artifactOf } from '../content/content.ts';
import type { ArtifactId, ArtifactTiming } from '../ids.ts';
import type { G, LordsTable } from '../state.ts';
import { human } from '../table/parties.ts';

interface Definition {
  readonly rules: readonly RuleId[];
  /** Whether using it now has an effect; defaults to always. */
  helps?(table: LordsTable, seat: Seat): boolean;
  /** The effect of an artifact whose owner chooses nothing. */
  use?(g: G, seat: Seat): void;
}

export interface Artifact<A extends ArtifactId = ArtifactId> extends Definition {
  readonly id: A;
}

export function artifact<A extends ArtifactId>(id: A, definition: Definition): Artifact<A> {
  return { id, ...definition };
}

export function isReady(table: LordsTable, seat: Seat, id: ArtifactId): boolean {
  const { artifacts, exhausted } = human(table, seat);
  return artifacts.includes(id) && !exhausted.includes(id);
}

/** The artifacts that a human may exhaust at this time. */
export function readyAt(table: LordsTable, seat: Seat, timing: ArtifactTiming): readonly ArtifactId[] {
  const { artifacts, exhausted } = human(table, seat);
  return artifacts.filter((id) => artifactOf(id).effect.timing === timing && !exhausted.includes(id));
}

export function exhaust(g: G, seat: Seat, id: ArtifactId): void {
  human(g.table, seat).exhausted.push(id);
  g.emit({ event: 'artifact-used', who: seat, artifact: id });
}
