/** Serialises changes to matches that have not started, and announces each. */

import type { Match, MatchSeat, Prisma } from '../../../generated/prisma/client.ts';
import { hasEnded, unknownMatch } from '../../matches/play/commands.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { type LobbyDeps, type Member, notHost, notOpen } from '../lobby-deps.ts';
import { FOR_SUMMARY, seatingOf } from '../summaries.ts';

export type Transaction = Prisma.TransactionClient;
/** What a change reads of a match, over the transaction's one connection. */
export type OpenMatch = Match & { readonly seats: readonly MatchSeat[] };

export class OpenMatches {
  readonly #deps: LobbyDeps;
  #version = 0;

  constructor(deps: LobbyDeps) {
    this.#deps = deps;
  }

  /** Changes an open match under its lock, then announces the change. Returns the change's result. */
  async change<T>(id: string, act: (tx: Transaction, match: OpenMatch) => Promise<T | Problem>): Promise<T | Problem> {
    const outcome = await this.#lock(id, async (tx, match) => {
      if (match.status !== 'open') return notOpen;
      const changed = await act(tx, match);
      if (!isProblem(changed)) await tx.match.update({ where: { id }, data: { attendedAt: new Date(this.#deps.clock.now()) } });
      return changed;
    });
    await this.announce(id);
    return outcome;
  }

  /** Replaces the invitation of an open or running match and rechecks everybody who came by the old one. */
  async invite(id: string, host: string, invitationHash: Uint8Array): Promise<Problem | undefined> {
    let isRunning = false;
    const refused = await this.#lock(id, async (tx, match): Promise<Problem | undefined> => {
      if (match.hostId !== host) return notHost;
      if (match.status !== 'open' && match.status !== 'running') return hasEnded;
      isRunning = match.status === 'running';
      const attended = isRunning ? {} : { attendedAt: new Date(this.#deps.clock.now()) };
      await tx.match.update({ where: { id }, data: { invitationHash: Buffer.from(invitationHash), ...attended } });
      return undefined;
    });
    if (refused) return refused;
    if (isRunning) await this.#deps.audience.invitationEnded(id);
    else await this.announce(id);
    return undefined;
  }

  /** Tells everybody how the match stands. */
  async announce(id: string, others: readonly string[] = []): Promise<void> {
    const match = await this.#deps.store.prisma.match.findUnique({ where: { id }, include: FOR_SUMMARY });
    if (!match) return;
    this.#version = Math.max(this.#version + 1, this.#deps.clock.now());
    this.#deps.audience.seated(id, seatingOf(match, this.#version));
    this.#deps.audience.listed(id);
    const involved = match.seats.flatMap(({ accountId, invitedId }) => [accountId, invitedId]).filter((one) => one !== null);
    this.#deps.audience.turnsChanged(id, [...new Set([...involved, match.hostId, ...others])]);
  }

  /**
   * Somebody may host and play so many matches at once; those given up do not count. `here`: a match that is counted anyway.
   * Counted one after the other for each account.
   */
  async limit(tx: Transaction, { id, kind }: Member, here?: string): Promise<Problem | undefined> {
    if (kind === 'bot') return undefined;
    await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${id} FOR UPDATE`;
    const matches = await countOngoing(tx, id, here);
    const { limits } = this.#deps;
    const [who, most] = kind === 'guest' ? ['A guest', limits.guestMatches] : ['An account', limits.matches];
    return matches < most ? undefined : problem('limit-reached', `${who} may host and play ${most} matches at once.`);
  }

  /** Does something with a match while nobody else can change it. */
  #lock<T>(id: string, act: (tx: Transaction, match: OpenMatch) => Promise<T | Problem>): Promise<T | Problem> {
    return this.#deps.store.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM matches WHERE id = ${id} FOR UPDATE`;
      const match = await tx.match.findUnique({ where: { id }, include: { seats: { orderBy: { seat: 'asc' } } } });
      return match ? act(tx, match) : unknownMatch;
    });
  }
}

/**
 * The matches that an account hosts or plays. One statement that begins at the account's own rows: a condition over all matches would read
 * every match that is under way.
 */
async function countOngoing(tx: Transaction, account: string, here = ''): Promise<number> {
  const [counted] = await tx.$queryRaw<{ count: number }[]>`
    WITH seated AS (
      SELECT s.match_id AS id, s.resigned_at IS NOT NULL AS resigned
      FROM match_seats s JOIN matches m ON m.id = s.match_id
      WHERE s.account_id = ${account} AND s.occupant = 'person' AND m.status IN ('open', 'running')
    ), ongoing AS (
      SELECT id FROM seated WHERE NOT resigned
      UNION
      SELECT id FROM matches
      WHERE host_id = ${account} AND status IN ('open', 'running') AND id NOT IN (SELECT id FROM seated WHERE resigned)
    )
    SELECT count(*)::int AS count FROM ongoing WHERE id <> ${here}`;
  return counted?.count ?? 0;
}
