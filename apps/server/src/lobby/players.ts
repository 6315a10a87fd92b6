/** What a player has played, as others see it. */
import type { PlayedMatch, PlayerAnswer, Tally } from '@skald/protocol';
import { ACCOUNT_COLUMNS, publicAccountOf } from '../matches/chairs.ts';
import { type Problem, problem } from '../problem.ts';
import type { Prisma } from '../storage/generated/client.ts';
import type { Store } from '../storage/store.ts';
import { type Page, paged, placeOf } from './listing.ts';
import { FOR_SUMMARY, type SummaryRow, summaryOf } from './summaries.ts';

const unknownPlayer = problem('not-found', 'There is no such player.');

export class Players {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Private matches are shown to the player alone: `asker` is who wants to know, if anybody is signed in. */
  async profile(id: string, asker: string | undefined, page: Page): Promise<PlayerAnswer | Problem> {
    const place = page.after === undefined ? undefined : placeOf(page.after);
    if (place === null) return problem('bad-request', 'after: is not the `next` of a page.');
    const account = await this.#store.prisma.account.findUnique({ where: { id }, select: { ...ACCOUNT_COLUMNS, createdAt: true } });
    if (!account || account.deletedAt !== null) return unknownPlayer;
    const own = asker === id;
    const where: Prisma.MatchWhereInput = {
      status: 'finished',
      seats: { some: { accountId: id } },
      ...(!own && { visibility: 'public' }),
      ...(place && { OR: [{ statusAt: { lt: place.at } }, { statusAt: place.at, id: { lt: place.id } }] }),
    };
    const found = await this.#store.prisma.match.findMany({
      where,
      include: FOR_SUMMARY,
      orderBy: [{ statusAt: 'desc' }, { id: 'desc' }],
      take: page.limit + 1,
    });
    const { shown, next } = paged(found, page.limit);
    const tallies = await this.#tallies(id, own);
    const matches = shown.map((match) => playedOf(match, id));
    return { player: publicAccountOf(account), since: account.createdAt.toISOString(), tallies, matches, next };
  }

  #tallies(id: string, own: boolean): Promise<Tally[]> {
    return this.#store.prisma.$queryRaw<Tally[]>`
      SELECT m.game, count(DISTINCT m.id)::int AS finished, count(DISTINCT m.id) FILTER (WHERE s.rank = 1)::int AS won
      FROM match_seats s JOIN matches m ON m.id = s.match_id
      WHERE s.account_id = ${id} AND m.status = 'finished' AND (m.visibility = 'public' OR ${own})
      GROUP BY m.game ORDER BY finished DESC, m.game`;
  }
}

function playedOf(match: SummaryRow, account: string): PlayedMatch {
  return {
    ...summaryOf(match),
    plays: match.seats.filter(({ accountId }) => accountId === account).map(({ seat }) => seat),
    standings: match.seats.flatMap(({ seat, rank, score }) => (rank === null || score === null ? [] : [{ seat, rank, score }])),
  };
}
