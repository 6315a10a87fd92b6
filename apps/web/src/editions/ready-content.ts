/** Sees to it that a game is shown with the content of an edition; loads what reads pack files only when a match needs one. */
import { newestEditionOf } from '@skald/engine/editions';
import { gameEntry } from '../games/index.ts';
import { boardFor } from './board-for.ts';
import type { ShownPack } from './page-content.ts';

/** `packs`: those that the page shows, by game. */
export async function readyContent(slug: string, edition: string | undefined, packs: Map<string, ShownPack>): Promise<void> {
  const wanted = edition ?? newestEditionOf(slug);
  const shown = packs.get(slug);
  if (shown?.edition === wanted) return;
  const entry = gameEntry(slug);
  const isDrawn = entry !== undefined && boardFor(entry, wanted) !== undefined;
  if (isDrawn && !shown) return;
  const { takeContent } = await import('./pack-content.ts');
  await takeContent(slug, isDrawn ? undefined : wanted, packs);
}
