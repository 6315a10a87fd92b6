/** Snapshots: states kept so that waking a match is quick. Caches only: all may be deleted at any time. */
import { type GameTypes, isObject, type MatchPosition, type State } from '@skald/engine';
import type { Store } from '../../storage/store.ts';

/** What a snapshot keeps: where the match stood, and what it had told lately. */
interface Kept {
  readonly position: MatchPosition;
  readonly history: string;
}

/** Older ones go, except those that spectators with a delay may yet need. */
export function writeSnapshot(
  store: Store,
  matchId: string,
  { position: { seq, state }, history }: Kept,
  at: number,
  delayMs: number,
): Promise<void> {
  return store.writeSnapshot({ matchId, seq, state: JSON.stringify(state), history, at }, at - delayMs);
}

/** The state in a snapshot; undefined where it is none. Its digest, checked against the log, vouches for the rest. */
export function parseSnapshot(text: string): State<GameTypes> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isState(value: unknown): value is State<GameTypes> {
  return isObject(value) && isObject(value.table) && Array.isArray(value.hands) && isObject(value.box) && isObject(value.flow);
}
