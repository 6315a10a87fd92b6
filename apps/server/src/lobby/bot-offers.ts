/** Bot offers, and the choice of the bot that takes a seat. */
import type { BotChoice, BotOffer, OfferedBot } from '@skald/protocol';
import { looksLikeHouseBot } from '../accounts/reserved-names.ts';
import { botRoom, lockBotSeats, type NamedBots } from '../matches/seats/bot-room.ts';
import { ACCOUNT_COLUMNS, publicAccountOf } from '../matches/seats/seat-state.ts';
import { type Problem, problem } from '../problem.ts';
import type { LobbyDeps, Member } from './lobby-deps.ts';
import type { Transaction } from './tables/open-matches.ts';
import type { SeatPlan } from './tables/opening.ts';

export class BotOffers {
  readonly #deps: LobbyDeps;

  constructor(deps: LobbyDeps) {
    this.#deps = deps;
  }

  /** Replaces everything that a bot account offers. */
  async offer(member: Member, offers: readonly BotOffer[]): Promise<Problem | undefined> {
    if (member.kind !== 'bot') return problem('forbidden', 'Only bots offer to play for others.');
    const unknown = offers.find(({ game }) => !this.#deps.rules.newest(game));
    if (unknown) return problem('unknown-game', `The game ${unknown.game} is not known here.`);
    const imitation = offers.find(({ bot }) => looksLikeHouseBot(bot));
    if (imitation && !(await this.#isHouses(member.id)))
      return problem('house-name', `${imitation.bot} looks like a bot of the house. Offer yours under another name.`);
    const updatedAt = new Date(this.#deps.clock.now());
    await this.#deps.store.prisma.$transaction(async (tx) => {
      // One after the other: a bot that connects twice says it twice.
      await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${member.id} FOR UPDATE`;
      await tx.botOffer.deleteMany({ where: { accountId: member.id } });
      await tx.botOffer.createMany({ data: offers.map((offer) => ({ ...offer, accountId: member.id, updatedAt })) });
    });
    return undefined;
  }

  /** Those that are there to play. */
  async list(game?: string): Promise<OfferedBot[]> {
    const offers = await this.#deps.store.prisma.botOffer.findMany({
      where: { capacity: { gt: 0 }, account: { bannedAt: null, deletedAt: null }, ...(game !== undefined && { game }) },
      include: { account: { select: { ...ACCOUNT_COLUMNS, house: true, owner: { select: ACCOUNT_COLUMNS } } } },
      orderBy: [{ game: 'asc' }, { bot: 'asc' }, { accountId: 'asc' }],
    });
    const here = offers.filter(({ bot, account }) => this.#deps.isHere(account.id) && (account.house || !looksLikeHouseBot(bot)));
    return here.map(({ bot, game, account }) => ({
      bot,
      game,
      account: publicAccountOf(account),
      owner: account.owner ? publicAccountOf(account.owner) : null,
    }));
  }

  /**
   * The account that plays a bot of this name in this game: a house bot, or a bot of the named owner. Prefers a connected one, then
   * one without a seat in the match, then the one with the most room. `planned`: the bots of seats that are not written yet.
   * The caller holds the lock of these bots.
   */
  async accountFor(
    tx: Transaction,
    { bot, owner }: BotChoice,
    game: string,
    seated: readonly (string | null)[],
    planned: readonly PlannedBot[] = [],
  ): Promise<string | Problem> {
    const whose = owner === undefined ? { house: true } : { ownerId: owner };
    const all = await tx.botOffer.findMany({ where: { bot, game, account: { ...whose, bannedAt: null, deletedAt: null } } });
    const here = all.filter(({ accountId }) => this.#deps.isHere(accountId));
    const offers = here.length > 0 ? here : all;
    const room = await Promise.all(
      offers.map(async ({ accountId, capacity }) => ({
        accountId,
        left: capacity - (await this.#seatsOf(tx, accountId, bot, game)) - count(planned, { accountId, botName: bot }),
      })),
    );
    const isSeated = (id: string): number => Number(seated.includes(id));
    const [best] = room
      .sort((a, b) => b.left - a.left)
      .sort((a, b) => Number(b.left > 0) - Number(a.left > 0) || isSeated(a.accountId) - isSeated(b.accountId));
    if (!best && owner === undefined)
      return problem('unknown-bot', `No bot of the house called ${bot} plays this game here. Name the owner of any other bot.`);
    if (!best) return problem('unknown-bot', `This owner has no bot called ${bot} that plays this game here.`);
    const left = best.left > 0 ? await botRoom(tx, { bot, owner: owner ?? null, game }) : 0;
    const ahead = count(planned, { botName: bot, botOwnerId: owner ?? null });
    return left > ahead ? best.accountId : problem('limit-reached', `The bot ${bot} plays as many matches as it can.`);
  }

  /** Until the end of the transaction, nobody else seats these bots. */
  lock(tx: Transaction, choices: readonly BotChoice[], game: string): Promise<void> {
    return lockBotSeats(
      tx,
      choices.map(({ bot, owner }): NamedBots => ({ bot, owner: owner ?? null, game })),
    );
  }

  /** Does this bot still offer the game, and have room for another seat there? The caller holds its lock. */
  async hasRoom(tx: Transaction, { bot, owner, game }: NamedBots, accountId: string, planned: readonly PlannedBot[]): Promise<boolean> {
    const offer = await tx.botOffer.findFirst({ where: { accountId, bot, game } });
    const own = (offer?.capacity ?? 0) - (await this.#seatsOf(tx, accountId, bot, game)) - count(planned, { accountId, botName: bot });
    return own > 0 && (await botRoom(tx, { bot, owner, game })) > count(planned, { botName: bot, botOwnerId: owner });
  }

  #seatsOf(tx: Transaction, accountId: string, botName: string, game: string): Promise<number> {
    return tx.matchSeat.count({ where: { accountId, botName, handedToBot: false, match: { game, status: { in: ['open', 'running'] } } } });
  }

  async #isHouses(id: string): Promise<boolean> {
    const account = await this.#deps.store.prisma.account.findUnique({ where: { id }, select: { house: true } });
    return account?.house ?? false;
  }
}

/** The bot of a seat that is not written yet. */
type PlannedBot = Pick<SeatPlan, 'accountId' | 'botName' | 'botOwnerId'>;

function count(planned: readonly PlannedBot[], like: Partial<PlannedBot>): number {
  return planned.filter((plan) => {
    const { accountId = plan.accountId, botName = plan.botName, botOwnerId = plan.botOwnerId } = like;
    return plan.accountId === accountId && plan.botName === botName && plan.botOwnerId === botOwnerId;
  }).length;
}
