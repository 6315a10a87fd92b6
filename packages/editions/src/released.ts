/** The manifest of released editions: what was released when, and what changed for players. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@skald/engine';

export interface ReleasedEdition {
  readonly slug: string;
  readonly hash: string;
  /** The day of its release, such as 2026-11-17. */
  readonly released: string;
  /** What changed, in words for players. */
  readonly note: string;
}

/** From the oldest to the newest of each game. */
export function readReleased(folder: string): readonly ReleasedEdition[] {
  const read: unknown = JSON.parse(readFileSync(manifestIn(folder), 'utf8'));
  if (!Array.isArray(read) || !read.every(isReleased)) throw new Error(`${manifestIn(folder)} is no list of released editions.`);
  return read;
}

export function manifestIn(folder: string): string {
  return join(folder, 'released.json');
}

function isReleased(value: unknown): value is ReleasedEdition {
  return isObject(value) && [value.slug, value.hash, value.released, value.note].every((text) => typeof text === 'string');
}
