/** Plays the matches of an installation by another edition, and says which would go differently, and at which answer. */
import type { AnyGame } from '@skald/engine';
import { divergence } from '@skald/engine/editions';
import { isRecord, loadRecord } from '../matches/host/match-record.ts';
import { logRowOf } from '../matches/log/stored-row.ts';
import type { Store } from '../storage/store.ts';
import { type Editions, editionOfRow } from './editions.ts';
import { type EditionRefusal, isEditionRefusal, refuseEdition } from './refusal.ts';

/** Which matches, and by which edition; hashes by their beginnings. */
export interface DiffRequest {
  /** The matches of this game, or of one edition. */
  readonly of: string;
  /** An edition, or `newest`. */
  readonly by: string;
}

export interface EditionDiff {
  readonly by: AnyGame;
  /** How many matches there are. */
  readonly matches: number;
  /** Plays them one after the other: what is different in each, or null. */
  played(): AsyncGenerator<{ readonly match: string; readonly difference: string | null }>;
}

const PAGE = 100;

export async function diffOf(store: Store, editions: Editions, { of, by }: DiffRequest): Promise<EditionDiff | EditionRefusal> {
  const from = editions.newest(of) ? undefined : await namedLike(store, editions, of);
  if (isEditionRefusal(from)) return from;
  const slug = from?.game ?? of;
  const target = by === 'newest' ? editions.newest(slug) : await loadLike(store, editions, slug, by);
  if (!target) return refuseEdition('unknown-game', `The game ${slug} is not known here.`);
  if (isEditionRefusal(target)) return target;
  const started = { game: slug, startedAt: { not: null } };
  const rows = await store.prisma.match.findMany({ where: started, select: { id: true, game: true, edition: true, rulesVersion: true } });
  const ids = rows.filter((row) => !from || editionOfRow(row) === from.hash).map(({ id }) => id);
  return { by: target, matches: ids.length, played: () => played(store, editions, target, ids) };
}

async function* played(
  store: Store,
  editions: Editions,
  target: AnyGame,
  ids: readonly string[],
): AsyncGenerator<{ readonly match: string; readonly difference: string | null }> {
  for (const match of ids) {
    const record = await loadRecord(store, editions, match);
    const rows = (await store.readLog(match)).map(logRowOf);
    const start = isRecord(record) ? record.start : undefined;
    const unlike = start && divergence(target, start, rows);
    const why = typeof record === 'string' ? record : isRecord(record) ? '' : record.reason;
    if (!start) yield { match, difference: `it cannot be read: ${why}` };
    else yield { match, difference: unlike ? `${unlike.row === 0 ? 'the set-up' : `answer ${unlike.row}`}: ${unlike.reason}` : null };
  }
}

/** The only edition here whose hash begins like this. */
async function namedLike(
  store: Store,
  editions: Editions,
  beginning: string,
): Promise<{ readonly hash: string; readonly game: string } | EditionRefusal> {
  const kept = await store.prisma.edition.findMany({
    where: { hash: { startsWith: beginning } },
    select: { hash: true, game: true },
    take: PAGE,
  });
  const released = editions.allReleased().filter(({ hash }) => hash.startsWith(beginning));
  const found = new Map([...kept, ...released.map(({ hash, slug }) => ({ hash, game: slug }))].map((one) => [one.hash, one]));
  const [one, another] = [...found.values()];
  if (!one) return refuseEdition('edition-unknown', `No edition here begins with ${beginning}; skald admin editions lists them.`);
  return another ? refuseEdition('edition-unknown', `Several editions begin with ${beginning}; write more of it.`) : one;
}

async function loadLike(store: Store, editions: Editions, slug: string, beginning: string): Promise<AnyGame | EditionRefusal | undefined> {
  const named = await namedLike(store, editions, beginning);
  if (isEditionRefusal(named)) return named;
  if (named.game !== slug) return refuseEdition('edition-unknown', `Edition ${named.hash} is one of ${named.game}, not of ${slug}.`);
  return editions.find(slug, named.hash);
}
