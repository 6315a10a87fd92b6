/** Web push: the server's keys, subscriptions, and sending. */
import type { PushPayload, PushSubscriptionBody } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Problem, problem } from '../problem.ts';
import { isUniqueConflict } from '../storage/bad-input.ts';
import { isPushService } from './push-hosts.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The only pair. */
const PAIR = 1;
/** A push service keeps a message for a browser that is off; a day later it is no news. */
const KEPT_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
/** The browser behind an endpoint is gone for good. */
const GONE: readonly number[] = [404, 410];
/** Where nobody can be written to, that is what is said. */
const NO_CONTACT = 'mailto:nobody@skald.invalid';

export class Push {
  readonly #prisma: PrismaClient;
  readonly #clock: Clock;
  readonly #hosts: readonly string[];
  readonly #contact: string;
  readonly #logger: FastifyBaseLogger;
  #keys: Promise<Keys> | undefined;

  constructor(prisma: PrismaClient, clock: Clock, { push, server }: Pick<Config, 'push' | 'server'>, logger: FastifyBaseLogger) {
    this.#prisma = prisma;
    this.#clock = clock;
    this.#hosts = push.hosts;
    this.#contact = push.contact ?? (server.publicUrl?.startsWith('https:') ? server.publicUrl : NO_CONTACT);
    this.#logger = logger;
  }

  /** The public key; the pair is made when it is first asked for. */
  async key(): Promise<string> {
    return (await this.#pair()).publicKey;
  }

  async subscribe(session: string, { endpoint, keys }: PushSubscriptionBody): Promise<Problem | undefined> {
    if (!isPushService(endpoint, this.#hosts)) return problem('forbidden', 'Nothing is pushed to this service.');
    const subscription = { endpoint, p256dh: keys.p256dh, auth: keys.auth, createdAt: new Date(this.#clock.now()) };
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#write(session, subscription);
        return undefined;
      } catch (error) {
        // Another session of the same browser was faster; the last one counts.
        if (attempt === ATTEMPTS || !isUniqueConflict(error)) throw error;
      }
    }
  }

  async #write(sessionId: string, subscription: { endpoint: string; p256dh: string; auth: string; createdAt: Date }): Promise<void> {
    const { endpoint } = subscription;
    await this.#prisma.$transaction([
      // The same browser may have been somebody else's before.
      this.#prisma.pushSubscription.deleteMany({ where: { endpoint, NOT: { sessionId } } }),
      this.#prisma.pushSubscription.upsert({ where: { sessionId }, create: { sessionId, ...subscription }, update: subscription }),
    ]);
  }

  async unsubscribe(session: string): Promise<void> {
    await this.#prisma.pushSubscription.deleteMany({ where: { sessionId: session } });
  }

  /** Which of these accounts have a push subscription in a signed-in browser? */
  async wanting(accounts: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.#prisma.session.findMany({
      where: { accountId: { in: [...accounts] }, push: { isNot: null }, ...this.#alive() },
      select: { accountId: true },
    });
    return new Set(found.map(({ accountId }) => accountId));
  }

  /** Tells every browser of an account that asked for it. A browser that is gone is forgotten; anything else is tried no second time. */
  async notify(account: string, payload: PushPayload): Promise<void> {
    const subscriptions = await this.#prisma.pushSubscription.findMany({ where: { session: { accountId: account, ...this.#alive() } } });
    await Promise.all(subscriptions.map((one) => this.#send(one, payload)));
  }

  async #send(subscription: { endpoint: string; p256dh: string; auth: string }, payload: PushPayload): Promise<void> {
    const { endpoint, p256dh, auth } = subscription;
    if (!isPushService(endpoint, this.#hosts)) return;
    try {
      const vapidDetails = { subject: this.#contact, ...(await this.#pair()) };
      const options = { vapidDetails, TTL: KEPT_SECONDS, contentEncoding: 'aes128gcm' as const };
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), options);
      const headers = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
        body: request.body === null ? null : new Uint8Array(request.body),
        // A push service has no reason to send us elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (GONE.includes(response.status)) await this.#prisma.pushSubscription.deleteMany({ where: { endpoint } });
      else if (!response.ok) this.#logger.info({ status: response.status, service: new URL(endpoint).host }, 'a push was not taken');
    } catch (error) {
      this.#logger.info({ err: error, service: new URL(endpoint).host }, 'a push could not be sent');
    }
  }

  #alive() {
    return { revokedAt: null, expiresAt: { gt: new Date(this.#clock.now()) } };
  }

  #pair(): Promise<Keys> {
    this.#keys ??= this.#loadPair().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  /** Of several servers that make a pair at once, the first to write it wins. */
  async #loadPair(): Promise<Keys> {
    const kept = await this.#prisma.pushKeys.findUnique({ where: { id: PAIR } });
    if (kept) return kept;
    const made = { id: PAIR, ...webPush.generateVAPIDKeys(), createdAt: new Date(this.#clock.now()) };
    await this.#prisma.pushKeys.createMany({ data: [made], skipDuplicates: true });
    return this.#prisma.pushKeys.findUniqueOrThrow({ where: { id: PAIR } });
  }
}
