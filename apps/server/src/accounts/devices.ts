/** Browsers from which somebody has logged in to an account before, known by a cookie of their own that outlives the session. */

import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import { hashToken, looksLikeToken, newToken } from './tokens.ts';

/** As long as browsers keep a cookie. */
export const DEVICE_DAYS = 400;
const DAY_MS = 24 * 3_600_000;
/** Browsers of one account; beyond that the one that was away longest is forgotten. */
const MOST = 20;

export class Devices {
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;

  constructor(prisma: PrismaClient, clock: Clock) {
    this.#prisma = prisma;
    this.#clock = clock;
  }

  /** The device key of this browser, if the account behind an e-mail address knows it. */
  async find(token: string | undefined, email: string): Promise<string | undefined> {
    if (token === undefined || !looksLikeToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const known = await this.#prisma.device.findFirst({ where: { tokenHash, account: { email } }, select: { accountId: true } });
    return known ? Buffer.from(tokenHash).toString('base64url') : undefined;
  }

  /** Remembers a browser for an account; returns what its cookie must hold. */
  async remember(accountId: string, token: string | undefined): Promise<string> {
    const kept = token !== undefined && looksLikeToken(token) ? token : newToken();
    const tokenHash = hashToken(kept);
    const seenAt = new Date(this.#clock.now());
    await this.#prisma.device.upsert({
      where: { accountId_tokenHash: { accountId, tokenHash } },
      create: { accountId, tokenHash, seenAt },
      update: { seenAt },
    });
    const surplus = await this.#prisma.device.findMany({ where: { accountId }, orderBy: { seenAt: 'desc' }, skip: MOST });
    if (surplus.length > 0) {
      await this.#prisma.device.deleteMany({ where: { accountId, tokenHash: { in: surplus.map((device) => device.tokenHash) } } });
    }
    return kept;
  }

  async forgetAll(accountId: string): Promise<void> {
    await this.#prisma.device.deleteMany({ where: { accountId } });
  }

  /** Removes those whose cookies are over. */
  async sweep(): Promise<void> {
    const seenAt = { lt: new Date(this.#clock.now() - DEVICE_DAYS * DAY_MS) };
    await this.#prisma.device.deleteMany({ where: { seenAt } });
  }
}
