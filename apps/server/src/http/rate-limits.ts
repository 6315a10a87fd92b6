/** Limits on how often: by address, by account, and by the account whose password is tried, all on the server's clock. */
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { addressKey } from '../limits/address.ts';
import { WindowCounter } from '../limits/window-counter.ts';
import { problem } from '../problem.ts';
import { Refused } from './errors.ts';

const MINUTE_MS = 60_000;

export class RateLimits {
  readonly #clock: Clock;
  /** Ends a request that comes too often; each counts for itself. */
  readonly requests: (request: FastifyRequest) => Promise<void>;
  readonly accountRequests: (request: FastifyRequest) => Promise<void>;
  readonly signUps: (request: FastifyRequest) => Promise<void>;
  readonly logins: (request: FastifyRequest) => Promise<void>;
  readonly newMatches: (request: FastifyRequest) => Promise<void>;
  /** The same by the address or id of an account, wherever the attempts come from. */
  readonly attempts: (account: string) => void;

  constructor(clock: Clock, { limits }: Config) {
    this.#clock = clock;
    this.requests = this.#byAddress(limits.requestsPerMinute, 'requests from this address');
    this.signUps = this.#byAddress(limits.signUpsPerMinute, 'new accounts from this address');
    this.logins = this.#byAddress(limits.loginsPerMinute, 'passwords tried from this address');
    this.newMatches = this.#byAddress(limits.newMatchesPerMinute, 'new matches from this address');
    this.attempts = this.#limit(limits.loginsPerMinute, 'passwords tried for this account');
    const ofAccount = this.#limit(limits.requestsPerMinute, 'requests of this account');
    this.accountRequests = async ({ identity }) => {
      if (identity) ofAccount(identity.account.id);
    };
  }

  #byAddress(most: number, what: string): (request: FastifyRequest) => Promise<void> {
    const limit = this.#limit(most, what);
    return async (request) => limit(addressKey(request.ip));
  }

  #limit(most: number, what: string): (key: string) => void {
    const counter = new WindowCounter(this.#clock);
    return (key) => {
      const { count, leftMs } = counter.hit(key, MINUTE_MS);
      if (count > most) throw new Refused(problem('too-many', `There are too many ${what}.`, leftMs));
    };
  }
}
