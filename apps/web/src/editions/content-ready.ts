/**
 * The content that a page shows a game with. A game takes its content when it is loaded, so a page shows one content of each game: before a match
 * with a content pack is shown, the content of that pack is chosen, or the page is loaded anew where the game has other content already.
 */
import { newestEditionOf } from '@skald/engine/editions';
import { gameEntry } from '../games/index.ts';
import { boardFor } from './board-for.ts';
import { packsInForce } from './packs-in-force.ts';

/** Resolves when the game may be shown with the content of this edition. */
export async function contentReady(slug: string, edition = newestEditionOf(slug)): Promise<void> {
  const inForce = packsInForce.get(slug);
  if (inForce?.edition === edition) return;
  const entry = gameEntry(slug);
  const isDrawn = entry !== undefined && boardFor(entry, edition) !== undefined;
  if (isDrawn && !inForce) return;
  const { takeContent } = await import('./pack-content.ts');
  await takeContent(slug, isDrawn ? undefined : edition);
}
