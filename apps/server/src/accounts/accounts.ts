/** Accounts: a guest with one click, who can become registered and keep everything; names, passwords, farewell. */

import { type Account, Prisma, type PrismaClient } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import { isUniqueConflict } from '../storage/bad-input.ts';
import { findNameProblem, guestName, moveGuestsAside, NO_NAME_KEYS, nameKeys, nameTaken } from './names.ts';
import type { Passwords } from './passwords.ts';

const emailTaken = problem('email-taken', 'There is an account with this e-mail address already.');
const wrongCredentials = problem('wrong-credentials', 'E-mail address and password do not belong together.');

/** So many guests may ask for the same name in one moment. */
const GUEST_ATTEMPTS = 20;

export class Accounts {
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #passwords: Passwords;

  constructor(prisma: PrismaClient, clock: Clock, passwords: Passwords) {
    this.#prisma = prisma;
    this.#clock = clock;
    this.#passwords = passwords;
  }

  async createGuest(name: string): Promise<Account | Problem> {
    const refused = await findNameProblem(this.#prisma, name, undefined);
    if (refused) return refused;
    for (let attempt = 1; ; attempt++) {
      const shown = await guestName(this.#prisma, name, undefined);
      try {
        return await this.#prisma.account.create({
          data: { id: newId(), kind: 'guest', name: shown, ...nameKeys(shown), createdAt: this.#now() },
        });
      } catch (error) {
        // Another guest was faster with this name.
        if (!isUniqueConflict(error) || attempt >= GUEST_ATTEMPTS) throw error;
      }
    }
  }

  /** A guest becomes a registered account: the same row, so every match stays where it is. */
  async register(guest: Account, request: { email: string; password: string; name?: string | undefined }): Promise<Account | Problem> {
    if (guest.kind !== 'guest') return problem('not-a-guest', 'This account is registered already.');
    const name = request.name ?? guest.name;
    const taken = await this.#findTaken(guest.id, name, request.email);
    if (taken) return taken;
    const passwordHash = await this.#passwords.hash(request.password);
    if (isProblem(passwordHash)) return passwordHash;
    return this.#unlessTaken(guest.id, name, request.email, () =>
      this.#prisma.$transaction(async (tx) => {
        await moveGuestsAside(tx, name, guest.id);
        return tx.account.update({
          where: { id: guest.id, kind: 'guest' },
          data: { kind: 'registered', name, ...nameKeys(name), email: request.email, passwordHash },
        });
      }),
    );
  }

  /**
   * The account behind an e-mail address and a password. Which of the two is wrong is not told, neither in words nor by the time
   * it takes. `isKnown`: from a browser that has logged in to it before.
   */
  async check(email: string, password: string, isKnown = false): Promise<Account | Problem> {
    const account = await this.#prisma.account.findUnique({ where: { email } });
    const matches = await this.#passwords.matches(account?.passwordHash ?? null, password, isKnown);
    if (isProblem(matches)) return matches;
    if (!matches || account === null) return wrongCredentials;
    if (account.passwordHash !== null && this.#passwords.isOutdated(account.passwordHash)) await this.#setPassword(account.id, password);
    return account;
  }

  async rename(account: Account, name: string): Promise<Account | Problem> {
    const refused = await findNameProblem(this.#prisma, name, account.id);
    if (refused) return refused;
    return this.#unlessTaken(account.id, name, null, () =>
      this.#prisma.$transaction(async (tx) => {
        const isGuest = account.kind === 'guest';
        const shown = isGuest ? await guestName(tx, name, account.id) : name;
        if (!isGuest) await moveGuestsAside(tx, name, account.id);
        return tx.account.update({ where: { id: account.id }, data: { name: shown, ...nameKeys(shown) } });
      }),
    );
  }

  async changePassword(account: Account, current: string, next: string): Promise<Problem | undefined> {
    const denied = await this.#demandPassword(account, current);
    if (denied) return denied;
    const failed = await this.#setPassword(account.id, next);
    if (failed) return failed;
    await this.#audit(account.id, 'password-changed', account.id);
    return undefined;
  }

  /**
   * Deletes an account: name, address and password go, and its bots with it. The nameless row stays, for other people's
   * games point to it. Returns the ids of everything that is deleted: the account and its bots.
   */
  async delete(account: Account, password: string | undefined): Promise<readonly string[] | Problem> {
    const denied = account.kind === 'registered' ? await this.#demandPassword(account, password ?? '') : undefined;
    return denied ?? this.#forget(account.id, account.id);
  }

  async deleteBot(owner: Account, botId: string): Promise<Problem | undefined> {
    const bot = await this.#prisma.account.findFirst({ where: { id: botId, ownerId: owner.id, deletedAt: null } });
    if (!bot) return problem('not-found', 'You own no such bot.');
    await this.#forget(bot.id, owner.id);
    return undefined;
  }

  /** A new password from the keeper of the server, for somebody who lost theirs. */
  resetPassword(accountId: string, password: string): Promise<Problem | undefined> {
    return this.#setPassword(accountId, password);
  }

  /** Deletes an account for the keeper of the server; `by` goes to the audit log. */
  async deleteFor(accountId: string, by: { readonly by: string; readonly user: string }): Promise<void> {
    await this.#forget(accountId, null, by);
  }

  async #forget(
    accountId: string,
    actorId: string | null,
    by: { readonly by?: string; readonly user?: string } = {},
  ): Promise<readonly string[]> {
    const deletedAt = this.#now();
    const whose = { OR: [{ id: accountId }, { ownerId: accountId }], deletedAt: null };
    return this.#prisma.$transaction(async (tx) => {
      const gone = await tx.account.findMany({ where: whose, select: { id: true } });
      const ids = gone.map(({ id }) => id);
      await tx.account.updateMany({
        where: { id: { in: ids } },
        data: { name: '', ...NO_NAME_KEYS, email: null, passwordHash: null, moderator: false, ownerId: null, deletedAt },
      });
      await tx.session.deleteMany({ where: { accountId: { in: ids } } });
      await tx.device.deleteMany({ where: { accountId: { in: ids } } });
      await tx.mute.deleteMany({ where: { accountId: { in: ids } } });
      await tx.botOffer.deleteMany({ where: { accountId: { in: ids } } });
      await tx.auditEntry.createMany({
        data: ids.map((id) => ({ at: deletedAt, actorId, act: 'account-deleted', subject: 'account', targetId: id, details: by })),
      });
      return ids;
    });
  }

  async #demandPassword(account: Account, password: string): Promise<Problem | undefined> {
    const matches = await this.#passwords.matches(account.passwordHash, password, true);
    if (isProblem(matches)) return matches;
    return matches ? undefined : problem('wrong-credentials', 'This is not the password of the account.');
  }

  async #setPassword(id: string, password: string): Promise<Problem | undefined> {
    const passwordHash = await this.#passwords.hash(password);
    if (isProblem(passwordHash)) return passwordHash;
    await this.#prisma.account.update({ where: { id }, data: { passwordHash } });
    return undefined;
  }

  async #findTaken(accountId: string, name: string, email: string | null): Promise<Problem | undefined> {
    const refused = await findNameProblem(this.#prisma, name, accountId);
    if (refused) return refused;
    const holder = email === null ? null : await this.#prisma.account.findUnique({ where: { email }, select: { id: true } });
    return holder === null || holder.id === accountId ? undefined : emailTaken;
  }

  /** Between the look and the write somebody else may have been faster; the database decides. */
  async #unlessTaken(accountId: string, name: string, email: string | null, write: () => Promise<Account>): Promise<Account | Problem> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Prisma.PrismaClientKnownRequestError)) throw error;
      if (error.code === 'P2025') return problem('not-a-guest', 'This account is registered already.');
      if (error.code !== 'P2002') throw error;
      return (await this.#findTaken(accountId, name, email)) ?? nameTaken;
    }
  }

  async #audit(actorId: string, act: string, targetId: string): Promise<void> {
    await this.#prisma.auditEntry.create({ data: { at: this.#now(), actorId, act, subject: 'account', targetId, details: {} } });
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}
