import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAN_SHARE, twoServers } from '../../cluster/testing/sharing.ts';
import { browser, PASSWORD, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS, type DatabaseKind, QUICKEST_KIND } from '../../testing/stores.ts';

/** One kind of database stands the whole attack; for the others it is enough that the limits are passed many times over. */
const attackersOn = (kind: DatabaseKind): number => (kind === QUICKEST_KIND ? 200 : 60);
const addressOf = (n: number): string => `10.7.${Math.floor(n / 200)}.${(n % 200) + 1}`;
const BEHIND_PROXY = { SKALD_PROXIES: '1', SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_REQUESTS: '100000' };

describe.each(DATABASE_KINDS)('wrong passwords of strangers on %s', (kind) => {
  const attackers = attackersOn(kind);
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(kind, BEHIND_PROXY);
  });
  afterAll(() => server.remove());

  const tryFrom = (address: string, email: string, password: string, page = browser(server)) =>
    page.post('/api/session').set('x-forwarded-for', address).send({ email, password });

  /** Everybody tries once, a few at a time as from a slow network; what came of each. */
  const attack = async (email: string, first = 0): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < attackers; n += 10) {
      const round = Array.from({ length: 10 }, (_, i) => tryFrom(addressOf(first + n + i), email, `guess number ${n + i}`));
      statuses.push(...(await Promise.all(round)).map(({ status }) => status));
    }
    return statuses;
  };

  it('do not lock the owner out of a browser that has logged in before', async () => {
    const { page, email } = await registered(server);
    await page.delete('/api/session').expect(204);
    const statuses = await attack(email);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    await tryFrom('192.0.2.1', email, PASSWORD, page).expect(200);
    // Nor where the owner mistypes now and then.
    await page.delete('/api/session').expect(204);
    await attack(email, 1000);
    await tryFrom('192.0.2.1', email, 'mistyped password', page).expect(401);
    await tryFrom('192.0.2.1', email, PASSWORD, page).expect(200);
  });

  it('do not lock the owner out of a new browser at a new address: it takes a minute at most', async () => {
    const { email, id } = await registered(server);
    await attack(email);
    await attack(email);
    let waitedMs = 0;
    let last = await tryFrom('198.51.100.7', email, PASSWORD);
    while (last.status === 429 && waitedMs <= 60_000) {
      const { retryAfterMs } = last.body.error;
      server.clock.advance(retryAfterMs);
      waitedMs += retryAfterMs;
      // The others go on trying meanwhile.
      await attack(email);
      last = await tryFrom('198.51.100.7', email, PASSWORD);
    }
    expect(last.status).toBe(200);
    expect(last.body.account.id).toBe(id);
    expect(waitedMs).toBeLessThanOrEqual(60_000);
  });

  it('are few in the end, from however many addresses', async () => {
    const { email } = await registered(server);
    let tried = 0;
    for (let minute = 0; minute < 10; minute++) {
      tried += (await attack(email)).filter((status) => status === 401).length;
      server.clock.advance(60_000);
    }
    // Without a limit by account all of them would be tried.
    expect(tried).toBeLessThan((10 * attackers) / 2);
  });

  it('tell nothing about whether there is such an account', async () => {
    const { email } = await registered(server);
    server.clock.advance(3_600_000);
    const pattern = async (address: string): Promise<unknown[]> => {
      const outcomes: unknown[] = [];
      for (let n = 0; n < 40; n++) {
        const { status, body } = await tryFrom(addressOf(2000 + n), address, 'no such password');
        outcomes.push([status, body]);
      }
      return outcomes;
    };
    const known = await pattern(email);
    server.clock.advance(3_600_000);
    expect(await pattern('nobody-at-all@example.org')).toEqual(known);
    expect(JSON.stringify(known)).toContain('too-many');
  });

  it('from one address are limited as ever', async () => {
    const { email } = await registered(server);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await tryFrom('203.0.113.5', `${n}-${email}`, 'wrong password')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('count against a known browser too, after which it is a stranger', async () => {
    const { page, email } = await registered(server);
    await page.delete('/api/session').expect(204);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await tryFrom(addressOf(3000 + n), email, `wrong ${n} password`, page)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    // From then on its failures count as those of any stranger, and after ten more it stands in the line.
    expect(statuses.slice(20)).toContain(429);
  });

  it('make no browser known: only a right password does, and it is forgotten with a change of password elsewhere', async () => {
    const { page, email } = await registered(server);
    const stranger = browser(server);
    const refused = await tryFrom('203.0.113.9', email, 'wrong password', stranger).expect(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
    const second = browser(server);
    const answer = await tryFrom('203.0.113.10', email, PASSWORD, second).expect(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/skald-device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax/);
    const { prisma } = server.services.store;
    const { id: accountId } = await prisma.account.findUniqueOrThrow({ where: { email } });
    expect(await prisma.device.count({ where: { accountId } })).toBe(2);
    await page.put('/api/account/password').send({ current: PASSWORD, next: 'another long password' }).expect(204);
    expect(await prisma.device.count({ where: { accountId } })).toBe(1);
    await page.delete('/api/account').send({ password: 'another long password' }).expect(204);
    expect(await prisma.device.count({ where: { accountId } })).toBe(0);
  });
});

describe.runIf(CAN_SHARE)('wrong passwords at two servers', () => {
  it('do not lock the owner out at either: a browser that one knows is known to both', { timeout: 120_000 }, async () => {
    const { one, two, remove } = await twoServers(10, { SKALD_PROXIES: '1', SKALD_LIMIT_LOGINS: '10' });
    let cookies = '';
    const call = async (server: { readonly address: string }, path: string, from: string, body: object, cookie = '') => {
      const response = await fetch(server.address + path, {
        method: 'POST',
        headers: { origin: server.address, 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
        body: JSON.stringify(body),
      });
      return { status: response.status, cookies: response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '') };
    };
    const guest = await call(one, '/api/guests', '192.0.2.9', { name: 'Two Gates' });
    const email = 'two-gates@example.org';
    const kept = await call(one, '/api/account/registration', '192.0.2.9', { email, password: PASSWORD }, guest.cookies.join('; '));
    cookies = kept.cookies.filter((cookie) => cookie.startsWith('skald-device=')).join('; ');
    expect(cookies).not.toBe('');
    for (const server of [one, two]) {
      const statuses: number[] = [];
      for (let n = 0; n < 40; n++)
        statuses.push((await call(server, '/api/session', addressOf(n), { email, password: 'wrong password' })).status);
      expect(statuses).toContain(429);
      expect((await call(server, '/api/session', '198.51.100.9', { email, password: PASSWORD }, cookies)).status).toBe(200);
    }
    await remove();
  });
});
