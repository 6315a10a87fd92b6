/** Which first game an address asks for. */
import type { FirstGame } from '../games/game-entry.ts';
import { gameEntry } from '../games/index.ts';

export interface Course {
  /** Tells courses apart in the browser's storage. */
  readonly name: string;
  readonly firstGame: FirstGame;
}

/** Undefined for a game without lessons. */
export function courseFrom(slug: string, search: string): Course | undefined {
  const entry = gameEntry(slug);
  const alone = new URLSearchParams(search).has('alone') ? entry?.firstSoloGame : undefined;
  if (alone) return { name: `${slug}.alone`, firstGame: alone };
  return entry?.firstGame && { name: slug, firstGame: entry.firstGame };
}

/** The address of a first game. */
export function courseAddress(slug: string, alone = false): string {
  return alone ? `/learn/${slug}?alone=1` : `/learn/${slug}`;
}
