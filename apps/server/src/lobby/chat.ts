/** Talk at the table: lines of players and spectators, mutes and reports. */
import type { ChatLine, PublicAccount } from '@skald/protocol';
import type { ChatMessage } from '../../generated/prisma/client.ts';
import { unknownMatch } from '../matches/play/commands.ts';
import { ACCOUNT_COLUMNS, type AccountRow, publicAccountOf } from '../matches/seats/seat-state.ts';
import { type Problem, problem } from '../problem.ts';
import { RecentMap } from '../recent-map.ts';
import { isUniqueConflict } from '../storage/bad-input.ts';
import type { Statement } from '../storage/store.ts';
import { type Access, claimOf } from './access.ts';
import { ChatPace } from './chat-pace.ts';
import type { LobbyDeps, Member } from './lobby-deps.ts';

export const WITH_AUTHOR = { account: { select: ACCOUNT_COLUMNS } } as const;
const WITH_AUTHOR_AND_SEATS = { ...WITH_AUTHOR, match: { select: { seats: { select: { seat: true, accountId: true } } } } } as const;
type LineRow = ChatMessage & { readonly account: AccountRow };

const ANY_LINE: Statement = { name: 'any-chat-line', text: 'SELECT 1 AS said FROM chat_messages WHERE match_id = $1 LIMIT 1' };
const MOST_LINES = 100;
const RECENT = 10_000;
/** Line breaks, control characters, and blanks that count as signs. */
const BLANK = /[\p{Cc}\s\u2800\u{1d159}]+/gu;
/** What nobody sees, such as tags and marks that turn the direction; joiners and variations stay, for emoji and scripts need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const JOINERS = /(\u200c|\u200d|\ufe0e|\ufe0f)\1+/gu;
const VISIBLE = /[^\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

export class Chat {
  readonly #deps: LobbyDeps;
  readonly #access: Access;
  readonly #pace: ChatPace;
  /** Lines said a short while ago, by account and command. */
  readonly #recent = new RecentMap<true>(RECENT);

  constructor(deps: LobbyDeps, access: Access) {
    this.#deps = deps;
    this.#access = access;
    this.#pace = new ChatPace(deps.clock, deps.limits.chatIntervalMs, deps.limits.chatQueue);
  }

  /** `invitation`: by which somebody without a seat is at the table. */
  async say(member: Member, matchId: string, commandId: string, text: string, invitation?: string): Promise<Problem | undefined> {
    const key = `${member.id}:${commandId}`;
    if (this.#recent.has(key)) return undefined;
    const match = await this.#deps.store.prisma.match.findUnique({ where: { id: matchId }, include: { seats: true } });
    if (!match) return unknownMatch;
    const seat = match.seats.find(({ accountId }) => accountId === member.id)?.seat ?? null;
    const hidden = seat === null ? await this.#access.toSee(matchId, { ...claimOf(member), invitation }) : undefined;
    if (hidden) return hidden;
    if (seat === null && match.hostId !== member.id && !match.spectators) return problem('not-seated', 'Only players talk in this match.');
    const refused = seat === null ? await this.#access.toAttend(matchId, { ...claimOf(member), invitation }) : undefined;
    if (refused) return refused;
    const words = readable(text);
    if (words === undefined) return problem('bad-request', 'text: there is nothing in it.');
    this.#recent.set(key, true);
    const wait = await this.#pace.turn(member.id);
    if (wait) {
      this.#recent.delete(key);
      return problem('too-many', 'Too many lines at once.', wait.retryAfterMs);
    }
    const line = await this.#write({ matchId, accountId: member.id, commandId, text: words });
    if (line) this.#deps.audience.chatted(matchId, lineOf(line, seat));
    return undefined;
  }

  /** The last lines as an account reads them: without those it has muted. */
  async lines(matchId: string, account: string | undefined, after = 0): Promise<{ lines: ChatLine[]; hidden: number[] }> {
    const { store } = this.#deps;
    const { prisma } = store;
    // Most matches have no chat; returning to one must stay cheap.
    if ((await store.run(ANY_LINE, [matchId])).length === 0) return { lines: [], hidden: [] };
    const found = await prisma.chatMessage.findMany({
      where: { matchId },
      include: WITH_AUTHOR,
      orderBy: { id: 'desc' },
      take: MOST_LINES,
    });
    const seats = await prisma.matchSeat.findMany({ where: { matchId } });
    const mutes = account === undefined ? [] : await prisma.mute.findMany({ where: { accountId: account } });
    const muted = new Set(mutes.map(({ mutedId }) => mutedId));
    const rows = found.filter(({ accountId }) => !muted.has(accountId));
    const lines = rows.reverse().map((row) => lineOf(row, seats.find(({ accountId }) => accountId === row.accountId)?.seat ?? null));
    return { lines: lines.filter(({ id }) => id > after), hidden: lines.filter(({ hidden }) => hidden).map(({ id }) => id) };
  }

  /** One line, as everybody reads it. */
  async line(id: number): Promise<ChatLine | undefined> {
    const row = await this.#deps.store.prisma.chatMessage.findUnique({ where: { id: BigInt(id) }, include: WITH_AUTHOR_AND_SEATS });
    return row ? lineOf(row, seatIn(row)) : undefined;
  }

  /** Lines of these matches that were said or hidden since a moment. */
  async linesSince(matches: readonly string[], since: number): Promise<readonly { readonly match: string; readonly line: ChatLine }[]> {
    const at = { gt: new Date(since) };
    const rows = await this.#deps.store.prisma.chatMessage.findMany({
      where: { matchId: { in: [...matches] }, OR: [{ at }, { hiddenAt: at }] },
      include: WITH_AUTHOR_AND_SEATS,
      orderBy: { id: 'asc' },
    });
    return rows.map((row) => ({ match: row.matchId, line: lineOf(row, seatIn(row)) }));
  }

  async mute(member: Member, other: string): Promise<Problem | undefined> {
    if (other === member.id) return problem('bad-request', 'You cannot mute yourself.');
    const known = await this.#deps.store.prisma.account.findUnique({ where: { id: other }, select: { id: true } });
    if (!known) return problem('not-found', 'There is no such account.');
    const data = { accountId: member.id, mutedId: other, at: new Date(this.#deps.clock.now()) };
    await this.#deps.store.prisma.mute.createMany({ data, skipDuplicates: true });
    return undefined;
  }

  async unmute(member: Member, other: string): Promise<void> {
    await this.#deps.store.prisma.mute.deleteMany({ where: { accountId: member.id, mutedId: other } });
  }

  async muted(member: Member): Promise<readonly PublicAccount[]> {
    const mutes = await this.#deps.store.prisma.mute.findMany({
      where: { accountId: member.id },
      include: { muted: { select: ACCOUNT_COLUMNS } },
      orderBy: { at: 'asc' },
    });
    return mutes.map(({ muted }) => publicAccountOf(muted));
  }

  /** Who does not want to read this account. */
  async mutedBy(account: string): Promise<readonly string[]> {
    const mutes = await this.#deps.store.prisma.mute.findMany({ where: { mutedId: account }, select: { accountId: true } });
    return mutes.map(({ accountId }) => accountId);
  }

  /** Undefined where it was said before: at another server, or before a restart. */
  async #write(line: { matchId: string; accountId: string; commandId: string; text: string }): Promise<LineRow | undefined> {
    try {
      const data = { ...line, at: new Date(this.#deps.clock.now()) };
      return await this.#deps.store.prisma.chatMessage.create({ data, include: WITH_AUTHOR });
    } catch (error) {
      if (isUniqueConflict(error)) return undefined;
      throw error;
    }
  }
}

/** The text without what nobody sees; undefined if nothing is left to read. */
function readable(text: string): string | undefined {
  const words = text.replace(INVISIBLE, '').replace(JOINERS, '$1').replace(BLANK, ' ').trim();
  return VISIBLE.test(words) ? words : undefined;
}

function seatIn({
  accountId,
  match,
}: {
  accountId: string;
  match: { seats: { seat: number; accountId: string | null }[] };
}): number | null {
  return match.seats.find((seat) => seat.accountId === accountId)?.seat ?? null;
}

/** A hidden line keeps its place and loses its words. */
export function lineOf(row: LineRow, seat: number | null): ChatLine {
  const hidden = row.hiddenAt !== null;
  return { id: Number(row.id), at: row.at.getTime(), account: publicAccountOf(row.account), seat, text: hidden ? '' : row.text, hidden };
}
