/** Moderation: reports and moderators' actions, all recorded in the audit log. */
import type { AuditEntry, Report } from '@skald/protocol';
import { plainJson, storedJson } from '../matches/play/plain-json.ts';
import { ACCOUNT_COLUMNS, publicAccountOf } from '../matches/seats/seat-state.ts';
import { type Problem, problem } from '../problem.ts';
import { lineOf, WITH_AUTHOR } from './chat.ts';
import type { Farewell } from './farewell.ts';
import type { LobbyDeps, Member } from './lobby-deps.ts';
import { notOpen } from './lobby-deps.ts';
import type { OpenMatches, Transaction } from './tables/open-matches.ts';

export interface ReportDetails {
  readonly account: string;
  readonly match?: string | undefined;
  readonly line?: number | undefined;
  readonly reason: string;
}

const PAGE = 50;
const DAY_MS = 86_400_000;
/** The most characters that merged report reasons may have. */
const MOST_REASONS = 2000;
const notModerator = problem('forbidden', 'Only moderators may do this.');
const notFound = problem('not-found', 'There is no such thing.');

export class Moderation {
  readonly #deps: LobbyDeps;
  readonly #open: OpenMatches;
  readonly #farewell: Farewell;
  /** Ends every session of an account. */
  readonly #endSessions: (account: string) => Promise<unknown>;

  constructor(deps: LobbyDeps, open: OpenMatches, farewell: Farewell, endSessions: (account: string) => Promise<unknown>) {
    this.#deps = deps;
    this.#open = open;
    this.#farewell = farewell;
    this.#endSessions = endSessions;
  }

  /** Files a report, limited per day; a repeated report is merged into the open one. */
  async report(member: Member, { account, match, line, reason }: ReportDetails): Promise<Problem | undefined> {
    return this.#deps.store.prisma.$transaction(async (tx): Promise<Problem | undefined> => {
      const message = line === undefined ? undefined : await tx.chatMessage.findUnique({ where: { id: BigInt(line) } });
      const reported = await tx.account.findUnique({ where: { id: account }, select: { id: true } });
      const about = match === undefined ? undefined : await tx.match.findUnique({ where: { id: match }, select: { id: true } });
      if (!reported || message === null || about === null || (message && message.accountId !== account)) return notFound;
      await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${member.id} FOR UPDATE`;
      const messageId = message?.id ?? null;
      const matchId = match ?? message?.matchId ?? null;
      const same = { reporterId: member.id, ...(messageId === null ? { reportedId: account, matchId, resolvedAt: null } : {}), messageId };
      const earlier = await tx.report.findFirst({ where: same, orderBy: { id: 'desc' } });
      if (earlier) {
        if (earlier.resolvedAt === null)
          await tx.report.update({ where: { id: earlier.id }, data: { reason: merged(earlier.reason, reason) } });
        return undefined;
      }
      const now = this.#deps.clock.now();
      const wait = await this.#waitToReport(tx, member.id, now);
      if (wait !== undefined) return problem('too-many', 'You have reported a lot today; somebody will look at it.', wait);
      await tx.report.create({ data: { reporterId: member.id, reportedId: account, matchId, messageId, reason, at: new Date(now) } });
      return undefined;
    });
  }

  /** How long until somebody may report again; undefined where they may now. */
  async #waitToReport(tx: Transaction, reporterId: string, now: number): Promise<number | undefined> {
    const where = { reporterId, at: { gt: new Date(now - DAY_MS) } };
    const skip = this.#deps.limits.reports - 1;
    const [last] = await tx.report.findMany({ where, orderBy: { at: 'desc' }, skip, take: 1, select: { at: true } });
    return last && Math.max(1, last.at.getTime() + DAY_MS - now);
  }

  /** Reports that nobody has dealt with, the oldest first. */
  async reports(member: Member, after = 0, limit = PAGE): Promise<{ reports: Report[]; next: string | null } | Problem> {
    if (!member.moderator) return notModerator;
    const rows = await this.#deps.store.prisma.report.findMany({
      where: { resolvedAt: null, id: { gt: BigInt(after) } },
      include: { reporter: { select: ACCOUNT_COLUMNS }, reported: { select: ACCOUNT_COLUMNS }, message: { include: WITH_AUTHOR } },
      orderBy: { id: 'asc' },
      take: limit,
    });
    const reports = rows.map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      reporter: publicAccountOf(row.reporter),
      reported: publicAccountOf(row.reported),
      match: row.matchId,
      line: row.message ? lineOf(row.message, null) : null,
      reason: row.reason,
      resolvedAt: null,
    }));
    return { reports, next: rows.length === limit ? String(rows.at(-1)?.id) : null };
  }

  async resolve(member: Member, report: number): Promise<Problem | undefined> {
    if (!member.moderator) return notModerator;
    const { count } = await this.#deps.store.prisma.report.updateMany({
      where: { id: BigInt(report), resolvedAt: null },
      data: { resolvedAt: new Date(this.#deps.clock.now()), resolvedById: member.id },
    });
    if (count === 0) return notFound;
    await this.#audit(member, 'report-resolved', 'report', String(report), {});
    return undefined;
  }

  async hideLine(member: Member, line: number): Promise<Problem | undefined> {
    if (!member.moderator) return notModerator;
    const { prisma } = this.#deps.store;
    const found = await prisma.chatMessage.findUnique({ where: { id: BigInt(line) } });
    if (!found) return notFound;
    if (found.hiddenAt !== null) return undefined;
    const hidden = await prisma.chatMessage.update({
      where: { id: BigInt(line) },
      data: { hiddenAt: new Date(this.#deps.clock.now()), hiddenById: member.id },
      include: WITH_AUTHOR,
    });
    await this.#audit(member, 'line-hidden', 'message', String(line), { match: hidden.matchId, account: hidden.accountId });
    this.#deps.audience.chatted(hidden.matchId, lineOf(hidden, null));
    return undefined;
  }

  /** Ends a match that runs, or takes away one that has not started. */
  async endMatch(member: Member, matchId: string, reason: string): Promise<Problem | undefined> {
    if (!member.moderator) return notModerator;
    const now = new Date(this.#deps.clock.now());
    const outcome = await this.#open.change(matchId, async (tx) => {
      const data = { status: 'aborted', statusAt: now, finishedAt: now, endReason: reason } as const;
      await tx.match.update({ where: { id: matchId }, data });
      return undefined;
    });
    const failed = outcome === notOpen ? await this.#deps.host.end(matchId, reason) : outcome;
    if (failed) return failed;
    await this.#audit(member, 'match-ended', 'match', matchId, { reason });
    return undefined;
  }

  /** Shuts an account out: its sessions end, open matches lose it, bots play its running ones on. */
  async ban(member: Member, account: string, reason: string): Promise<Problem | undefined> {
    if (!member.moderator) return notModerator;
    const { prisma } = this.#deps.store;
    const found = await prisma.account.findUnique({ where: { id: account }, select: { id: true, moderator: true } });
    if (!found) return notFound;
    if (found.moderator) return problem('forbidden', 'Moderators cannot be banned.');
    await prisma.account.update({ where: { id: account }, data: { bannedAt: new Date(this.#deps.clock.now()), banReason: reason } });
    await this.#audit(member, 'account-banned', 'account', account, { reason });
    await this.#endSessions(account);
    await this.#farewell.leaveAll(account);
    return undefined;
  }

  async unban(member: Member, account: string): Promise<Problem | undefined> {
    if (!member.moderator) return notModerator;
    const data = { bannedAt: null, banReason: null };
    const { count } = await this.#deps.store.prisma.account.updateMany({ where: { id: account, bannedAt: { not: null } }, data });
    if (count === 0) return notFound;
    await this.#audit(member, 'account-unbanned', 'account', account, {});
    return undefined;
  }

  /** What was done, the newest first. */
  async acts(member: Member, before: number | undefined, limit = PAGE): Promise<{ entries: AuditEntry[]; next: string | null } | Problem> {
    if (!member.moderator) return notModerator;
    const rows = await this.#deps.store.prisma.auditEntry.findMany({
      where: before === undefined ? {} : { id: { lt: BigInt(before) } },
      include: { actor: { select: ACCOUNT_COLUMNS } },
      orderBy: { id: 'desc' },
      take: limit,
    });
    const entries = rows.map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      actor: row.actor ? publicAccountOf(row.actor) : null,
      act: row.act,
      subject: row.subject,
      target: row.targetId,
      details: plainJson(row.details),
    }));
    return { entries, next: rows.length === limit ? String(rows.at(-1)?.id) : null };
  }

  async #audit(member: Member, act: string, subject: string, targetId: string, details: object): Promise<void> {
    const at = new Date(this.#deps.clock.now());
    await this.#deps.store.prisma.auditEntry.create({
      data: { at, actorId: member.id, act, subject, targetId, details: storedJson(details) },
    });
  }
}

/** What was said before, and what is new in it. */
function merged(before: string, reason: string): string {
  const both = `${before}\n${reason}`;
  return before.split('\n').includes(reason) || both.length > MOST_REASONS ? before : both;
}
