/** Links by which a player lets others watch a finished private match again: random tokens, kept as their hashes only. */
import { hashToken } from '../accounts/tokens.ts';
import { unknownMatch } from '../matches/play/commands.ts';
import { type Problem, problem } from '../problem.ts';
import type { Access, Claim } from './access.ts';
import type { LobbyDeps, Member } from './lobby-deps.ts';
import { newToken } from './tables/invitations.ts';

/** Links of one player to one match; with the next one the oldest ends. */
const MOST_LINKS = 20;

const notShared = problem(
  'wrong-invitation',
  'This match was private: only those who played can watch it again, and those to whom one of them has given a link.',
);
const didNotPlay = problem('not-seated', 'You did not play in this match.');

export class Shares {
  readonly #deps: LobbyDeps;
  readonly #access: Access;

  constructor(deps: LobbyDeps, access: Access) {
    this.#deps = deps;
    this.#access = access;
  }

  /** A new link for somebody who played; its token. */
  async share(member: Member, match: string): Promise<string | Problem> {
    const { prisma } = this.#deps.store;
    const token = newToken();
    const refused = await prisma.$transaction(async (tx) => {
      const found = await tx.match.findUnique({ where: { id: match }, include: { seats: { where: { accountId: member.id } } } });
      if (!found) return unknownMatch;
      if (found.seats.length === 0) return found.visibility === 'public' ? didNotPlay : notShared;
      if (found.visibility === 'public') return problem('wrong-status', 'This match is public: anybody can watch it again without a link.');
      if (found.status === 'open' || found.status === 'running') return problem('wrong-status', 'This match is not over yet.');
      if (found.startedAt === null) return problem('wrong-status', 'This match never started.');
      const own = { matchId: match, accountId: member.id };
      const older = await tx.replayShare.findMany({ where: own, orderBy: { createdAt: 'desc' }, skip: MOST_LINKS - 1 });
      await tx.replayShare.deleteMany({ where: { tokenHash: { in: older.map(({ tokenHash }) => tokenHash) } } });
      const createdAt = new Date(this.#deps.clock.now());
      await tx.replayShare.create({ data: { ...own, tokenHash: hashToken(token), createdAt } });
      return undefined;
    });
    return refused ?? token;
  }

  /** All links that somebody has made to a match end. */
  async revoke(member: Member, match: string): Promise<Problem | undefined> {
    const terms = await this.#access.terms(match);
    if (!terms) return unknownMatch;
    if (!terms.seated.includes(member.id)) return terms.isPublic ? didNotPlay : notShared;
    await this.#deps.store.prisma.replayShare.deleteMany({ where: { matchId: match, accountId: member.id } });
    return undefined;
  }

  /** Why somebody may not watch a match again. Of public matches everybody may; an invitation to play is none to this. */
  async toReplay(match: string, { account, moderator }: Claim, token: string | undefined): Promise<Problem | undefined> {
    const terms = await this.#access.terms(match);
    if (!terms) return unknownMatch;
    if (terms.isPublic || moderator || (account !== undefined && terms.seated.includes(account))) return undefined;
    return token !== undefined && (await this.#isShared(match, token)) ? undefined : notShared;
  }

  async #isShared(match: string, token: string): Promise<boolean> {
    const where = { tokenHash: hashToken(token) };
    const share = await this.#deps.store.prisma.replayShare.findUnique({ where, select: { matchId: true } });
    return share?.matchId === match;
  }
}
