/**
 * Moves a running match to a newer edition of its rules: by a row of its log, and only if that edition plays the whole log to the same digests.
 * The match may be awake at any server: each takes the row from the log, and one that answers at the same moment finds its place taken.
 */
import { isEditionProblem } from '@skald/editions';
import { type AnyGame, decisions, rowOf } from '@skald/engine';
import { divergence, playEdition } from '@skald/engine/editions';
import type { Clock } from '../clock.ts';
import { nextReading } from '../matches/clocks/clocks.ts';
import type { UpTime } from '../matches/clocks/up-time.ts';
import { isRecord, loadRecord, type MatchRecord, recordAfter, recordKnowing } from '../matches/host/match-record.ts';
import { isLogCorruption, readingAtStart, readingOf } from '../matches/log/log-walk.ts';
import { ReplayedMatch } from '../matches/log/replayed-matches.ts';
import { logRowOf, storedRow } from '../matches/log/stored-row.ts';
import { waitedFor } from '../matches/play/position.ts';
import { isPlayedByBot } from '../matches/seats/seat-state.ts';
import { LOG_FORMAT, type MatchLogRow } from '../storage/log/log-rows.ts';
import type { Store } from '../storage/store.ts';
import type { Editions } from './editions.ts';
import { type EditionRefusal, isEditionRefusal, refuseEdition } from './refusal.ts';

export interface MovingDeps {
  /** Opened as shared: a match that has ended gets no more rows. */
  readonly store: Store;
  readonly clock: Clock;
  readonly editions: Editions;
  readonly upTime: UpTime;
  /** Who sits at the command line, for the audit log. */
  readonly user: string;
}

export interface MatchMove {
  readonly match: string;
  readonly from: string;
  readonly to: string;
  /** The row that says so; null where the match has that edition already, or would be moved. */
  readonly seq: number | null;
}

/** Somebody may answer while the log is looked through. */
const MOST_TRIES = 5;
/** A server that has not been heard of for so long is gone. */
const GONE_MS = 60_000;
const PAGE = 100;

/** Why no match can be moved now; undefined if some can. */
export async function movingProblem({ store, clock }: Pick<MovingDeps, 'store' | 'clock'>): Promise<EditionRefusal | undefined> {
  const old = await store.prisma.serverRun.count({
    where: {
      id: { not: store.runId },
      stoppedAt: null,
      beatAt: { gt: new Date(clock.now() - GONE_MS) },
      OR: [{ logFormat: null }, { logFormat: { lt: LOG_FORMAT } }],
    },
  });
  if (old === 0) return undefined;
  const reason = `${old === 1 ? 'A server' : `${old} servers`} of an earlier release, which cannot read moved matches, runs on this database. Update all servers first, then wait a minute.`;
  return refuseEdition('servers-too-old', reason);
}

/** Moves one match; `edition` undefined means the newest. With `isTrial` nothing is written. */
export async function moveMatch(
  deps: MovingDeps,
  id: string,
  edition: string | undefined,
  isTrial = false,
): Promise<MatchMove | EditionRefusal> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const moved = await tryToMove(deps, id, edition, isTrial);
    if (moved !== 'moved-on') return moved;
  }
  return refuseEdition('try-again', `Match ${id} is being played too quickly. Try again.`);
}

/** Every running match that does not have the newest edition, and what became of it. */
export async function* moveAll(
  deps: MovingDeps,
  game: string | undefined,
  isTrial = false,
): AsyncGenerator<{ readonly match: string; readonly outcome: MatchMove | EditionRefusal }> {
  for (let after = ''; ; ) {
    const page = await deps.store.prisma.match.findMany({
      where: { id: { gt: after }, status: 'running', ...(game !== undefined && { game }) },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true },
    });
    for (const { id } of page) yield { match: id, outcome: await moveMatch(deps, id, undefined, isTrial) };
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

async function tryToMove(
  deps: MovingDeps,
  id: string,
  edition: string | undefined,
  isTrial: boolean,
): Promise<MatchMove | EditionRefusal | 'moved-on'> {
  const record = await runningRecord(deps, id);
  if (isEditionRefusal(record)) return record;
  const { slug, edition: from } = record.game;
  const target = await deps.editions.find(slug, edition ?? deps.editions.newest(slug)?.edition ?? '');
  if (!target) return refuseEdition('unknown-game', `The game ${slug} is not known here.`);
  if (isEditionProblem(target)) return target;
  const to = target.edition;
  if (to === from) return { match: id, from, to, seq: null };
  if (!deps.editions.isNewer(slug, to, from))
    return refuseEdition(
      'edition-not-newer',
      `Edition ${to} is not newer than ${from}, which match ${id} is played by. Matches move to newer editions only.`,
    );
  const rows = await deps.store.readLog(id);
  const known = await recordKnowing(deps.editions, record, rows);
  if (isEditionProblem(known)) return known;
  if (known.rules !== record.rules) return 'moved-on';
  const row = rowFor(deps, known, rows, target);
  if (isEditionRefusal(row) || isTrial) return isEditionRefusal(row) ? row : { match: id, from, to, seq: null };
  // Every server must be able to load it before the row names it.
  await deps.editions.keep(target);
  return write(deps, row, { match: id, from, to, seq: row.seq });
}

async function runningRecord({ store, editions }: MovingDeps, id: string): Promise<MatchRecord | EditionRefusal> {
  const record = await loadRecord(store, editions, id);
  if (record === 'unknown') return refuseEdition('unknown-match', `There is no match ${id}.`);
  if (record === 'not-started') return refuseEdition('wrong-status', `Match ${id} has not started; it will begin with the newest edition.`);
  if (record === 'unknown-game') return refuseEdition('unknown-game', `The game of match ${id} is not known here.`);
  if (!isRecord(record)) return record;
  return record.status === 'running' ? record : refuseEdition('wrong-status', `Match ${id} is over and keeps its edition.`);
}

/** The row that moves the match; a refusal where the other edition plays its log differently. */
function rowFor(deps: MovingDeps, record: MatchRecord, rows: readonly MatchLogRow[], target: AnyGame): MatchLogRow | EditionRefusal {
  const { id } = record;
  const replayed = ReplayedMatch.make(recordAfter(record, rows.length), rows);
  if (isLogCorruption(replayed))
    return refuseEdition('log-damaged', `Row ${replayed.damaged} of match ${id} is damaged: ${replayed.reason}.`);
  const unlike = divergence(target, record.start, rows.map(logRowOf)) ?? unanswerable(target, replayed);
  if (unlike) {
    const where = unlike.row === 0 ? 'the set-up' : `row ${unlike.row}`;
    const reason = `Edition ${target.edition} plays ${where} of match ${id} differently: ${unlike.reason} The match keeps its edition.`;
    return refuseEdition('edition-differs', reason);
  }
  const { last } = replayed;
  const end = rows.at(-1);
  const before = end ? readingOf(end, last) : readingAtStart(record, last);
  const at = Math.max(deps.clock.now(), before.at);
  const move = playEdition(last, { edition: target.edition });
  const waiting = waitedFor(last.state);
  const bots = record.seatStates.filter(isPlayedByBot).map(({ seat }) => seat);
  const elapsed = deps.upTime.between(before.at, at);
  const { banks: banksMs } = nextReading(record.clock, before, { at, elapsed, seat: null, kind: 'edition', running: waiting, bots });
  const commandId = `edition:${target.edition}:${move.after.seq}`;
  return storedRow(rowOf(move), null, { matchId: id, commandId, by: 'person', waiting, banksMs, at });
}

/** Can the other edition ask what is asked now? */
function unanswerable(target: AnyGame, { rows, last }: ReplayedMatch): { readonly row: number; readonly reason: string } | undefined {
  try {
    decisions(target, last.state);
    return undefined;
  } catch (error) {
    return { row: rows.length, reason: `It cannot ask what is asked now (${error instanceof Error ? error.message : String(error)}).` };
  }
}

async function write(
  { store, clock, user }: MovingDeps,
  row: MatchLogRow,
  move: MatchMove,
): Promise<MatchMove | EditionRefusal | 'moved-on'> {
  const appended = await store.append(row);
  switch (appended.outcome) {
    case 'written':
    case 'repeated':
      break;
    case 'conflict':
    case 'unknown-match':
      // Somebody has answered, or the match has ended: the next look tells.
      return 'moved-on';
    default:
      return refuseEdition('try-again', 'The storage cannot be written to just now. Try again.');
  }
  const { match, from, to, seq } = move;
  const details = { by: 'command line', user, from, to, seq };
  await store.prisma.auditEntry.create({
    data: { at: new Date(clock.now()), act: 'match-moved', subject: 'match', targetId: match, details },
  });
  return move;
}
