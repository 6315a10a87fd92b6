/** A player's public profile. */
import type { PlayedMatch, PlayerAnswer, Tally } from '@skald/protocol';
import type { Prisma } from '../../generated/prisma/client.ts';
import { standingsIn } from '../matches/host/match-record.ts';
import { ACCOUNT_COLUMNS, publicAccountOf } from '../matches/seats/seat-state.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import type { Store } from '../storage/store.ts';
import { findMatchPage, type ListPage } from './match-page.ts';
import { type SummaryRow, summaryOf } from './summaries.ts';

const unknownPlayer = problem('not-found', 'There is no such player.');

export class Players {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Private matches are shown to the player alone: `asker` is who wants to know, if anybody is signed in. */
  async profile(id: string, asker: string | undefined, page: ListPage): Promise<PlayerAnswer | Problem> {
    const own = asker === id;
    const where: Prisma.MatchWhereInput = {
      status: 'finished',
      seats: { some: { accountId: id } },
      ...(!own && { visibility: 'public' }),
    };
    const found = await findMatchPage(this.#store.prisma, where, page);
    if (isProblem(found)) return found;
    const account = await this.#store.prisma.account.findUnique({ where: { id }, select: { ...ACCOUNT_COLUMNS, createdAt: true } });
    if (!account || account.deletedAt !== null) return unknownPlayer;
    const tallies = await this.#tallies(id, own);
    const matches = found.matches.map((match) => playedOf(match, id));
    return { player: publicAccountOf(account), since: account.createdAt.toISOString(), tallies, matches, next: found.next };
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
    standings: standingsIn(match.seats),
  };
}
