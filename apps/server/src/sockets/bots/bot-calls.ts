/** Calls bots to seats. A bot is a connected account that has announced what it plays. */
import type { Seat } from '@skald/engine';
import type { HOUSE_STRENGTHS } from '@skald/protocol';
import type { Clock, Timer } from '../../clock.ts';
import type { ClusterPeers } from '../../cluster/cluster-peers.ts';
import { rendezvousPick } from '../../cluster/rendezvous.ts';
import type { BotCaller, BotSeat, Substitute } from '../../matches/host/audience.ts';
import { botRoom } from '../../matches/seats/bot-room.ts';
import { problem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import type { MatchBroadcaster } from '../broadcast/match-broadcaster.ts';
import { hasRoom, type Io, rooms } from '../io.ts';

const notYours = problem('not-seated', 'The seat is played by its owner again or by another bot, or the match is over.');

/** A seat waits this long for its bot, which may be reconnecting after a restart. */
const PATIENCE_MS = 20_000;

interface Waiting {
  readonly seat: BotSeat;
  readonly timer: Timer;
  readonly settle: (outcome: Substitute | NobodyCame) => void;
}

/** Why a wait ended without a bot: time is up, or the seat needs none any more. */
type NobodyCame = 'late' | 'unwanted';

interface Offer {
  readonly accountId: string;
  readonly bot: string;
  readonly capacity: number;
  readonly account: { readonly house: boolean; readonly ownerId: string | null };
  /** The seats that it has itself, without those that it plays for others. */
  readonly own: number;
}

export interface BotCallsDeps {
  readonly io: Io;
  readonly clock: Clock;
  readonly store: Store;
  readonly broadcaster: Pick<MatchBroadcaster, 'close' | 'turnsChanged'>;
  /** Calls the bots of a match again. */
  readonly callAgain: (match: string) => void;
  readonly clusterPeers: ClusterPeers;
}

/** The house's strengths in the order in which they take an empty seat: quick ones first, so that nobody waits for a long thought. */
const STAND_INS: readonly (typeof HOUSE_STRENGTHS)[number][] = ['novice', 'warrior', 'jarl', 'random'];

export class BotCalls implements BotCaller {
  readonly #deps: BotCallsDeps;
  readonly #waiting = new Set<Waiting>();
  /** The accounts of substitutes, by match and seat. */
  readonly #playing = new Map<string, string>();
  /** Seats for which no bot came. */
  readonly #missed = new Map<string, BotSeat>();
  #stopped = false;

  constructor(deps: BotCallsDeps) {
    this.#deps = deps;
  }

  async call(seat: BotSeat): Promise<Substitute | undefined> {
    const came = (await this.#findWanted(seat)) ?? (await this.#waitFor(seat));
    const found = came === 'late' ? await this.#findStandIn(seat) : came;
    const key = keyOf(seat.match, seat.seat);
    if (!found || found === 'unwanted') {
      if (!this.#stopped && found !== 'unwanted') this.#missed.set(key, seat);
      return undefined;
    }
    this.#missed.delete(key);
    if (found.account !== seat.account) {
      this.#playing.set(key, found.account);
      this.#fetch(seat.match, found.account);
    }
    return found;
  }

  release(match: string, seat: Seat): void {
    const key = keyOf(match, seat);
    this.#missed.delete(key);
    for (const waiting of this.#waiting) if (keyOf(waiting.seat.match, waiting.seat.seat) === key) this.#settle(waiting, 'unwanted');
    const account = this.#playing.get(key);
    this.#playing.delete(key);
    if (account === undefined) return;
    this.#deps.broadcaster.close(match, account, seat, notYours);
    this.#deps.broadcaster.turnsChanged(match, [account]);
  }

  /** A bot has connected to another server and plays its seats from there. */
  cameElsewhere(account: string): void {
    for (const [key, one] of this.#playing) if (one === account) this.#fetch(matchOf(key), account);
  }

  /** Tries again to fill the seats that wait for a bot, because a bot has connected or changed its offer. */
  async arrived(): Promise<void> {
    for (const waiting of [...this.#waiting]) {
      const found = await this.#findWanted(waiting.seat);
      if (found) this.#settle(waiting, found);
    }
    for (const [key, seat] of [...this.#missed]) {
      if (!((await this.#findWanted(seat)) ?? (await this.#findStandIn(seat)))) continue;
      this.#missed.delete(key);
      this.#deps.callAgain(seat.match);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const waiting of [...this.#waiting]) this.#settle(waiting, 'unwanted');
  }

  /** The bot that owns the seat, or the requested one; any bot that may play if none was requested. */
  async #findWanted(seat: BotSeat): Promise<Substitute | undefined> {
    const { account, bot, owner, without } = seat;
    if (this.#stopped) return undefined;
    if (account !== null) return this.#isHere(account) && !without.includes(account) ? { account, bot: bot ?? '', owner } : undefined;
    if (bot === null && owner === null) return this.#findStandIn(seat);
    const offers = await this.#offers(seat);
    return this.#best(
      seat,
      offers.filter((offer) => offer.bot === bot && isOf(offer, owner)),
    );
  }

  /** A house bot, of the requested strength if possible; otherwise a bot of the person who owns the seat. No other bots. */
  async #findStandIn(seat: BotSeat): Promise<Substitute | undefined> {
    if (this.#stopped) return undefined;
    const offers = await this.#offers(seat);
    const house = offers.filter((offer) => isOf(offer, null));
    for (const strength of [seat.bot, ...STAND_INS]) {
      const found = this.#best(
        seat,
        house.filter(({ bot }) => bot === strength),
      );
      if (found) return found;
    }
    const own = seat.person === null ? [] : offers.filter((offer) => isOf(offer, seat.person));
    return this.#best(seat, house) ?? this.#best(seat, own);
  }

  /** The offers of connected bots for this game that have room for the seat. */
  async #offers({ match, game, seat, without }: BotSeat): Promise<readonly Offer[]> {
    const { prisma } = this.#deps.store;
    const offers = await prisma.botOffer.findMany({
      where: { game, capacity: { gt: 0 }, account: { bannedAt: null, deletedAt: null } },
      select: { accountId: true, bot: true, capacity: true, account: { select: { house: true, ownerId: true } } },
      orderBy: [{ bot: 'asc' }, { accountId: 'asc' }],
    });
    const here = offers.filter(({ accountId }) => this.#isHere(accountId) && !without.includes(accountId));
    const open: Offer[] = [];
    for (const offer of here) {
      const { bot, accountId, account } = offer;
      const named = { bot, owner: account.house ? null : account.ownerId, game };
      if ((await botRoom(prisma, named, { match, seat })) <= 0) continue;
      const status = { in: ['open', 'running'] as ('open' | 'running')[] };
      const own = await prisma.matchSeat.count({ where: { accountId, botName: bot, handedToBot: false, match: { game, status } } });
      open.push({ ...offer, own });
    }
    return open;
  }

  #best({ match, seat }: BotSeat, offers: readonly Offer[]): Substitute | undefined {
    const busy = (id: string): number => [...this.#playing.values()].filter((one) => one === id).length;
    const free = offers.filter(({ accountId, capacity, own }) => own + busy(accountId) < capacity);
    const best = this.#deps.clusterPeers.isShared
      ? drawn(free, keyOf(match, seat))
      : free.sort((a, b) => busy(a.accountId) - busy(b.accountId))[0];
    return best && { account: best.accountId, bot: best.bot, owner: best.account.house ? null : best.account.ownerId };
  }

  #isHere(account: string): boolean {
    return this.#isConnected(account) || this.#deps.clusterPeers.isConnected(account);
  }

  #isConnected(account: string): boolean {
    return hasRoom(this.#deps.io, rooms.account(account));
  }

  /** Asks the server to which the bot is connected to bring it. */
  #fetch(match: string, account: string): void {
    if (!this.#isConnected(account)) this.#deps.clusterPeers.broadcast({ tells: 'bot-wanted', match, account });
  }

  #waitFor(seat: BotSeat): Promise<Substitute | NobodyCame> {
    if (this.#stopped) return Promise.resolve('unwanted');
    return new Promise((resolve) => {
      const timer = this.#deps.clock.after(PATIENCE_MS, () => this.#settle(waiting, 'late'));
      const waiting: Waiting = { seat, timer, settle: resolve };
      this.#waiting.add(waiting);
    });
  }

  #settle(waiting: Waiting, outcome: Substitute | NobodyCame): void {
    if (!this.#waiting.delete(waiting)) return;
    waiting.timer.cancel();
    waiting.settle(outcome);
  }
}

function keyOf(match: string, seat: Seat): string {
  return `${match} ${seat}`;
}

/** Does the bot belong to this owner, or, for null, to the house? */
function isOf({ account }: Offer, owner: string | null): boolean {
  return owner === null ? account.house : account.ownerId === owner;
}

/** Every server that has the match awake must pick the same bot, even a server that already knows which bot plays. */
function drawn<T extends { readonly bot: string; readonly accountId: string }>(offers: readonly T[], subject: string): T | undefined {
  const [first] = offers;
  const alike = offers.filter(({ bot }) => bot === first?.bot);
  const account = rendezvousPick(
    subject,
    alike.map(({ accountId }) => accountId),
  );
  return alike.find(({ accountId }) => accountId === account);
}

function matchOf(key: string): string {
  return key.split(' ')[0] ?? '';
}
