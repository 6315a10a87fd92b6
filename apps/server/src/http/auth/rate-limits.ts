/** Rate limits by address, by account, and by the account whose password is tried, all on the server's clock. */
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { addressKey } from '../../limits/address.ts';
import { type AdmittedAttempt, type Attempt, LoginGuard } from '../../limits/login-guard.ts';
import { WindowCounter } from '../../limits/window-counter.ts';
import { problem } from '../../problem.ts';
import { Refused } from '../errors/errors.ts';
import type { GiveBack, RouteLimit, RouteLimits } from '../routes/serve.ts';

const MINUTE_MS = 60_000;
/** Counted apart from everything else: players cannot use up what monitoring needs. */
const OPERATIONS: readonly unknown[] = ['/healthz', '/readyz', '/metrics'];
/** The interface and its reference; every other address is a file or a page of the web client. */
const INTERFACE = /^\/(?:api|docs|socket\.io)(?:[/?]|$)/;

type Sender = Pick<FastifyRequest, 'ip'>;
type Asked = Sender & { readonly url: string; readonly routeOptions: { readonly url?: string | undefined } };

export class RateLimits {
  readonly #clock: Clock;
  /** Refuses requests over the limit of their address, whatever they are for. */
  readonly requests: (request: Asked) => void;
  readonly accountRequests: (request: Pick<FastifyRequest, 'identity'>) => Promise<void>;
  /** The routes with a limit of their own, by address. */
  readonly byRoute: RouteLimits;
  /** Passwords tried by a sender who is signed in to the account: strangers cannot use these up. */
  readonly attempts: (account: string) => void;
  readonly #guard: LoginGuard;

  constructor(clock: Clock, { limits }: Config) {
    this.#clock = clock;
    const requests = this.#byAddress(limits.requestsPerMinute, 'requests from this address');
    const checks = this.#byAddress(limits.requestsPerMinute, 'checks from this address');
    const files = this.#byAddress(limits.filesPerMinute, 'files requested from this address');
    this.requests = (request) => {
      if (OPERATIONS.includes(request.routeOptions.url)) checks(request);
      else if (INTERFACE.test(request.url)) requests(request);
      else files(request);
    };
    const newGuests = this.#byAddress(limits.signUpsPerMinute, 'new accounts from this address');
    const logins = tried(this.#byAddress(limits.loginsPerMinute, 'passwords tried from this address'));
    const newMatches = this.#byAddress(limits.newMatchesPerMinute, 'new matches from this address');
    this.byRoute = {
      enterAsGuest: newGuests,
      register: tried(newGuests),
      logIn: logins,
      changePassword: logins,
      deleteAccount: logins,
      createMatch: newMatches,
      rematch: newMatches,
    };
    this.attempts = this.#limit(limits.loginsPerMinute, 'passwords tried for this account');
    this.#guard = new LoginGuard(clock, limits.loginsPerMinute);
    const ofAccount = this.#limit(limits.requestsPerMinute, 'requests of this account');
    this.accountRequests = async ({ identity }) => {
      if (identity) ofAccount(identity.account.id);
    };
  }

  /** Counts an attempt to log in; ends one that must wait. */
  admitLogin(attempt: Attempt): AdmittedAttempt {
    const admitted = this.#guard.admit(attempt);
    if ('waitMs' in admitted) {
      throw new Refused(problem('too-many', 'Too many wrong passwords were tried for this account.', admitted.waitMs));
    }
    return admitted;
  }

  #byAddress(most: number, what: string): (request: Sender) => GiveBack {
    const limit = this.#limit(most, what);
    return (request) => limit(addressKey(request.ip));
  }

  #limit(most: number, what: string): (key: string) => GiveBack {
    const counter = new WindowCounter(this.#clock);
    return (key) => {
      const admitted = counter.admit(key, MINUTE_MS, most);
      if ('waitMs' in admitted) throw new Refused(problem('too-many', `There are too many ${what}.`, admitted.waitMs));
      return admitted.giveBack;
    };
  }
}

/** Counts refused requests too: a refusal tells which passwords are wrong, and which e-mail addresses are taken. */
function tried(limit: (request: Sender) => GiveBack): RouteLimit {
  return (request) => {
    limit(request);
    return undefined;
  };
}
