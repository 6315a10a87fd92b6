/** What bots offer to play, and which of them takes a seat. */
import type { BotOffer, PublicAccount } from '@skald/protocol';
import { publicAccountOf } from '../matches/chairs.ts';
import { type Problem, problem } from '../problem.ts';
import type { LobbyContext, Member } from './lobby-context.ts';
import type { Transaction } from './open-matches.ts';

export interface OfferedBot {
  readonly bot: string;
  readonly game: string;
  readonly account: PublicAccount;
}

export class BotOffers {
  readonly #context: LobbyContext;

  constructor(context: LobbyContext) {
    this.#context = context;
  }

  /** Replaces everything that a bot account offers. */
  async offer(member: Member, offers: readonly BotOffer[]): Promise<Problem | undefined> {
    if (member.kind !== 'bot') return problem('forbidden', 'Only bots offer to play for others.');
    const unknown = offers.find(({ game }) => !this.#context.find(game));
    if (unknown) return problem('unknown-game', `The game ${unknown.game} is not known here.`);
    const updatedAt = new Date(this.#context.clock.now());
    await this.#context.store.prisma.$transaction([
      this.#context.store.prisma.botOffer.deleteMany({ where: { accountId: member.id } }),
      this.#context.store.prisma.botOffer.createMany({ data: offers.map((offer) => ({ ...offer, accountId: member.id, updatedAt })) }),
    ]);
    return undefined;
  }

  /** Those that are there to play. */
  async list(game?: string): Promise<readonly OfferedBot[]> {
    const offers = await this.#context.store.prisma.botOffer.findMany({
      where: { capacity: { gt: 0 }, account: { bannedAt: null, deletedAt: null }, ...(game !== undefined && { game }) },
      include: { account: true },
      orderBy: [{ game: 'asc' }, { bot: 'asc' }, { accountId: 'asc' }],
    });
    const here = offers.filter(({ accountId }) => this.#context.isHere(accountId));
    return here.map((offer) => ({ bot: offer.bot, game: offer.game, account: publicAccountOf(offer.account) }));
  }

  /**
   * The account that plays a bot of this name in this game. Better one that is here than one that is away, better one that does not
   * sit in the match yet, and then the one with the most room left.
   */
  async accountFor(tx: Transaction, bot: string, game: string, seated: readonly (string | null)[]): Promise<string | Problem> {
    const all = await tx.botOffer.findMany({ where: { bot, game, account: { bannedAt: null, deletedAt: null } } });
    const here = all.filter(({ accountId }) => this.#context.isHere(accountId));
    const offers = here.length > 0 ? here : all;
    const room = await Promise.all(
      offers.map(async ({ accountId, capacity }) => ({ accountId, left: capacity - (await this.#seatsOf(tx, accountId, bot)) })),
    );
    const isSeated = (id: string): number => Number(seated.includes(id));
    const [best] = room
      .sort((a, b) => b.left - a.left)
      .sort((a, b) => Number(b.left > 0) - Number(a.left > 0) || isSeated(a.accountId) - isSeated(b.accountId));
    if (!best) return problem('unknown-bot', `No bot called ${bot} plays this game here.`);
    return best.left > 0 ? best.accountId : problem('limit-reached', `The bot ${bot} plays as many matches as it can.`);
  }

  #seatsOf(tx: Transaction, accountId: string, botName: string): Promise<number> {
    return tx.matchSeat.count({ where: { accountId, botName, match: { status: { in: ['open', 'running'] } } } });
  }
}
