/** Sessions: who is behind a token, and for how long. Tokens of browsers are replaced as they age. */
import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Account, PrismaClient, Session, SessionKind } from '../storage/generated/client.ts';
import type { Statement, Store } from '../storage/store.ts';
import { hashToken, looksLikeToken, newToken } from './tokens.ts';

/** Somebody known by a session. */
export interface Identity {
  readonly account: Account;
  readonly session: Session;
  /** A new token that the client must use from now on. */
  readonly renewed?: string;
}

/** How old the note of the last visit may get: most requests write nothing. */
const SEEN_EVERY_MS = 5 * 60_000;
const LONGEST_LABEL = 120;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Everybody who comes back after a restart is looked up at once: session and account in one reading.
const FIND: Statement = {
  name: 'find-session',
  text: `
SELECT session.id, session.account_id AS "accountId", session.kind, label, token_hash AS "tokenHash", previous_hash AS "previousHash",
  rotated_at AS "rotatedAt", confirmed_at AS "confirmedAt", session.created_at AS "createdAt", last_seen_at AS "lastSeenAt",
  expires_at AS "expiresAt", revoked_at AS "revokedAt",
  account.kind AS "accountKind", name, name_key AS "nameKey", email, password_hash AS "passwordHash", moderator, owner_id AS "ownerId",
  account.created_at AS "enteredAt", banned_at AS "bannedAt", ban_reason AS "banReason", deleted_at AS "deletedAt"
FROM sessions AS session JOIN accounts AS account ON account.id = session.account_id
WHERE (token_hash = $1 OR previous_hash = $1) AND session.kind = $2 AND revoked_at IS NULL AND expires_at > $3 AND deleted_at IS NULL`,
};

/** Where both have a column of the same name, the account's is called otherwise. */
type Found = Session & Omit<Account, 'id' | 'kind' | 'createdAt'> & { readonly accountKind: Account['kind']; readonly enteredAt: Date };

function accountOf(found: Found): Account {
  const { name, nameKey, email, passwordHash, moderator, ownerId, bannedAt, banReason, deletedAt } = found;
  const { accountId: id, accountKind: kind, enteredAt: createdAt } = found;
  return { id, kind, name, nameKey, email, passwordHash, moderator, ownerId, createdAt, bannedAt, banReason, deletedAt };
}

export class Sessions {
  readonly #store: Store;
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #lifeMs: number;
  readonly #rotateMs: number;
  readonly #graceMs: number;
  /** Is told when sessions of an account end before their time: one, or all but perhaps one. */
  onEnded: (accountId: string, which: { readonly only?: string; readonly except?: string }) => void = () => undefined;

  constructor(store: Store, clock: Clock, settings: Config['sessions']) {
    this.#store = store;
    this.#prisma = store.prisma;
    this.#clock = clock;
    this.#lifeMs = settings.days * DAY_MS;
    this.#rotateMs = settings.rotateHours * HOUR_MS;
    this.#graceMs = settings.graceSeconds * 1000;
  }

  /** Logs an account in; the token is told here and never again. */
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
        expiresAt: this.#expiry(),
      },
    });
    return token;
  }

  /** Who presents this token; undefined for nobody. `mayRenew`: can the holder be told a new one? */
  async find(token: string, kind: SessionKind, mayRenew = true): Promise<Identity | undefined> {
    if (!looksLikeToken(token)) return undefined;
    const presented = hashToken(token);
    const [session] = await this.#store.run<Found>(FIND, [presented, kind, this.#now()]);
    if (!session) return undefined;
    const account = accountOf(session);
    const isCurrent = timingSafeEqual(session.tokenHash, presented);
    if (!isCurrent && !this.#isInGrace(session)) return undefined;
    const renewed = mayRenew && this.#isDue(session, isCurrent) ? await this.#rotate(session, presented) : undefined;
    if (renewed === undefined) await this.#noteVisit(session, isCurrent);
    return renewed === undefined ? { account, session } : { account, session, renewed };
  }

  /** Replaces a token at its holder's wish. */
  rotate(session: Session): Promise<string | undefined> {
    return this.#rotate(session, session.tokenHash);
  }

  list(accountId: string): Promise<Session[]> {
    return this.#prisma.session.findMany({
      where: { accountId, revokedAt: null, expiresAt: { gt: this.#now() } },
      orderBy: { createdAt: 'desc' },
    });
  }

  /** Ends one session of an account; false where there is none such. */
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
   * The token before counts until the new one was seen, for the answer that carried it may have been lost with the
   * connection, and a guest has no other way back in. After that it counts for a short grace, for requests under way.
   */
  #isInGrace(session: Session): boolean {
    return session.confirmedAt === null || this.#clock.now() - session.confirmedAt.getTime() <= this.#graceMs;
  }

  /** A browser's token is due when it is old, or when the new one seems to have been lost on its way. */
  #isDue(session: Session, isCurrent: boolean): boolean {
    if (session.kind !== 'cookie') return false;
    const age = this.#clock.now() - session.rotatedAt.getTime();
    return isCurrent ? age >= this.#rotateMs : session.confirmedAt === null && age > this.#graceMs;
  }

  /** Of requests that come together only one gets the new token; the others go on with theirs. */
  async #rotate(session: Session, presented: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
    const token = newToken();
    const now = this.#now();
    const { count } = await this.#prisma.session.updateMany({
      where: { id: session.id, tokenHash: session.tokenHash },
      data: {
        tokenHash: hashToken(token),
        previousHash: presented,
        rotatedAt: now,
        confirmedAt: null,
        lastSeenAt: now,
        expiresAt: this.#expiry(),
      },
    });
    return count === 1 ? token : undefined;
  }

  async #noteVisit(session: Session, isCurrent: boolean): Promise<void> {
    const isFirst = isCurrent && session.previousHash !== null && session.confirmedAt === null;
    if (!isFirst && this.#clock.now() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
    const now = this.#now();
    await this.#prisma.session.updateMany({
      where: { id: session.id },
      data: isFirst ? { lastSeenAt: now, confirmedAt: now } : { lastSeenAt: now },
    });
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }

  #expiry(): Date {
    return new Date(this.#clock.now() + this.#lifeMs);
  }
}
