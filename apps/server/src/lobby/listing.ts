/** Lists of matches: all public ones, filtered and page by page; and one's own, with whose turn it is. */
import type { LobbyFilter, MatchDetail, MatchStatus, MatchSummary, MyMatch } from '@skald/protocol';
import { unknownMatch } from '../matches/commands.ts';
import { begunState, isDamage } from '../matches/log-walk.ts';
import { recordOf } from '../matches/match-record.ts';
import { waitedFor } from '../matches/position.ts';
import { type Problem, problem } from '../problem.ts';
import type { Prisma } from '../storage/generated/client.ts';
import type { LobbyContext } from './lobby-context.ts';
import { detailOf, FOR_DETAIL, FOR_SUMMARY, type SummaryRow, summaryOf } from './summaries.ts';

export interface Page {
  /** The `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The last row of a running match's log: who is waited for, and what their clocks showed. */
interface Latest {
  readonly matchId: string;
  readonly waiting: readonly number[];
  readonly banks: readonly number[];
  readonly at: number;
}

/** Bots play in many matches at once; of those that are over, the last ones are enough. */
const MOST_UNFINISHED = 5000;
const MOST_OVER = 100;

export class Listing {
  readonly #context: LobbyContext;

  constructor(context: LobbyContext) {
    this.#context = context;
  }

  async summary(id: string): Promise<MatchSummary | Problem> {
    const match = await this.#context.store.prisma.match.findUnique({ where: { id }, include: FOR_SUMMARY });
    return match ? summaryOf(match) : unknownMatch;
  }

  async detail(id: string): Promise<MatchDetail | Problem> {
    const match = await this.#context.store.prisma.match.findUnique({ where: { id }, include: FOR_DETAIL });
    return match ? detailOf(match) : unknownMatch;
  }

  /** Public matches, those whose status changed last first. */
  async list(filter: LobbyFilter, page: Page): Promise<{ matches: MatchSummary[]; next: string | null } | Problem> {
    const place = page.after === undefined ? undefined : placeOf(page.after);
    if (place === null) return problem('bad-request', 'after: is not the `next` of a page.');
    const { status = ['open', 'running'], game, free } = filter;
    const where: Prisma.MatchWhereInput = {
      visibility: 'public',
      status: { in: [...status] },
      ...(game && { game: { in: [...game] } }),
      ...(free && { seats: { some: { occupant: 'nobody' } } }),
      ...(place && { OR: [{ statusAt: { lt: place.at } }, { statusAt: place.at, id: { lt: place.id } }] }),
    };
    const matches = await this.#context.store.prisma.match.findMany({
      where,
      include: FOR_SUMMARY,
      orderBy: [{ statusAt: 'desc' }, { id: 'desc' }],
      take: page.limit + 1,
    });
    const { shown, next } = paged(matches, page.limit);
    return { matches: shown.map(summaryOf), next };
  }

  async summaries(ids: readonly string[]): Promise<readonly MatchSummary[]> {
    const matches = await this.#context.store.prisma.match.findMany({ where: { id: { in: [...ids] } }, include: FOR_SUMMARY });
    return matches.map(summaryOf);
  }

  /** Open and running matches of an account, and those finished last. */
  async mine(account: string): Promise<readonly MyMatch[]> {
    const substitutions = this.#context.host.substitutions(account);
    const own = { OR: [{ seats: { some: { accountId: account } } }, { hostId: account }, { id: { in: [...substitutions.keys()] } }] };
    const newest = (status: readonly MatchStatus[], take: number) =>
      this.#context.store.prisma.match.findMany({
        where: { ...own, status: { in: [...status] } },
        include: FOR_SUMMARY,
        orderBy: [{ statusAt: 'desc' }, { id: 'desc' }],
        take,
      });
    const unfinished = await newest(['open', 'running'], MOST_UNFINISHED);
    const matches = [...unfinished, ...(await newest(['finished', 'aborted'], MOST_OVER))];
    const latest = await this.#latestOf(matches);
    return matches.map((match) => this.#asOwn(match, account, substitutions.get(match.id) ?? [], latest));
  }

  /** The same for several accounts, of these matches only. */
  async mineAmong(accounts: readonly string[], ids: readonly string[]): Promise<ReadonlyMap<string, readonly MyMatch[]>> {
    const matches = await this.#context.store.prisma.match.findMany({ where: { id: { in: [...ids] } }, include: FOR_SUMMARY });
    const latest = await this.#latestOf(matches);
    return new Map(
      accounts.map((account) => {
        const substitutions = this.#context.host.substitutions(account);
        const isIn = (match: SummaryRow): boolean =>
          match.hostId === account || substitutions.has(match.id) || match.seats.some(({ accountId }) => accountId === account);
        return [account, matches.filter(isIn).map((match) => this.#asOwn(match, account, substitutions.get(match.id) ?? [], latest))];
      }),
    );
  }

  #asOwn(match: SummaryRow, account: string, substituted: readonly number[], latest: ReadonlyMap<string, Latest>): MyMatch {
    const own = match.seats.filter(({ accountId }) => accountId === account).map(({ seat }) => seat);
    const plays = [...new Set([...own, ...substituted])].sort((a, b) => a - b);
    const row = match.status === 'running' ? (latest.get(match.id) ?? this.#atStart(match)) : undefined;
    const turn = plays.filter((seat) => row?.waiting.includes(seat));
    return { ...summaryOf(match), plays, turn, until: row ? this.#until(row, turn) : null };
  }

  #latestOf(matches: readonly SummaryRow[]): Promise<ReadonlyMap<string, Latest>> {
    return this.#latest(matches.filter(({ status }) => status === 'running').map(({ id }) => id));
  }

  /** When the first of these clocks runs out, if the server stays up. */
  #until({ banks, at }: Omit<Latest, 'matchId'>, turn: readonly number[]): number | null {
    if (banks.length === 0 || turn.length === 0) return null;
    const now = this.#context.clock.now();
    const elapsed = this.#context.upTime.between(at, now);
    return now + Math.max(0, Math.min(...turn.map((seat) => (banks[seat] ?? 0) - elapsed)));
  }

  async #latest(ids: readonly string[]): Promise<ReadonlyMap<string, Latest>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#context.store.prisma.$queryRaw<Latest[]>`
      SELECT DISTINCT ON (match_id) match_id AS "matchId", waiting, banks_ms AS banks, (extract(epoch FROM at) * 1000)::float8 AS at
      FROM match_log WHERE match_id = ANY(${ids}) ORDER BY match_id, seq DESC`;
    return new Map(rows.map((row) => [row.matchId, row]));
  }

  /** Before the first answer only the rules know who is waited for. */
  #atStart(match: SummaryRow): Omit<Latest, 'matchId'> | undefined {
    const record = recordOf(this.#context.find, { ...match, seats: [...match.seats] });
    if (typeof record === 'string') return undefined;
    const state = begunState(record);
    if (isDamage(state)) return undefined;
    const bank = record.clock.kind === 'live' ? record.clock.bankMs : record.clock.kind === 'days' ? record.clock.msPerMove : undefined;
    return { waiting: waitedFor(state), banks: bank === undefined ? [] : match.seats.map(() => bank), at: record.startedAt };
  }
}

/** A page of what was found, one more than a page holds having been asked for. */
export function paged<T extends { readonly id: string; readonly statusAt: Date }>(found: readonly T[], limit: number) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: found.length > limit && last ? `${last.statusAt.getTime()}_${last.id}` : null };
}

/** Where a page ended; null where it is not what a page gave. */
export function placeOf(after: string): { at: Date; id: string } | null {
  const [, at, id] = /^(\d{1,15})_([0-9a-z]{1,40})$/.exec(after) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id };
}
