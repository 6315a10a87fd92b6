import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../../accounts/accounts.ts';
import { Passwords } from '../../accounts/passwords.ts';
import { browser, guest, PASSWORD, program, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const HOUR_MS = 3_600_000;
const MANY = { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000', SKALD_LIMIT_REQUESTS: '10000' };

/** The token in a Set-Cookie header; undefined where none is set. */
function tokenIn(response: { headers: Record<string, unknown> }): string | undefined {
  return /skald=([^;]*)/.exec(String(response.headers['set-cookie'] ?? ''))?.[1];
}

describe.each(DATABASE_KINDS)('sessions on %s', (kind) => {
  let server: TestServer;
  const withToken = (token: string) => program(server).get('/api/account').set('cookie', `skald=${token}`);
  const newGuestToken = async (): Promise<string> => {
    const response = await browser(server).post('/api/guests').send({ name: 'Token Keeper' }).expect(201);
    return tokenIn(response) ?? '';
  };

  beforeAll(async () => {
    server = await testServer(kind, MANY);
  });
  afterAll(() => server.remove());

  it('keeps only hashes of tokens', async () => {
    const token = await newGuestToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await server.services.store.prisma.$queryRaw<{ text: string }[]>`SELECT s::text AS text FROM sessions AS s`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await browser(server).post('/api/guests').send({ name: 'Cookie' }).expect(201);
    expect(String(response.headers['set-cookie'])).toMatch(/^skald=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('logs in elsewhere, and out again without touching the first', async () => {
    const { page, id, email } = await registered(server);
    const clusterPeers = browser(server);
    const { body } = await clusterPeers.post('/api/session').send({ email, password: PASSWORD }).expect(200);
    expect(body.account.id).toBe(id);
    await clusterPeers.get('/api/account').expect(200);
    await clusterPeers.delete('/api/session').expect(204);
    await clusterPeers.get('/api/account').expect(401);
    await page.get('/api/account').expect(200);
  });

  it('ends a token on the server when its owner logs out, whoever still has it', async () => {
    const token = await newGuestToken();
    await withToken(token).expect(200);
    await program(server)
      .delete('/api/session')
      .set('cookie', `skald=${token}`)
      .set('origin', server.address)
      .set('host', new URL(server.address).host)
      .expect(204);
    await withToken(token).expect(401);
  });

  it('logs out everywhere', async () => {
    const { page, email } = await registered(server);
    const clusterPeers = browser(server);
    await clusterPeers.post('/api/session').send({ email, password: PASSWORD }).expect(200);
    await clusterPeers.delete('/api/sessions').expect(204);
    await page.get('/api/account').expect(401);
    await clusterPeers.get('/api/account').expect(401);
  });

  it('shows where one is logged in, and ends one of them', async () => {
    const { page, email } = await registered(server);
    const clusterPeers = browser(server);
    await clusterPeers.post('/api/session').set('user-agent', 'Longship/1.0').send({ email, password: PASSWORD }).expect(200);
    const { body } = await page.get('/api/sessions').expect(200);
    expect(body.sessions).toHaveLength(2);
    const other = body.sessions.find((session: { current: boolean }) => !session.current);
    expect(other).toMatchObject({ label: 'Longship/1.0', kind: 'cookie' });
    await page.delete(`/api/sessions/${other.id}`).expect(204);
    await clusterPeers.get('/api/account').expect(401);
    await page.delete(`/api/sessions/${other.id}`).expect(404);
  });

  it('does not end a stranger’s session', async () => {
    const [mine, stranger] = [await guest(server), await guest(server)];
    const { body } = await stranger.page.get('/api/sessions').expect(200);
    await mine.page.delete(`/api/sessions/${body.sessions[0].id}`).expect(404);
    await stranger.page.get('/api/account').expect(200);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await registered(server);
    const wrong = await browser(server).post('/api/session').send({ email, password: 'not the password' }).expect(401);
    const unknown = await browser(server).post('/api/session').send({ email: 'nobody@example.org', password: PASSWORD }).expect(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('ends every other session when the password is changed', async () => {
    const { page, email } = await registered(server);
    const clusterPeers = browser(server);
    await clusterPeers.post('/api/session').send({ email, password: PASSWORD }).expect(200);
    await page.put('/api/account/password').send({ current: 'wrong password', next: 'another long password' }).expect(401);
    await page.put('/api/account/password').send({ current: PASSWORD, next: 'another long password' }).expect(204);
    await page.get('/api/account').expect(200);
    await clusterPeers.get('/api/account').expect(401);
    await browser(server).post('/api/session').send({ email, password: PASSWORD }).expect(401);
    await browser(server).post('/api/session').send({ email, password: 'another long password' }).expect(200);
  });

  it('hashes a password anew at the next login once it costs more', async () => {
    const { id, email } = await registered(server);
    const { prisma } = server.services.store;
    const old = '$argon2id$v=19$m=8192,t=1,p=1$';
    expect((await prisma.account.findUniqueOrThrow({ where: { id } })).passwordHash?.startsWith(old)).toBe(true);
    const dearer = new Passwords({ ...server.services.config.sessions, passwordMemoryKib: 9216 });
    await new Accounts(prisma, server.clock, dearer).check(email, PASSWORD);
    expect((await prisma.account.findUniqueOrThrow({ where: { id } })).passwordHash).toMatch(/^\$argon2id\$v=19\$m=9216,t=1,p=1\$/);
  });

  describe('rotation', () => {
    it('replaces an old token', async () => {
      const first = await newGuestToken();
      server.clock.leap(23 * HOUR_MS);
      expect(tokenIn(await withToken(first).expect(200))).toBeUndefined();
      server.clock.advance(2 * HOUR_MS);
      const second = tokenIn(await withToken(first).expect(200)) ?? '';
      expect(second).toMatch(/^[\w-]{43}$/);
      expect(second).not.toBe(first);
      expect(tokenIn(await withToken(second).expect(200))).toBeUndefined();
    });

    it('lets a session that is used go on, and one that is not end', async () => {
      const used = await newGuestToken();
      const unused = await newGuestToken();
      server.clock.leap(170 * 24 * HOUR_MS);
      const renewed = tokenIn(await withToken(used).expect(200)) ?? '';
      server.clock.leap(20 * 24 * HOUR_MS);
      await withToken(unused).expect(401);
      await withToken(renewed).expect(200);
      server.clock.advance(HOUR_MS);
      const over = { expiresAt: { lt: new Date(server.clock.now()) } };
      const left = () => {
        // The upkeep sets its next hour when it is done with one.
        server.clock.advance(HOUR_MS);
        return server.services.store.prisma.session.count({ where: over });
      };
      await expect.poll(left).toBe(0);
      await withToken(renewed).expect(200);
    });
  });

  it('knows nobody by a token that it never gave', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00', "' OR 1=1"]) {
      await withToken(encodeURIComponent(token)).expect(401);
    }
  });
});
