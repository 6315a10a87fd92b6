/** Sessions: who is behind a token, and for how long. Tokens of browsers are replaced as they age. */
import { timingSafeEqual } from 'node:crypto';
import type { Account, PrismaClient, Session, SessionKind } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { type Problem, problem } from '../problem.ts';
import type { Statement, Store } from '../storage/store.ts';
import { hashToken, looksLikeToken, newSalt, newToken, nextToken } from './tokens.ts';

/** Somebody known by a session. */
export interface Identity {
  readonly account: Account;
  readonly session: Session;
  /** The token that was presented. */
  readonly token: string;
  /** A new token that the client must use from now on. */
  readonly renewed?: string;
}

/** A token that was replaced and opens nothing any more; the client sends its request again with the new one. */
export interface Replaced {
  readonly retryAfterMs: number;
  /** The new token, where the answer that carried it seems to be lost. */
  readonly renewed?: string;
}

export function isReplaced(found: Identity | Replaced | undefined): found is Replaced {
  return found !== undefined && 'retryAfterMs' in found;
}

/** How old the note of the last visit may get: most requests write nothing. */
const SEEN_EVERY_MS = 5 * 60_000;
/** How long requests with a just-ended token are asked to retry. */
const UNDER_WAY_MS = 10_000;
const COME_AGAIN_MS = 200;
/** A new token that was not seen by then is taken for lost. */
const LOST_AFTER_MS = 2000;
const LONGEST_LABEL = 120;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// After a restart everybody returns at once: read session and account in one statement.
const FIND: Statement = {
  name: 'find-session',
  text: `
SELECT session.id, session.account_id AS "accountId", session.kind, label, token_hash AS "tokenHash", previous_hash AS "previousHash",
  rotated_at AS "rotatedAt", confirmed_at AS "confirmedAt", session.created_at AS "createdAt", last_seen_at AS "lastSeenAt",
  expires_at AS "expiresAt", revoked_at AS "revokedAt", renewal_salt AS "renewalSalt", previous_until AS "previousUntil",
  previous_recovers AS "previousRecovers",
  account.kind AS "accountKind", name, name_key AS "nameKey", name_lookalike AS "nameLookalike", email, password_hash AS "passwordHash", moderator, owner_id AS "ownerId", house,
  account.created_at AS "enteredAt", banned_at AS "bannedAt", ban_reason AS "banReason", deleted_at AS "deletedAt"
FROM sessions AS session JOIN accounts AS account ON account.id = session.account_id
WHERE (token_hash = $1 OR previous_hash = $1) AND session.kind = $2 AND revoked_at IS NULL AND expires_at > $3 AND deleted_at IS NULL`,
};

/** Where both have a column of the same name, the account's is called otherwise. */
type Found = Session & Omit<Account, 'id' | 'kind' | 'createdAt'> & { readonly accountKind: Account['kind']; readonly enteredAt: Date };

function accountOf(found: Found): Account {
  const { name, nameKey, nameLookalike, email, passwordHash, moderator, ownerId, house, bannedAt, banReason, deletedAt } = found;
  const { accountId: id, accountKind: kind, enteredAt: createdAt } = found;
  return {
    id,
    kind,
    name,
    nameKey,
    nameLookalike,
    email,
    passwordHash,
    moderator,
    ownerId,
    house,
    createdAt,
    bannedAt,
    banReason,
    deletedAt,
  };
}

/**
 * The current token, from the one before it. Undefined where the release before has replaced that one: it makes new tokens by chance, and leaves
 * the salt and the end of an earlier replacement in the row.
 */
function derivedToken({ tokenHash, renewalSalt }: Session, previous: string): string | undefined {
  const derived = renewalSalt === null ? undefined : nextToken(previous, renewalSalt);
  return derived !== undefined && timingSafeEqual(tokenHash, hashToken(derived)) ? derived : undefined;
}

/** The refusal of a banned account. */
export function bannedProblem({ banReason }: Pick<Account, 'banReason'>): Problem {
  return problem('banned', `This account is banned: ${banReason ?? 'no reason was given'}.`);
}

export class Sessions {
  readonly #store: Store;
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #lifeMs: number;
  readonly #rotateMs: number;
  readonly #graceMs: number;
  /** Called when sessions of an account end early: one, or all except perhaps one. */
  onEnded: (accountId: string, which: { readonly only?: string; readonly except?: string }) => void = () => undefined;
  /** Called when a session's old token ends: its sockets must reconnect. */
  onRenewed: (accountId: string, sessionId: string) => void = () => undefined;

  constructor(store: Store, clock: Clock, settings: Config['sessions']) {
    this.#store = store;
    this.#prisma = store.prisma;
    this.#clock = clock;
    this.#lifeMs = settings.days * DAY_MS;
    this.#rotateMs = settings.rotateHours * HOUR_MS;
    this.#graceMs = settings.graceSeconds * 1000;
  }

  /** Opens a session; the token is returned here and never again. */
  async open(accountId: string, kind: SessionKind, label: string): Promise<string> {
    const token = newToken();
    const now = this.#now();
    await this.#prisma.session.create({
      data: {
        id: newId(),
        accountId,
        kind,
        label: label.slice(0, LONGEST_LABEL),
        tokenHash: hashToken(token),
        rotatedAt: now,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: this.#in(this.#lifeMs),
      },
    });
    return token;
  }

  /** The identity behind a token. `mayRenew`: can the response carry a new token? */
  async find(token: string, kind: SessionKind, mayRenew = true): Promise<Identity | Replaced | undefined> {
    if (!looksLikeToken(token)) return undefined;
    const presented = hashToken(token);
    const [session] = await this.#store.run<Found>(FIND, [presented, kind, this.#now()]);
    if (!session) return undefined;
    const account = accountOf(session);
    if (!timingSafeEqual(session.tokenHash, presented)) return this.#findPrevious({ account, session, token }, mayRenew);
    if (!mayRenew || kind !== 'cookie' || this.#age(session) < this.#rotateMs) {
      await this.#noteVisit(session);
      return { account, session, token };
    }
    const renewed = await this.#replace({ account, session, token });
    // Another request was faster: continue with the previous token, which derives the same new one.
    return renewed === undefined ? this.find(token, kind) : { account, session, token, renewed };
  }

  /** Replaces a token at its holder's wish. The old one is good until the new one is used, and gives the same new one again. */
  async renew(identity: Identity): Promise<string | undefined> {
    const { session, token } = identity;
    const isCurrent = timingSafeEqual(session.tokenHash, hashToken(token));
    return (isCurrent ? undefined : derivedToken(session, token)) ?? this.#replace(identity);
  }

  /** Replaces a token because its account has become another: the old one opens nothing from now on, and can only be exchanged for a while. */
  async upgrade({ account, session, token }: Identity): Promise<string | undefined> {
    const salt = newSalt();
    const renewed = nextToken(token, salt);
    const { count } = await this.#prisma.session.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { ...this.#renewal(token, renewed, salt), previousUntil: this.#in(this.#graceMs), previousRecovers: true },
    });
    if (count === 0) return undefined;
    this.onRenewed(account.id, session.id);
    return renewed;
  }

  list(accountId: string): Promise<Session[]> {
    return this.#prisma.session.findMany({
      where: { accountId, revokedAt: null, expiresAt: { gt: this.#now() } },
      orderBy: { createdAt: 'desc' },
    });
  }

  /** Ends one session of an account; false if there is no such session. */
  async end(accountId: string, sessionId: string): Promise<boolean> {
    const { count } = await this.#prisma.session.updateMany({
      where: { id: sessionId, accountId, revokedAt: null },
      data: { revokedAt: this.#now() },
    });
    if (count === 1) this.onEnded(accountId, { only: sessionId });
    return count === 1;
  }

  /** Ends every session of an account, save perhaps one. */
  async endAll(accountId: string, exceptId?: string): Promise<void> {
    await this.#prisma.session.updateMany({
      where: { accountId, revokedAt: null, ...(exceptId === undefined ? {} : { id: { not: exceptId } }) },
      data: { revokedAt: this.#now() },
    });
    this.onEnded(accountId, exceptId === undefined ? {} : { except: exceptId });
  }

  /** Removes what is over for good. */
  async sweep(): Promise<number> {
    const { count } = await this.#prisma.session.deleteMany({
      where: { OR: [{ expiresAt: { lt: this.#now() } }, { revokedAt: { lt: this.#now() } }] },
    });
    return count;
  }

  /**
   * The token before the current one. It ends when the new one is first seen. Until then the answer that carried the new one may
   * be on its way, or lost; and a guest has no other way back in.
   */
  async #findPrevious(identity: Identity, mayRenew: boolean): Promise<Identity | Replaced | undefined> {
    const { session, token } = identity;
    const { confirmedAt, previousUntil } = session;
    const now = this.#clock.now();
    if (confirmedAt !== null) return now - confirmedAt.getTime() < UNDER_WAY_MS ? { retryAfterMs: COME_AGAIN_MS } : undefined;
    const derived = derivedToken(session, token);
    if (derived !== undefined && previousUntil !== null && now >= previousUntil.getTime()) return undefined;
    if (derived !== undefined && session.previousRecovers) return this.#recover(session, derived);
    if (!mayRenew || session.kind !== 'cookie') return identity;
    const renewed = derived ?? (await this.#replace(identity));
    return renewed === undefined ? identity : { ...identity, renewed };
  }

  /** Exchanges a token that opens nothing any more, unless the new one can still be on its way. */
  #recover(session: Session, renewed: string): Replaced {
    const age = this.#age(session);
    return age < LOST_AFTER_MS ? { retryAfterMs: LOST_AFTER_MS - age } : { retryAfterMs: 0, renewed };
  }

  /** Replaces the presented token by the one that follows it; undefined where another request has done so in this moment. */
  async #replace({ session, token }: Identity): Promise<string | undefined> {
    const salt = newSalt();
    const renewed = nextToken(token, salt);
    const { count } = await this.#prisma.session.updateMany({
      where: { id: session.id, tokenHash: session.tokenHash },
      // The old token does not live longer than it would have without.
      data: { ...this.#renewal(token, renewed, salt), previousUntil: session.expiresAt, previousRecovers: false },
    });
    return count === 1 ? renewed : undefined;
  }

  #renewal(token: string, renewed: string, renewalSalt: Uint8Array<ArrayBuffer>) {
    const now = this.#now();
    return {
      tokenHash: hashToken(renewed),
      previousHash: hashToken(token),
      renewalSalt,
      rotatedAt: now,
      confirmedAt: null,
      lastSeenAt: now,
      expiresAt: this.#in(this.#lifeMs),
    };
  }

  /** Most visits write nothing. The first one with a new token ends the one before. */
  async #noteVisit(session: Found): Promise<void> {
    const isFirst = session.previousHash !== null && session.confirmedAt === null;
    if (!isFirst && this.#clock.now() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
    const now = this.#now();
    const { count } = await this.#prisma.session.updateMany({
      where: isFirst ? { id: session.id, tokenHash: session.tokenHash, confirmedAt: null } : { id: session.id },
      data: isFirst ? { lastSeenAt: now, confirmedAt: now, renewalSalt: null, previousUntil: null } : { lastSeenAt: now },
    });
    // After an upgrade the sockets have gone already.
    if (isFirst && count === 1 && !session.previousRecovers) this.onRenewed(session.accountId, session.id);
  }

  #age(session: Session): number {
    return this.#clock.now() - session.rotatedAt.getTime();
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }

  #in(ms: number): Date {
    return new Date(this.#clock.now() + ms);
  }
}
