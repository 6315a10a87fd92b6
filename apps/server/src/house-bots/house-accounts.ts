/** The house bots' accounts: created at the first start, without an owner, logged in again for each run of the bot host. */

import { type Account, Prisma, type PrismaClient } from '../../generated/prisma/client.ts';
import { nameKeys } from '../accounts/names.ts';
import { HOUSE_BOT_NAMES, HOUSE_SURNAME } from '../accounts/reserved-names.ts';
import { isReplaced, type Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';

const LABEL = 'bot of the house';

export class HouseAccounts {
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #sessions: Sessions;
  /** The accounts with open sessions, by token. */
  #open: { readonly account: string; readonly token: string }[] = [];

  constructor(prisma: PrismaClient, clock: Clock, sessions: Sessions) {
    this.#prisma = prisma;
    this.#clock = clock;
    this.#sessions = sessions;
  }

  /** Issues new tokens; earlier ones end. */
  async logIn(): Promise<readonly string[]> {
    await this.logOut();
    for (const name of HOUSE_BOT_NAMES) {
      const account = (await this.#account(name)) ?? (await this.#account(`${name} ${HOUSE_SURNAME}`));
      if (!account || account.bannedAt) continue;
      this.#open.push({ account: account.id, token: await this.#sessions.open(account.id, 'bearer', LABEL) });
    }
    return this.#open.map(({ token }) => token);
  }

  async logOut(): Promise<void> {
    for (const { account, token } of this.#open.splice(0)) {
      const found = await this.#sessions.find(token, 'bearer');
      if (found && !isReplaced(found)) await this.#sessions.end(account, found.session.id);
    }
  }

  /** Ends sessions that a killed server has left open. */
  async logOutAll(): Promise<void> {
    const keys = HOUSE_BOT_NAMES.flatMap((name) => [nameKeys(name).nameKey, nameKeys(`${name} ${HOUSE_SURNAME}`).nameKey]);
    const accounts = await this.#prisma.account.findMany({ where: { kind: 'bot', ownerId: null, nameKey: { in: keys } } });
    for (const { id } of accounts) await this.#sessions.endAll(id);
  }

  /** The account of this name, created if missing; undefined if the name belongs to somebody else. */
  async #account(name: string): Promise<Account | undefined> {
    const { nameKey } = nameKeys(name);
    const find = () => this.#prisma.account.findUnique({ where: { nameKey } });
    const found = (await find()) ?? (await this.#create(name)) ?? (await find());
    if (found?.kind !== 'bot' || found.ownerId !== null) return undefined;
    // An earlier release may have created it.
    return found.house ? found : this.#prisma.account.update({ where: { id: found.id }, data: { house: true } });
  }

  /** Does nothing if another server was faster or a lookalike name is taken. */
  async #create(name: string): Promise<Account | undefined> {
    try {
      return await this.#prisma.account.create({
        data: { id: newId(), kind: 'bot', house: true, name, ...nameKeys(name), createdAt: new Date(this.#clock.now()) },
      });
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return undefined;
      throw error;
    }
  }
}
