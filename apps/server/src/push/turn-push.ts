/** Tells people who are away that it is their turn, in matches by correspondence only, once for each turn. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Listing } from '../lobby/listing.ts';
import type { Push } from './push.ts';

export interface TurnPushDeps {
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly push: Pick<Push, 'wanting' | 'notify'>;
  readonly listing: () => Pick<Listing, 'mineAmong'>;
  isConnected(account: string): Promise<boolean>;
  /** Somebody was notified of a match. */
  onNotified(match: string, account: string): void;
}

/** Debounce: several moves in a row cause one notification. */
const GATHER_MS = 2000;

export class TurnPush {
  readonly #deps: TurnPushDeps;
  readonly #changed = new Map<string, Set<string>>();
  /** Matches changed by this server; other servers announce their own. */
  #own = new Set<string>();
  /** Accounts notified of a match that have not moved since. */
  readonly #notified = new Set<string>();
  #notifying: Promise<void> | undefined;
  #isWaiting = false;
  #stopped = false;

  constructor(deps: TurnPushDeps) {
    this.#deps = deps;
  }

  turnsChanged(match: string, accounts: readonly string[], isOwn = true): void {
    if (this.#stopped || accounts.length === 0) return;
    if (isOwn) this.#own.add(match);
    const changed = this.#changed.get(match) ?? new Set();
    for (const account of accounts) changed.add(account);
    this.#changed.set(match, changed);
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#deps.clock.after(GATHER_MS, () => {
      this.#notifying = this.#notify().catch((error: unknown) => {
        this.#deps.logger.warn({ err: error }, 'nobody could be notified of their turns');
      });
    });
  }

  /** Another server has sent the notification. */
  wasNotified(match: string, account: string): void {
    this.#notified.add(keyOf(match, account));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#notifying;
  }

  async #notify(): Promise<void> {
    this.#isWaiting = false;
    if (this.#stopped) return;
    const changed = new Map(this.#changed);
    const own = this.#own;
    this.#changed.clear();
    this.#own = new Set();
    const { push, listing } = this.#deps;
    const accounts = await push.wanting([...new Set([...changed.values()].flatMap((set) => [...set]))]);
    if (accounts.size === 0) return;
    const matches = await listing().mineAmong([...accounts], [...changed.keys()]);
    for (const [account, mine] of matches) {
      for (const { id, game, clock, turn } of mine)
        await this.#consider(account, { match: id, game }, clock.kind === 'days' && turn.length > 0, own.has(id));
    }
  }

  async #consider(
    account: string,
    about: { readonly match: string; readonly game: string },
    isTurn: boolean,
    isOwn: boolean,
  ): Promise<void> {
    const key = keyOf(about.match, account);
    if (!isTurn) {
      this.#notified.delete(key);
      return;
    }
    if (!isOwn || this.#notified.has(key) || (await this.#deps.isConnected(account))) return;
    this.#notified.add(key);
    this.#deps.onNotified(about.match, account);
    await this.#deps.push.notify(account, about);
  }
}

function keyOf(match: string, account: string): string {
  return `${match} ${account}`;
}
