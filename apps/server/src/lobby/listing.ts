/** Lists of matches: all public ones, filtered and page by page; and one's own, with whose turn it is. */
import type { LobbyFilter, MatchDetail, MatchStatus, MatchSummary, MyMatch } from '@skald/protocol';
import type { Prisma } from '../../generated/prisma/client.ts';
import { clockColumns, isRecord, recordOf } from '../matches/host/match-record.ts';
import { begunState, isLogCorruption } from '../matches/log/log-walk.ts';
import { unknownMatch } from '../matches/play/commands.ts';
import { waitedFor } from '../matches/play/position.ts';
import { isKept } from '../matches/seats/seat-state.ts';
import { isProblem, type Problem } from '../problem.ts';
import type { LobbyDeps } from './lobby-deps.ts';
import { findMatchPage, type ListPage } from './match-page.ts';
import { detailOf, FOR_DETAIL, FOR_SUMMARY, type SummaryRow, summaryOf } from './summaries.ts';

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
  readonly #deps: LobbyDeps;

  constructor(deps: LobbyDeps) {
    this.#deps = deps;
  }

  async summary(id: string): Promise<MatchSummary | Problem> {
    const match = await this.#deps.store.prisma.match.findUnique({ where: { id }, include: FOR_SUMMARY });
    return match ? summaryOf(match) : unknownMatch;
  }

  async detail(id: string): Promise<MatchDetail | Problem> {
    const match = await this.#deps.store.prisma.match.findUnique({ where: { id }, include: FOR_DETAIL });
    if (!match) return unknownMatch;
    const { rules } = this.#deps;
    const packs = match.packEdition === null ? [] : await rules.packs(match.game);
    const pack = packs.find(({ edition }) => edition === match.packEdition && edition === match.edition);
    return detailOf(match, rules, pack);
  }

  /** Public matches, those whose status changed last first. */
  async list(filter: LobbyFilter, page: ListPage): Promise<{ matches: MatchSummary[]; next: string | null } | Problem> {
    const { status = ['open', 'running'], game, free } = filter;
    const where: Prisma.MatchWhereInput = {
      visibility: 'public',
      status: { in: [...status] },
      ...(game && { game: { in: [...game] } }),
      ...(free && { seats: { some: this.#free() } }),
    };
    const found = await findMatchPage(this.#deps.store.prisma, where, page);
    return isProblem(found) ? found : { matches: found.matches.map(summaryOf), next: found.next };
  }

  async summaries(ids: readonly string[]): Promise<readonly MatchSummary[]> {
    const matches = await this.#deps.store.prisma.match.findMany({ where: { id: { in: [...ids] } }, include: FOR_SUMMARY });
    return matches.map(summaryOf);
  }

  /** Open and running matches of an account, and those finished last. */
  async mine(account: string): Promise<readonly MyMatch[]> {
    const substitutions = this.#deps.host.substitutions(account);
    const own: Prisma.MatchWhereInput[] = [
      { seats: { some: { accountId: account } } },
      { hostId: account },
      { id: { in: [...substitutions.keys()] } },
    ];
    const invited: Prisma.MatchWhereInput = { status: 'open', seats: { some: this.#keptFor(account) } };
    const newest = (status: readonly MatchStatus[], take: number) =>
      this.#deps.store.prisma.match.findMany({
        where: { OR: status.includes('open') ? [...own, invited] : own, status: { in: [...status] } },
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
    const matches = await this.#deps.store.prisma.match.findMany({ where: { id: { in: [...ids] } }, include: FOR_SUMMARY });
    const latest = await this.#latestOf(matches);
    return new Map(
      accounts.map((account) => {
        const substitutions = this.#deps.host.substitutions(account);
        const isIn = (match: SummaryRow): boolean =>
          match.hostId === account ||
          substitutions.has(match.id) ||
          match.seats.some(({ accountId }) => accountId === account) ||
          this.#isInvited(match, account);
        return [account, matches.filter(isIn).map((match) => this.#asOwn(match, account, substitutions.get(match.id) ?? [], latest))];
      }),
    );
  }

  #asOwn(match: SummaryRow, account: string, substituted: readonly number[], latest: ReadonlyMap<string, Latest>): MyMatch {
    const isOwn = ({ accountId, occupant, handedToBot }: SummaryRow['seats'][number]): boolean =>
      accountId === account && (occupant === 'person' || !handedToBot);
    const own = match.seats.filter(isOwn).map(({ seat }) => seat);
    const plays = [...new Set([...own, ...substituted])].sort((a, b) => a - b);
    const row = match.status === 'running' ? latest.get(match.id) : undefined;
    // A seat that its owner gave up or handed over is the bot's to play.
    const played = match.seats.filter((seat) => seat.accountId === account && !seat.handedToBot).map(({ seat }) => seat);
    const turn = plays.filter((seat) => row?.waiting.includes(seat) && (played.includes(seat) || substituted.includes(seat)));
    return {
      ...summaryOf(match),
      plays,
      turn,
      ...(this.#isInvited(match, account) && { invited: true as const }),
      ...(match.rematchOfId !== null && { rematchOf: match.rematchOfId }),
      until: row ? this.#until(row, turn) : null,
    };
  }

  /** Is the account asked to sit down, and has not answered yet? */
  #isInvited({ status, seats }: SummaryRow, account: string): boolean {
    const now = this.#deps.clock.now();
    return status === 'open' && seats.some((seat) => seat.invitedId === account && isKept(seat, now));
  }

  #keptFor(account: string): Prisma.MatchSeatWhereInput {
    return { occupant: 'nobody', invitedId: account, declinedAt: null, invitedUntil: { gt: new Date(this.#deps.clock.now()) } };
  }

  #free(): Prisma.MatchSeatWhereInput {
    const now = new Date(this.#deps.clock.now());
    return { occupant: 'nobody', OR: [{ invitedId: null }, { declinedAt: { not: null } }, { invitedUntil: { lte: now } }] };
  }

  async #latestOf(matches: readonly SummaryRow[]): Promise<ReadonlyMap<string, Latest>> {
    const running = matches.filter(({ status }) => status === 'running');
    const latest = await this.#latest(running.map(({ id }) => id));
    const starts = await Promise.all(running.filter(({ id }) => !latest.has(id)).map((match) => this.#atStart(match)));
    return new Map([...latest, ...starts.flatMap((start) => (start ? [[start.matchId, start] as const] : []))]);
  }

  /** When the first of these clocks runs out, if the server stays up. */
  #until({ banks, at }: Omit<Latest, 'matchId'>, turn: readonly number[]): number | null {
    if (banks.length === 0 || turn.length === 0) return null;
    const now = this.#deps.clock.now();
    const elapsed = this.#deps.upTime.between(at, now);
    return now + Math.max(0, Math.min(...turn.map((seat) => (banks[seat] ?? 0) - elapsed)));
  }

  async #latest(ids: readonly string[]): Promise<ReadonlyMap<string, Latest>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#deps.store.prisma.$queryRaw<Latest[]>`
      SELECT DISTINCT ON (match_id) match_id AS "matchId", waiting, banks_ms AS banks, (extract(epoch FROM at) * 1000)::float8 AS at
      FROM match_log WHERE match_id = ANY(${ids}) ORDER BY match_id, seq DESC`;
    return new Map(rows.map((row) => [row.matchId, row]));
  }

  /** Before the first answer only the rules know who is waited for. */
  async #atStart(match: SummaryRow): Promise<Latest | undefined> {
    const record = await recordOf(this.#deps.rules, { ...match, seats: [...match.seats] }, []);
    if (!isRecord(record)) return undefined;
    const state = begunState(record);
    if (isLogCorruption(state)) return undefined;
    const { clockBankMs: bank } = clockColumns(record.clock);
    return { matchId: match.id, waiting: waitedFor(state), banks: bank === null ? [] : match.seats.map(() => bank), at: record.startedAt };
  }
}
