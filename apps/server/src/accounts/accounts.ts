/** Accounts: a guest with one click, who can become registered and keep everything; names, passwords, farewell. */
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import { type Account, Prisma, type PrismaClient } from '../storage/generated/client.ts';
import { isNameFree, nameKey, nameTaken } from './names.ts';
import type { Passwords } from './passwords.ts';

const emailTaken = problem('email-taken', 'There is an account with this e-mail address already.');
const wrongCredentials = problem('wrong-credentials', 'E-mail address and password do not belong together.');

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
    if (!(await isNameFree(this.#prisma, name, undefined))) return nameTaken;
    return this.#prisma.account.create({ data: { id: newId(), kind: 'guest', name, createdAt: this.#now() } });
  }

  /** A guest becomes a registered account: the same row, so every match stays where it is. */
  async register(guest: Account, wish: { email: string; password: string; name?: string | undefined }): Promise<Account | Problem> {
    if (guest.kind !== 'guest') return problem('not-a-guest', 'This account is registered already.');
    const name = wish.name ?? guest.name;
    const taken = await this.#findTaken(guest.id, name, wish.email);
    if (taken) return taken;
    const passwordHash = await this.#passwords.hash(wish.password);
    if (isProblem(passwordHash)) return passwordHash;
    return this.#unlessTaken(guest.id, name, wish.email, () =>
      this.#prisma.account.update({
        where: { id: guest.id, kind: 'guest' },
        data: { kind: 'registered', name, nameKey: nameKey(name), email: wish.email, passwordHash },
      }),
    );
  }

  /** The account behind an e-mail address and a password. Which of the two is wrong is not told, neither in words nor by the time it takes. */
  async check(email: string, password: string): Promise<Account | Problem> {
    const account = await this.#prisma.account.findUnique({ where: { email } });
    const matches = await this.#passwords.matches(account?.passwordHash ?? null, password);
    if (isProblem(matches)) return matches;
    if (!matches || account === null) return wrongCredentials;
    if (account.passwordHash !== null && this.#passwords.isOutdated(account.passwordHash)) await this.#setPassword(account.id, password);
    return account;
  }

  async rename(account: Account, name: string): Promise<Account | Problem> {
    if (!(await isNameFree(this.#prisma, name, account.id))) return nameTaken;
    const key = account.kind === 'guest' ? null : nameKey(name);
    return this.#unlessTaken(account.id, name, null, () =>
      this.#prisma.account.update({ where: { id: account.id }, data: { name, nameKey: key } }),
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
   * games point to it.
   */
  async delete(account: Account, password: string | undefined): Promise<Problem | undefined> {
    const denied = account.kind === 'registered' ? await this.#demandPassword(account, password ?? '') : undefined;
    if (denied) return denied;
    await this.#forget(account.id, account.id);
    return undefined;
  }

  async deleteBot(owner: Account, botId: string): Promise<Problem | undefined> {
    const bot = await this.#prisma.account.findFirst({ where: { id: botId, ownerId: owner.id, deletedAt: null } });
    if (!bot) return problem('not-found', 'You own no such bot.');
    await this.#forget(bot.id, owner.id);
    return undefined;
  }

  async #forget(accountId: string, actorId: string): Promise<void> {
    const deletedAt = this.#now();
    const whose = { OR: [{ id: accountId }, { ownerId: accountId }], deletedAt: null };
    await this.#prisma.$transaction(async (tx) => {
      const gone = await tx.account.findMany({ where: whose, select: { id: true } });
      const ids = gone.map(({ id }) => id);
      await tx.account.updateMany({
        where: { id: { in: ids } },
        data: { name: '', nameKey: null, email: null, passwordHash: null, moderator: false, ownerId: null, deletedAt },
      });
      await tx.session.deleteMany({ where: { accountId: { in: ids } } });
      await tx.mute.deleteMany({ where: { accountId: { in: ids } } });
      await tx.botOffer.deleteMany({ where: { accountId: { in: ids } } });
      await tx.auditEntry.createMany({
        data: ids.map((id) => ({ at: deletedAt, actorId, act: 'account-deleted', subject: 'account', targetId: id, details: {} })),
      });
    });
  }

  async #demandPassword(account: Account, password: string): Promise<Problem | undefined> {
    const matches = await this.#passwords.matches(account.passwordHash, password);
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
    if (!(await isNameFree(this.#prisma, name, accountId))) return nameTaken;
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
