/** May the newest bots play by these rules? The server compares what editions show and ask. */
import { type AnyGame, isObject } from '@skald/engine';
import { newestEditionOf } from '@skald/engine/editions';

/** False where the server says no, does not know, or cannot be reached: then a bot plays that knows only the rules. */
export async function fitsNewestBots({ slug, edition }: AnyGame): Promise<boolean> {
  const newest = newestEditionOf(slug);
  if (edition === newest) return true;
  try {
    const answer = await fetch(`/editions/${slug}/${edition}.json`);
    const said: unknown = answer.ok ? await answer.json() : undefined;
    return newest !== undefined && isObject(said) && said.fits === newest;
  } catch {
    return false;
  }
}
