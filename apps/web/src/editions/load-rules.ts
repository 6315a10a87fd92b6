/** Loads the rules that a recorded match names: those of the site, and older editions from the server. */
import { type AnyGame, isFault, isObject, named, sagaHeaderIn, unhex } from '@skald/engine';
import { editionOf, editionsNamedIn, isRulesOf, newestEditionOf } from '@skald/engine/editions';
import { loadGame } from '@skald/engine/load';

export interface LoadedRules {
  /** The rules that the match was begun with, then those that it was moved to. */
  readonly editions: readonly [AnyGame, ...AnyGame[]];
}

/** Undefined for an unknown game. Where the saga is no good, or an edition is not to be had, the newest rules: its reader says what is wrong. */
export async function loadRulesOf(saga: string, slug: string): Promise<LoadedRules | undefined> {
  const lines = saga.split('\n');
  const header = sagaHeaderIn(lines[0] ?? '');
  const edition = isFault(header) ? undefined : editionOf(header.game, header);
  // The rules of the page are loaded only where they are needed: a page that shows a content pack would give them other numbers.
  const load = async (name: string): Promise<AnyGame | undefined> =>
    name === newestEditionOf(slug) ? loadGame(slug) : loadEdition(slug, name);
  const first = (edition === undefined ? undefined : await load(edition)) ?? (await loadGame(slug));
  const later = await Promise.all(editionsNamedIn(lines).map(load));
  return first && { editions: [first, ...later.filter((game) => game !== undefined)] };
}

/** The rules of an edition that the server keeps; undefined where it has none of that name, or other bytes than its name promises. */
async function loadEdition(slug: string, edition: string): Promise<AnyGame | undefined> {
  const address = `/editions/${slug}/${edition}.mjs`;
  try {
    const hash = unhex(edition);
    if (!hash) return undefined;
    // Checks the bytes and fills the cache, from which the module is loaded.
    const answer = await fetch(address, { integrity: `sha256-${btoa(String.fromCharCode(...hash))}` });
    if (!answer.ok) return undefined;
    await answer.arrayBuffer();
    const module: unknown = await import(/* @vite-ignore */ address);
    return isObject(module) && isRulesOf(module.default, slug) ? named(module.default, edition) : undefined;
  } catch {
    return undefined;
  }
}
