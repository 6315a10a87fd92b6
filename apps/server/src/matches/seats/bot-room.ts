/** How many more seats the bots of one name and owner may take in a game, whichever way they get them. */
import type { Prisma } from '../../../generated/prisma/client.ts';

/** Bots of one name, of this owner or, with null, of the house. */
export interface NamedBots {
  readonly bot: string;
  readonly owner: string | null;
  readonly game: string;
}

/** A seat that is not counted. */
interface ExceptSeat {
  readonly match: string;
  readonly seat: number;
}

/** Until the end of the transaction, nobody else seats bots of these names. In one order, so that no two wait for each other. */
export async function lockBotSeats(tx: Prisma.TransactionClient, bots: readonly NamedBots[]): Promise<void> {
  const names = bots.map(({ bot, owner, game }) => `bot seats ${game} ${owner ?? ''} ${bot}`);
  await tx.$queryRaw`
    SELECT pg_advisory_xact_lock(key)::text
    FROM (SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(${names}::text[]) AS name ORDER BY key) AS keys`;
}

/** The capacity that is left. In a seat that was handed over, the database knows name and owner of the bot, not its account. */
export async function botRoom(tx: Prisma.TransactionClient, { bot, owner, game }: NamedBots, except?: ExceptSeat): Promise<number> {
  const whose = owner === null ? { house: true } : { ownerId: owner };
  const offers = await tx.botOffer.aggregate({
    where: { bot, game, account: { ...whose, bannedAt: null, deletedAt: null } },
    _sum: { capacity: true },
  });
  const taken = await tx.matchSeat.count({
    where: {
      botName: bot,
      botOwnerId: owner,
      OR: [{ occupant: 'bot' }, { handedToBot: true }],
      match: { game, status: { in: ['open', 'running'] } },
      ...(except && { NOT: { matchId: except.match, seat: except.seat } }),
    },
  });
  // A bot that was called before it withdrew its offer has no limit any more.
  return (offers._sum.capacity ?? Number.POSITIVE_INFINITY) - taken;
}
