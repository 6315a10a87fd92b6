/** The accounts of the bots of the house: made at the first start, owned by nobody, logged in anew for each run of their host. */
import { nameKey } from '../accounts/names.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { type Account, Prisma, type PrismaClient } from '../storage/generated/client.ts';

/** As many as sit at the largest table beside a person, so that each has a name of its own: Odin's ravens and wolves. */
const NAMES = ['Huginn', 'Muninn', 'Geri', 'Freki'] as const;
/** For a name that somebody bears already. */
const SURNAME = 'of the house';
const LABEL = 'bot of the house';

export class HouseAccounts {
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #sessions: Sessions;
  /** Whose sessions are open, by their tokens. */
  #open: { readonly account: string; readonly token: string }[] = [];

  constructor(prisma: PrismaClient, clock: Clock, sessions: Sessions) {
    this.#prisma = prisma;
    this.#clock = clock;
    this.#sessions = sessions;
  }

  /** New tokens; those told before are no longer good. */
  async logIn(): Promise<readonly string[]> {
    await this.logOut();
    for (const name of NAMES) {
      const account = (await this.#account(name)) ?? (await this.#account(`${name} ${SURNAME}`));
      if (!account || account.bannedAt) continue;
      this.#open.push({ account: account.id, token: await this.#sessions.open(account.id, 'bearer', LABEL) });
    }
    return this.#open.map(({ token }) => token);
  }

  async logOut(): Promise<void> {
    for (const { account, token } of this.#open.splice(0)) {
      const found = await this.#sessions.find(token, 'bearer');
      if (found) await this.#sessions.end(account, found.session.id);
    }
  }

  /** Ends what a server that was killed has left open. */
  async logOutAll(): Promise<void> {
    const keys = NAMES.flatMap((name) => [nameKey(name), nameKey(`${name} ${SURNAME}`)]);
    const accounts = await this.#prisma.account.findMany({ where: { kind: 'bot', ownerId: null, nameKey: { in: keys } } });
    for (const { id } of accounts) await this.#sessions.endAll(id);
  }

  /** The account of this name, made if need be; undefined where somebody else has the name. */
  async #account(name: string): Promise<Account | undefined> {
    const key = nameKey(name);
    const find = () => this.#prisma.account.findUnique({ where: { nameKey: key } });
    const found = (await find()) ?? (await this.#create(name, key)) ?? (await find());
    return found?.kind === 'bot' && found.ownerId === null ? found : undefined;
  }

  /** Nothing where another server was faster. */
  async #create(name: string, key: string): Promise<Account | undefined> {
    try {
      return await this.#prisma.account.create({
        data: { id: newId(), kind: 'bot', name, nameKey: key, createdAt: new Date(this.#clock.now()) },
      });
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return undefined;
      throw error;
    }
  }
}
