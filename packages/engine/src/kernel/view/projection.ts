/** Projection: what events do to the public table, for clients that show a step event by event. */
import type { GameTypes } from '../state/state.ts';

/** Replays events on the public table without the rules. Secrets, chance and the flow play no part in it. */
export interface Projection<G extends GameTypes> {
  /** The table after one event. Pure: it shares what does not change, and never writes to the table that it gets. */
  project(table: G['table'], event: G['event']): G['table'];
  /** Paths of the table that no event carries, with `/` between keys and `*` for any key. A path covers what lies under it. */
  readonly notInEvents: readonly string[];
}

/** Ends an exhaustive switch over events. A client that is older than its server leaves the table as it is. */
export function unchangedBy<T>(table: T, _event: never): T {
  return table;
}
