/** Bringing bots to seats: a bot is an account that is connected and has said what it plays. */
import type { Seat } from '@skald/engine';
import type { Clock, Timer } from '../clock.ts';
import type { BotCaller, BotSeat, Substitute } from '../matches/audience.ts';
import type { Elsewhere } from '../servers/elsewhere.ts';
import { drawLot } from '../servers/lots.ts';
import type { Store } from '../storage/store.ts';
import type { Hall } from './hall.ts';
import { hasRoom, type Io, rooms } from './io.ts';

/** How long a seat waits for its bot, which may just be coming back after a restart. */
const PATIENCE_MS = 20_000;

interface Waiting {
  readonly seat: BotSeat;
  readonly timer: Timer;
  readonly settle: (substitute: Substitute | undefined) => void;
}

export interface BotSurroundings {
  readonly io: Io;
  readonly clock: Clock;
  readonly store: Store;
  readonly hall: () => Hall;
  /** Calls the bots of a match once more. */
  readonly callAgain: (match: string) => void;
  readonly elsewhere: Elsewhere;
}

export class BotCalls implements BotCaller {
  readonly #around: BotSurroundings;
  readonly #waiting = new Set<Waiting>();
  /** Who plays for whom, by match and seat. */
  readonly #playing = new Map<string, string>();
  /** Seats for which nobody came. */
  readonly #missed = new Map<string, BotSeat>();
  #stopped = false;

  constructor(around: BotSurroundings) {
    this.#around = around;
  }

  async call(seat: BotSeat): Promise<Substitute | undefined> {
    const found = (await this.#find(seat)) ?? (await this.#waitFor(seat));
    const key = keyOf(seat.match, seat.seat);
    if (!found) {
      if (!this.#stopped) this.#missed.set(key, seat);
      return undefined;
    }
    this.#missed.delete(key);
    if (seat.account === null) {
      this.#playing.set(key, found.account);
      this.#fetch(seat.match, found.account);
    }
    return found;
  }

  release(match: string, seat: Seat): void {
    const key = keyOf(match, seat);
    this.#missed.delete(key);
    for (const waiting of this.#waiting) if (keyOf(waiting.seat.match, waiting.seat.seat) === key) this.#settle(waiting, undefined);
    const account = this.#playing.get(key);
    this.#playing.delete(key);
    if (account === undefined) return;
    this.#around.hall().close(match, account, seat, 'The seat is played by its owner again, or the match is over.');
    this.#around.hall().turnsChanged(match, [account]);
  }

  /** A bot has connected to another server: there it plays on for whom it played. */
  cameElsewhere(account: string): void {
    for (const [key, one] of this.#playing) if (one === account) this.#fetch(matchOf(key), account);
  }

  /** A bot is there, or offers something else than before: seats that wait for one are looked at again. */
  async arrived(): Promise<void> {
    for (const waiting of [...this.#waiting]) {
      const found = await this.#find(waiting.seat);
      if (found) this.#settle(waiting, found);
    }
    for (const [key, seat] of [...this.#missed]) {
      if (!(await this.#find(seat))) continue;
      this.#missed.delete(key);
      this.#around.callAgain(seat.match);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const waiting of [...this.#waiting]) this.#settle(waiting, undefined);
  }

  async #find({ match, seat, account, bot, game }: BotSeat): Promise<Substitute | undefined> {
    if (this.#stopped) return undefined;
    if (account !== null) return this.#isHere(account) ? { account, bot: bot ?? '' } : undefined;
    const offers = await this.#around.store.prisma.botOffer.findMany({
      where: { game, capacity: { gt: 0 }, ...(bot !== null && { bot }), account: { bannedAt: null, deletedAt: null } },
      orderBy: [{ bot: 'asc' }, { accountId: 'asc' }],
    });
    const busy = (id: string): number => [...this.#playing.values()].filter((one) => one === id).length;
    const free = offers.filter(({ accountId, capacity }) => this.#isHere(accountId) && busy(accountId) < capacity);
    const best = this.#around.elsewhere.isShared
      ? drawn(free, keyOf(match, seat))
      : free.sort((a, b) => busy(a.accountId) - busy(b.accountId))[0];
    return best && { account: best.accountId, bot: best.bot };
  }

  #isHere(account: string): boolean {
    return this.#isConnected(account) || this.#around.elsewhere.isConnected(account);
  }

  #isConnected(account: string): boolean {
    return hasRoom(this.#around.io, rooms.account(account));
  }

  /** The server to which the bot is connected lets it in. */
  #fetch(match: string, account: string): void {
    if (!this.#isConnected(account)) this.#around.elsewhere.tell({ tells: 'bot-wanted', match, account });
  }

  #waitFor(seat: BotSeat): Promise<Substitute | undefined> {
    if (this.#stopped) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const timer = this.#around.clock.after(PATIENCE_MS, () => this.#settle(waiting, undefined));
      const waiting: Waiting = { seat, timer, settle: resolve };
      this.#waiting.add(waiting);
    });
  }

  #settle(waiting: Waiting, substitute: Substitute | undefined): void {
    if (!this.#waiting.delete(waiting)) return;
    waiting.timer.cancel();
    waiting.settle(substitute);
  }
}

function keyOf(match: string, seat: Seat): string {
  return `${match} ${seat}`;
}

/** Every server that has the match awake must find the same one, also when it knows already which bot it is. */
function drawn<T extends { readonly bot: string; readonly accountId: string }>(offers: readonly T[], subject: string): T | undefined {
  const [first] = offers;
  const alike = offers.filter(({ bot }) => bot === first?.bot);
  const account = drawLot(
    subject,
    alike.map(({ accountId }) => accountId),
  );
  return alike.find(({ accountId }) => accountId === account);
}

function matchOf(key: string): string {
  return key.split(' ')[0] ?? '';
}
