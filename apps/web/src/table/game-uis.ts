/** Loads the user interface of a game on demand: the board that draws the edition of the match. */
import { firstEditionOf, newestEditionOf } from '@skald/engine/editions';
import { boardFor } from '../editions/board-for.ts';
import type { PageContent } from '../editions/page-content.ts';
import { gameEntry } from '../games/index.ts';
import type { GameUi } from './game-ui.ts';
import { plainUi } from './plain/plain-ui.tsx';

/** Without an edition, the newest. Where no board draws it, the plain table shows whatever the rules have. */
export async function loadGameUi(content: PageContent, slug: string, edition = newestEditionOf(slug)): Promise<GameUi> {
  await content.ready(slug, edition);
  const entry = gameEntry(slug);
  const pack = content.packOf(slug);
  const board = entry && boardFor(entry, pack?.edition === edition ? pack?.base : edition);
  return (await board?.ui()) ?? plainUi;
}

/** The name of an edition as boards declare it: a server of the release before editions says only that its rules have a number. */
export function declaredEdition(slug: string, edition: string, numbered: string): string | undefined {
  return edition === numbered ? firstEditionOf(slug) : edition;
}
