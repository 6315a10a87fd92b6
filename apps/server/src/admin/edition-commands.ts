/** What an operator can do about the editions of an installation: list them, import one, move matches, and see what another edition would change. */
import type { AnyGame } from '@skald/engine';
import type { Clock } from '../clock.ts';
import { diffOf } from '../editions/differences.ts';
import type { Editions } from '../editions/editions.ts';
import { importEdition } from '../editions/importing.ts';
import { type MatchMove, type MovingDeps, moveAll, moveMatch, movingProblem } from '../editions/moving.ts';
import { type EditionRefusal, isEditionRefusal, refuseEdition } from '../editions/refusal.ts';
import type { UpTime } from '../matches/clocks/up-time.ts';
import type { Statement, Store } from '../storage/store.ts';

export interface EditionCommandDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly editions: Editions;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly upTime: UpTime;
  readonly user: string;
  /** Writes a line for the operator. */
  say(line: string): void;
  /** Says how far a long command is. */
  progress(done: number, of: number, beside: string): void;
}

/** What follows the command: `move` takes a match and an edition, `diff` matches and an edition. */
export interface EditionCommand {
  readonly act: string;
  readonly words: readonly string[];
  readonly all: boolean;
  readonly game: string | undefined;
  readonly isTrial: boolean;
}

/** How much of a hash people see. */
const SHORT = 12;

const USED: Statement = {
  name: 'used-editions',
  text: `
SELECT edition, count(*)::int AS matches, (count(*) FILTER (WHERE status = 'running'))::int AS running
FROM (
  SELECT matches.status, coalesce(
    (SELECT log.edition FROM match_log AS log WHERE log.match_id = matches.id AND log.edition IS NOT NULL ORDER BY log.seq DESC LIMIT 1),
    matches.edition
  ) AS edition
  FROM matches WHERE matches.started_at IS NOT NULL
) AS played GROUP BY edition`,
};

/** Undefined when it was carried out. */
export async function runEditionCommand(deps: EditionCommandDeps, command: EditionCommand): Promise<EditionRefusal | undefined> {
  const { act, words, all } = command;
  const [first = '', second] = words;
  if (act === 'list') return list(deps);
  if (act === 'import') return importOne(deps, first);
  if (act === 'diff') return diff(deps, first, second ?? 'newest');
  return all ? moveEvery(deps, command) : moveOne(deps, command, first, second);
}

async function list({ store, editions, games, say }: EditionCommandDeps): Promise<undefined> {
  const used = new Map((await store.run<{ edition: string; matches: number; running: number }>(USED, [])).map((row) => [row.edition, row]));
  const kept = await store.prisma.edition.findMany({
    select: { hash: true, game: true, keptAt: true, packName: true, base: true },
    orderBy: [{ game: 'asc' }, { keptAt: 'asc' }],
  });
  for (const { hash, game, keptAt, packName, base } of kept) {
    const { matches = 0, running = 0 } = used.get(hash) ?? {};
    const about = editions.released(game).find((one) => one.hash === hash);
    const mark = games.get(game)?.edition === hash ? ' (newest)' : '';
    const since = `kept since ${keptAt.toISOString().slice(0, 10)}`;
    const words = about
      ? `${about.released}  ${about.note}`
      : base === null
        ? since
        : `${since}  content pack “${packName}” on ${base.slice(0, SHORT)}`;
    say(`${game}  ${hash.slice(0, SHORT)}  ${running} running, ${matches} in all  ${words}${mark}`);
  }
  return undefined;
}

async function importOne(
  { store, clock, user, games, editions, say }: EditionCommandDeps,
  path: string,
): Promise<EditionRefusal | undefined> {
  const packed = (slug: string, edition: string): Promise<Uint8Array | undefined> => editions.packed(slug, edition);
  const imported = await importEdition({ store, clock, user, newest: (slug) => games.get(slug)?.edition, packed }, path);
  if (isEditionRefusal(imported)) return imported;
  const { game, edition, pack, isNew } = imported;
  const what = pack === undefined ? `Edition ${edition} of ${game}` : `The content pack “${pack}” of ${game} (edition ${edition})`;
  say(isNew ? `${what} is installed.` : `${what} was installed before.`);
  return undefined;
}

async function moveOne(
  deps: EditionCommandDeps,
  { isTrial }: EditionCommand,
  match: string,
  edition: string | undefined,
): Promise<EditionRefusal | undefined> {
  const moved =
    (await movingProblem(deps)) ?? (await moveMatch(movingDeps(deps), match, edition === 'newest' ? undefined : edition, isTrial));
  if (isEditionRefusal(moved)) return moved;
  deps.say(inWords(moved, isTrial));
  return undefined;
}

async function moveEvery(deps: EditionCommandDeps, { game, isTrial }: EditionCommand): Promise<EditionRefusal | undefined> {
  if (game !== undefined && !deps.games.has(game)) return refuseEdition('unknown-game', `The game ${game} is not known here.`);
  const problem = await movingProblem(deps);
  if (problem) return problem;
  const of = await deps.store.prisma.match.count({ where: { status: 'running', ...(game !== undefined && { game }) } });
  let [moved, newest, left, done] = [0, 0, 0, 0];
  for await (const { match, outcome } of moveAll(movingDeps(deps), game, isTrial)) {
    deps.progress(++done, of, `${moved} moved`);
    if (isEditionRefusal(outcome)) {
      left++;
      deps.say(`${match}  [${outcome.problem}] ${outcome.reason}`);
    } else if (outcome.from === outcome.to) newest++;
    else {
      moved++;
      deps.say(inWords(outcome, isTrial));
    }
  }
  deps.say(`${moved} ${isTrial ? 'can be moved' : 'moved'}, ${newest} have the newest edition, ${left} keep theirs.`);
  return undefined;
}

async function diff({ store, editions, say, progress }: EditionCommandDeps, of: string, by: string): Promise<EditionRefusal | undefined> {
  const found = await diffOf(store, editions, { of, by });
  if (isEditionRefusal(found)) return found;
  let [done, differing] = [0, 0];
  for await (const { match, difference } of found.played()) {
    if (difference !== null) {
      differing++;
      say(`  ${match}: ${difference}`);
    }
    progress(++done, found.matches, `${differing} go differently`);
  }
  say(`${done} matches played by edition ${found.by.edition.slice(0, SHORT)}: ${differing} go differently.`);
  return undefined;
}

function movingDeps({ store, clock, editions, upTime, user }: EditionCommandDeps): MovingDeps {
  return { store, clock, editions, upTime, user };
}

function inWords({ match, from, to, seq }: MatchMove, isTrial: boolean): string {
  if (from === to) return `Match ${match} has edition ${to.slice(0, SHORT)} already.`;
  const way = `from edition ${from.slice(0, SHORT)} to ${to.slice(0, SHORT)}`;
  return isTrial ? `Match ${match} can be moved ${way}.` : `Match ${match} is moved ${way}, from row ${seq} on.`;
}
