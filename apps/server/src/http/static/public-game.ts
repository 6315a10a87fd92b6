/** What a preview of a link may know about a match. */
import type { Store } from '../../storage/store.ts';

/** The game of a public match; undefined for a private one, as for one that does not exist. */
export async function publicGameOf({ prisma }: Store, match: string): Promise<string | undefined> {
  const found = await prisma.match.findFirst({ where: { id: match, visibility: 'public' }, select: { game: true } });
  return found?.game;
}
