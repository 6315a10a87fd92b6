/**
 * Slows strangers who try the password of an account, from however many addresses. Counts are by what was typed as the account,
 * whether or not it exists.
 *
 * After `most` failures within the span, strangers together get one try at a time, and each failure makes the wait for the next one
 * longer, up to half a minute. A network that has failed also gives way to networks that have not, longer with each of its failures: an
 * owner at a new place gets the next try unless a stranger has yet another network. Refused tries change nothing. A browser that has
 * logged in to the account before does not wait.
 */
import type { Clock } from '../clock.ts';
import { networkKey } from './address.ts';
import { SlidingCounter } from './sliding-counter.ts';

export interface Attempt {
  /** What was typed. */
  readonly account: string;
  readonly address: string;
  /** The key of the browser, if it has logged in to this account before. */
  readonly device: string | undefined;
}

/** An attempt that may be made now. It counts as a failure until it is given back. */
export interface AdmittedAttempt {
  /** From a browser that is known for the account, and has not failed too often. */
  readonly isKnown: boolean;
  /** Uncounts it: the password was right, or was not checked. */
  giveBack(): void;
}

/** Failures are counted for this long. */
const SPAN_MS = 15 * 60_000;
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** How long a network gives way to others, for each of its failures. */
const GIVE_WAY_MS = 10_000;
const LONGEST_GIVE_WAY_MS = 5 * 60_000;

export class LoginGuard {
  readonly #clock: Clock;
  /** Failures before strangers are slowed; and those that a known browser may have before it is a stranger. */
  readonly #most: number;
  /** Failures of strangers, by account and by network. */
  readonly #accounts: SlidingCounter;
  readonly #networks: SlidingCounter;
  /** Failures of browsers that are known for the account. */
  readonly #devices: SlidingCounter;

  constructor(clock: Clock, most: number) {
    this.#clock = clock;
    this.#most = most;
    this.#accounts = new SlidingCounter(clock, SPAN_MS);
    this.#networks = new SlidingCounter(clock, SPAN_MS);
    this.#devices = new SlidingCounter(clock, SPAN_MS);
  }

  /** Counts an attempt that may be made now; for any other returns the wait in ms and counts nothing. */
  admit(attempt: Attempt): AdmittedAttempt | { readonly waitMs: number } {
    const { account, device } = attempt;
    const deviceKey = device === undefined ? undefined : `${account} ${device}`;
    const isKnown = deviceKey !== undefined && this.#devices.count(deviceKey) < this.#most;
    const waitMs = isKnown ? 0 : this.#wait(attempt);
    if (waitMs > 0) return { waitMs };
    const counted = deviceKey === undefined ? [] : [this.#devices.hit(deviceKey)];
    if (!isKnown) counted.push(this.#accounts.hit(account), this.#networks.hit(networkOf(attempt)));
    return {
      isKnown,
      giveBack: () => {
        for (const giveBack of counted) giveBack();
      },
    };
  }

  #wait(attempt: Attempt): number {
    const beyond = this.#accounts.count(attempt.account) - this.#most;
    const last = this.#accounts.latest(attempt.account);
    if (beyond < 0 || last === undefined) return 0;
    const wait = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** beyond);
    const giveWay = Math.min(LONGEST_GIVE_WAY_MS, GIVE_WAY_MS * this.#networks.count(networkOf(attempt)));
    return last + wait + giveWay - this.#clock.now();
  }
}

function networkOf({ account, address }: Attempt): string {
  return `${account} ${networkKey(address)}`;
}
