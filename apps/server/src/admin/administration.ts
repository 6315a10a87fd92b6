/** Account administration from the command line, directly in the storage. Every action is in the audit log. */
import { randomBytes } from 'node:crypto';
import type { Account, PrismaClient } from '../../generated/prisma/client.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Devices } from '../accounts/devices.ts';
import { nameKeys } from '../accounts/names.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import { isProblem, type Problem, problem } from '../problem.ts';

export interface AdministrationDeps {
  readonly prisma: PrismaClient;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  /** Who sits at the command line, for the audit log. */
  readonly user: string;
}

/** What was done, as sentences for the operator. */
export type AdminOutcome = readonly string[] | Problem;

const PASSWORD_BYTES = 12;

export class Administration {
  readonly #deps: AdministrationDeps;

  constructor(deps: AdministrationDeps) {
    this.#deps = deps;
  }

  async moderators(): Promise<AdminOutcome> {
    const rows = await this.#deps.prisma.account.findMany({ where: { moderator: true, deletedAt: null }, orderBy: { name: 'asc' } });
    return rows.length === 0 ? ['There are no moderators.'] : rows.map(line);
  }

  async describeAccount(who: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    return isProblem(account) ? account : [line(account)];
  }

  async grant(who: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    if (isProblem(account)) return account;
    if (account.kind !== 'registered')
      return problem('forbidden', `${account.name} is not registered: only people with a password can be moderators.`);
    if (account.bannedAt) return problem('forbidden', `${account.name} is locked out: unlock the account first.`);
    if (account.moderator) return [`${account.name} is a moderator already.`];
    await this.#change(account, { moderator: true }, 'moderator-granted');
    return [`${account.name} is a moderator now.`];
  }

  async revoke(who: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    if (isProblem(account)) return account;
    if (!account.moderator) return [`${account.name} is no moderator.`];
    await this.#change(account, { moderator: false }, 'moderator-revoked');
    return [`${account.name} is no moderator any more.`];
  }

  /** A new password for somebody who lost theirs; every session ends. */
  async resetPassword(who: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    if (isProblem(account)) return account;
    if (account.kind !== 'registered') return problem('forbidden', `${account.name} is not registered and has no password.`);
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const failed = await this.#deps.accounts.resetPassword(account.id, password);
    if (failed) return failed;
    await this.#audit(account, 'password-reset', {});
    await this.#logOut(account);
    return [
      `The new password of ${account.name} (${account.email}) is ${password}`,
      'It is shown this once. Every session of the account has ended.',
    ];
  }

  /** Shuts an account out. Matches that have not started lose it, and bots play the others on, within a minute after the server is up. */
  async lock(who: string, reason: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    if (isProblem(account)) return account;
    if (account.bannedAt) return [`${account.name} is locked out already: ${account.banReason}.`];
    const data = { bannedAt: this.#now(), banReason: reason, moderator: false };
    await this.#change(account, data, 'account-banned', { reason });
    await this.#logOut(account);
    return [`${account.name} is locked out. Every session of the account has ended.`];
  }

  async unlock(who: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    if (isProblem(account)) return account;
    if (!account.bannedAt) return [`${account.name} is not locked out.`];
    await this.#change(account, { bannedAt: null, banReason: null }, 'account-unbanned');
    return [`${account.name} may come in again.`];
  }

  /** Forgets name, address, password and bots; the games stay. */
  async delete(who: string): Promise<AdminOutcome> {
    const account = await this.#find(who);
    if (isProblem(account)) return account;
    await this.#deps.accounts.deleteFor(account.id, this.#by());
    return [`${account.name} (${account.id}) is deleted. The games stay, under no name.`];
  }

  /** By e-mail address, id, or the name of somebody who holds it alone. */
  async #find(who: string): Promise<Account | Problem> {
    const text = who.trim();
    const { nameKey } = nameKeys(text);
    const account = await this.#deps.prisma.account.findFirst({
      where: { deletedAt: null, OR: [{ id: text }, { email: text.toLowerCase() }, ...(text.includes('@') ? [] : [{ nameKey }])] },
    });
    return (
      account ??
      problem('not-found', `There is no account "${text}". Name it by its e-mail address, its id, or its name; guests by their id.`)
    );
  }

  async #change(account: Account, data: Partial<Account>, act: string, details: object = {}): Promise<void> {
    await this.#deps.prisma.account.update({ where: { id: account.id }, data });
    await this.#audit(account, act, details);
  }

  async #logOut(account: Account): Promise<void> {
    await this.#deps.sessions.endAll(account.id);
    await this.#deps.devices.forgetAll(account.id);
  }

  async #audit({ id }: Account, act: string, details: object): Promise<void> {
    await this.#deps.prisma.auditEntry.create({
      data: { at: this.#now(), act, subject: 'account', targetId: id, details: { ...this.#by(), ...details } },
    });
  }

  #by(): { readonly by: string; readonly user: string } {
    return { by: 'command line', user: this.#deps.user };
  }

  #now(): Date {
    return new Date(this.#deps.clock.now());
  }
}

function line({ id, kind, name, email, moderator, bannedAt, banReason, createdAt }: Account): string {
  const facts = [
    kind,
    ...(email === null ? [] : [email]),
    ...(moderator ? ['moderator'] : []),
    ...(bannedAt ? [`locked out on ${bannedAt.toISOString().slice(0, 10)}: ${banReason}`] : []),
    `since ${createdAt.toISOString().slice(0, 10)}`,
  ];
  return `${name} (${id}): ${facts.join(', ')}`;
}
