/** Changing a match that has not started: one change after the other, and everybody who looks at it is told. */

import { unknownMatch } from '../matches/commands.ts';
import { type Problem, problem } from '../problem.ts';
import type { Prisma } from '../storage/generated/client.ts';
import { type LobbyContext, type Member, notOpen } from './lobby-context.ts';
import { FOR_SUMMARY, type SummaryRow, seatingOf } from './summaries.ts';

export type Transaction = Prisma.TransactionClient;

export class OpenMatches {
  readonly #context: LobbyContext;
  #version = 0;

  constructor(context: LobbyContext) {
    this.#context = context;
  }

  /** Changes an open match while nobody else can, then tells. What the change returns is returned. */
  async change<T>(id: string, act: (tx: Transaction, match: SummaryRow) => Promise<T | Problem>): Promise<T | Problem> {
    const outcome = await this.#context.store.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM matches WHERE id = ${id} FOR UPDATE`;
      const match = await tx.match.findUnique({ where: { id }, include: FOR_SUMMARY });
      if (!match) return unknownMatch;
      return match.status === 'open' ? act(tx, match) : notOpen;
    });
    await this.tell(id);
    return outcome;
  }

  /** Tells everybody how the match stands. */
  async tell(id: string, others: readonly string[] = []): Promise<void> {
    const match = await this.#context.store.prisma.match.findUnique({ where: { id }, include: FOR_SUMMARY });
    if (!match) return;
    this.#version = Math.max(this.#version + 1, this.#context.clock.now());
    this.#context.audience.seated(id, seatingOf(match, this.#version));
    this.#context.audience.listed(id);
    const seated = match.seats.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    this.#context.audience.turnsChanged(id, [...new Set([...seated, ...others])]);
  }

  /** A guest may sit in so many matches at once. Counted one after the other for each account. */
  async limit(tx: Transaction, { id, kind }: Member): Promise<Problem | undefined> {
    if (kind !== 'guest') return undefined;
    await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${id} FOR UPDATE`;
    const seats = await tx.matchSeat.count({
      where: { accountId: id, resignedAt: null, match: { status: { in: ['open', 'running'] } } },
    });
    const { guestMatches } = this.#context.limits;
    return seats < guestMatches ? undefined : problem('limit-reached', `A guest may play ${guestMatches} matches at once.`);
  }
}
