/** Bots: accounts of their own kind, owned by registered people, logged in with a bearer token. */

import type { Account, PrismaClient } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import { isUniqueConflict } from '../storage/bad-input.ts';
import { findNameProblem, moveGuestsAside, nameKeys, nameTaken } from './names.ts';
import type { Sessions } from './sessions.ts';

export interface BotWithToken {
  readonly bot: Account;
  readonly token: string;
}

const notYours = problem('not-found', 'You own no such bot.');

export class Bots {
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #sessions: Sessions;
  readonly #most: number;

  constructor(prisma: PrismaClient, clock: Clock, sessions: Sessions, most: number) {
    this.#prisma = prisma;
    this.#clock = clock;
    this.#sessions = sessions;
    this.#most = most;
  }

  async create(owner: Account, name: string): Promise<BotWithToken | Problem> {
    if (owner.kind !== 'registered') return problem('forbidden', 'Only a registered account can own bots.');
    const bot = await this.#createAccount(owner.id, name);
    return isProblem(bot) ? bot : { bot, token: await this.#sessions.open(bot.id, 'bearer', bot.name) };
  }

  list(owner: Account): Promise<Account[]> {
    return this.#prisma.account.findMany({ where: { ownerId: owner.id, deletedAt: null }, orderBy: { createdAt: 'asc' } });
  }

  /** Issues a new bot token and ends all earlier ones. */
  async newToken(owner: Account, botId: string): Promise<BotWithToken | Problem> {
    const bot = await this.#prisma.account.findFirst({ where: { id: botId, ownerId: owner.id, deletedAt: null } });
    if (!bot) return notYours;
    await this.#sessions.endAll(bot.id);
    return { bot, token: await this.#sessions.open(bot.id, 'bearer', bot.name) };
  }

  async #createAccount(ownerId: string, name: string): Promise<Account | Problem> {
    const data = { id: newId(), kind: 'bot', name, ...nameKeys(name), ownerId, createdAt: new Date(this.#clock.now()) } as const;
    try {
      return await this.#prisma.$transaction(async (tx) => {
        // Bots of one owner are counted one after the other.
        await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${ownerId} FOR UPDATE`;
        const owned = await tx.account.count({ where: { ownerId, deletedAt: null } });
        if (owned >= this.#most) return problem('limit-reached', `One account may own ${this.#most} bots.`);
        const refused = await findNameProblem(tx, name, undefined);
        if (refused) return refused;
        await moveGuestsAside(tx, name, undefined);
        return tx.account.create({ data });
      });
    } catch (error) {
      if (isUniqueConflict(error)) return nameTaken;
      throw error;
    }
  }
}
