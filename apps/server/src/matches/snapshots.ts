/** Snapshots: states kept so that waking a match is quick. Caches only: all may be deleted at any time. */
import { type GameTypes, isObject, type State } from '@skald/engine';
import type { Store } from '../storage/store.ts';
import type { Position } from './position.ts';

/** Older ones go, except those that spectators with a delay may yet need. */
export function writeSnapshot(store: Store, matchId: string, { seq, state }: Position, at: number, delayMs: number): Promise<void> {
  return store.writeSnapshot({ matchId, seq, state: JSON.stringify(state), at }, at - delayMs);
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
