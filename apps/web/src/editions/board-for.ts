/** Which board draws an edition. */
import { newestEditionOf } from '@skald/engine/editions';
import type { EditionBoard, GameEntry } from '../games/game-entry.ts';

/** The newest board that declares the edition; undefined where none does. */
export function boardFor(entry: GameEntry, edition: string | undefined): EditionBoard | undefined {
  if (edition === newestEditionOf(entry.about.slug)) return entry;
  return [entry, ...(entry.olderBoards ?? [])].find(({ draws }) => draws.some((one) => edition?.startsWith(one)));
}
