import { PROTOCOL } from '@skald/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newSalt } from '../../accounts/tokens.ts';
import { CAN_SHARE, twoServers } from '../../cluster/testing/sharing.ts';
import { until } from '../../testing/people.ts';
import { browser, PASSWORD, program, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const HOUR_MS = 3_600_000;
const MANY = { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000', SKALD_LIMIT_REQUESTS: '10000' };

/** The token in a Set-Cookie header; undefined where none is set. */
function tokenIn(response: { headers: Record<string, unknown> }): string | undefined {
  return /skald=([^;]*)/.exec(String(response.headers['set-cookie'] ?? ''))?.[1];
}

let people = 0;

describe.each(DATABASE_KINDS)('a replaced token on %s', (kind) => {
  let server: TestServer;
  const withToken = (token: string) => program(server).get('/api/account').set('cookie', `skald=${token}`);
  const send = (method: 'post' | 'put', path: string, token: string, body: object) =>
    program(server)
      [method](path)
      .set('cookie', `skald=${token}`)
      .set('origin', server.address)
      .set('host', new URL(server.address).host)
      .send(body);
  const newGuest = async (): Promise<string> => {
    const response = await browser(server).post('/api/guests').send({ name: 'Token Keeper' }).expect(201);
    return tokenIn(response) ?? '';
  };
  const register = (token: string) => {
    const email = `keeper${++people}@example.org`;
    return send('post', '/api/account/registration', token, { email, password: PASSWORD, name: `Keeper ${people}` });
  };
  const socketWith = (token: string): Socket =>
    io(server.address, {
      auth: { protocol: PROTOCOL },
      extraHeaders: { cookie: `skald=${token}`, origin: server.address },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
  const refusalOf = async (token: string): Promise<unknown> => {
    const socket = socketWith(token);
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
    socket.close();
    return 'data' in error ? error.data : undefined;
  };

  beforeAll(async () => {
    server = await testServer(kind, MANY);
  });
  afterAll(() => server.remove());

  describe('after registering', () => {
    it('ends as soon as the new one is seen, whoever has it', async () => {
      const first = await newGuest();
      const second = tokenIn(await register(first).expect(200)) ?? '';
      await withToken(second).expect(200);
      const late = await withToken(first).expect(409);
      expect(late.body.error).toMatchObject({ code: 'retry', retryAfterMs: expect.any(Number) });
      expect(tokenIn(late)).toBeUndefined();
      server.clock.advance(11_000);
      await withToken(first).expect(401);
      await withToken(second).expect(200);
    });

    it('opens nothing even before the new one is seen', async () => {
      const first = await newGuest();
      await register(first).expect(200);
      expect((await withToken(first).expect(409)).body.error.code).toBe('retry');
      expect((await send('post', '/api/matches', first, { game: 'raids', seats: 2 }).expect(409)).body.error.code).toBe('retry');
      expect(await refusalOf(first)).toMatchObject({ error: { code: 'retry' } });
    });

    it('gives the new one again where its answer was lost, then ends', async () => {
      const first = await newGuest();
      const lost = tokenIn(await register(first).expect(200)) ?? '';
      server.clock.advance(2500);
      const again = await withToken(first).expect(409);
      expect(again.body.error.code).toBe('retry');
      const second = tokenIn(again) ?? '';
      expect(second).toBe(lost);
      expect((await withToken(second).expect(200)).body.account.kind).toBe('registered');
      expect(tokenIn(await withToken(first).expect(409))).toBeUndefined();
      server.clock.advance(11_000);
      await withToken(first).expect(401);
    });

    it('ends after a minute where nobody comes for the new one, and the password lets its owner in', async () => {
      const first = await newGuest();
      const { body } = await register(first).expect(200);
      server.clock.advance(61_000);
      const answer = await withToken(first).expect(401);
      expect(tokenIn(answer)).toBeUndefined();
      await browser(server).post('/api/session').send({ email: body.account.email, password: PASSWORD }).expect(200);
    });

    it('never outlives the new one, however often it is presented', async () => {
      const first = await newGuest();
      const second = tokenIn(await register(first).expect(200)) ?? '';
      for (let i = 0; i < 20; i++) {
        await withToken(first);
        server.clock.advance(5000);
      }
      await withToken(first).expect(401);
      await withToken(second).expect(200);
    });

    it('takes its sockets with it, and they come back with the new one', async () => {
      const first = await newGuest();
      const socket = socketWith(first);
      await until(() => socket.connected);
      const second = tokenIn(await register(first).expect(200)) ?? '';
      await until(() => !socket.connected);
      const back = socketWith(second);
      await until(() => back.connected);
      back.close();
    });
  });

  it('ends in the same way when the password is changed', async () => {
    const { page } = await registered(server);
    const before =
      tokenIn(await page.get('/api/account')) ??
      page.jar.getCookie('skald', { path: '/', domain: '127.0.0.1', secure: false, script: false })?.value;
    const changed = await page.put('/api/account/password').send({ current: PASSWORD, next: 'another long password' }).expect(204);
    const after = tokenIn(changed) ?? '';
    expect(after).toMatch(/^[\w-]{43}$/);
    await withToken(after).expect(200);
    server.clock.advance(11_000);
    await withToken(before ?? '').expect(401);
    await page.get('/api/account').expect(200);
  });

  describe('of a browser, replaced because of its age', () => {
    it('is good until the new one is seen, and not a moment longer', async () => {
      const first = await newGuest();
      server.clock.leap(25 * HOUR_MS);
      const second = tokenIn(await withToken(first).expect(200)) ?? '';
      await withToken(first).expect(200);
      await withToken(second).expect(200);
      expect((await withToken(first).expect(409)).body.error.code).toBe('retry');
      server.clock.advance(11_000);
      await withToken(first).expect(401);
    });

    it('throws no tab out: requests under way get the same new token, or are told to come again with it', async () => {
      const first = await newGuest();
      server.clock.leap(25 * HOUR_MS);
      const answers = await Promise.all(Array.from({ length: 6 }, () => withToken(first)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      const tokens = new Set(answers.map(tokenIn));
      expect(tokens.size).toBe(1);
      const [second] = tokens;
      const mixed = await Promise.all([withToken(second ?? ''), withToken(first), withToken(second ?? ''), withToken(first)]);
      for (const { status, body } of mixed) expect([200, 409]).toContain(body.error ? (body.error.code === 'retry' ? 409 : 0) : status);
      await withToken(second ?? '').expect(200);
    });

    it('lets a guest in after days, where the new one was lost on its way', async () => {
      const first = await newGuest();
      server.clock.leap(25 * HOUR_MS);
      const lost = tokenIn(await withToken(first).expect(200)) ?? '';
      server.clock.leap(48 * HOUR_MS);
      const second = tokenIn(await withToken(first).expect(200)) ?? '';
      expect(second).toBe(lost);
      await withToken(second).expect(200);
    });

    it('does not live longer than it would have without', async () => {
      const first = await newGuest();
      server.clock.leap(100 * 24 * HOUR_MS);
      const second = tokenIn(await withToken(first).expect(200)) ?? '';
      server.clock.leap(81 * 24 * HOUR_MS);
      await withToken(first).expect(401);
      await withToken(second).expect(200);
    });

    it('has its sockets come again with the new one once that was seen', async () => {
      const first = await newGuest();
      const socket = socketWith(first);
      await until(() => socket.connected);
      server.clock.leap(25 * HOUR_MS);
      const second = tokenIn(await withToken(first).expect(200)) ?? '';
      await withToken(first).expect(200);
      expect(socket.connected).toBe(true);
      await withToken(second).expect(200);
      await until(() => !socket.connected);
    });
  });

  it('of a program gives the same new one until that is used, and ends then', async () => {
    const { page } = await registered(server);
    const { body } = await page
      .post('/api/bots')
      .send({ name: `Mill ${++people}` })
      .expect(201);
    const asBot = (token: string) => program(server).get('/api/account').set('authorization', `Bearer ${token}`);
    const renew = (token: string) => program(server).post('/api/session/token').set('authorization', `Bearer ${token}`);
    const lost = (await renew(body.token).expect(200)).body.token;
    server.clock.leap(72 * HOUR_MS);
    const { token } = (await renew(body.token).expect(200)).body;
    expect(token).toBe(lost);
    await asBot(body.token).expect(200);
    await asBot(token).expect(200);
    expect((await asBot(body.token).expect(409)).body.error.code).toBe('retry');
    server.clock.advance(11_000);
    await asBot(body.token).expect(401);
    const third = (await renew(token).expect(200)).body.token;
    await asBot(third).expect(200);
  });

  it('of before this release is replaced like any other', async () => {
    const first = await newGuest();
    server.clock.leap(25 * HOUR_MS);
    await withToken(first).expect(200);
    await server.services.store.prisma.session.updateMany({ data: { renewalSalt: null, previousUntil: null } });
    server.clock.advance(61_000);
    const second = tokenIn(await withToken(first).expect(200)) ?? '';
    await withToken(second).expect(200);
    server.clock.advance(11_000);
    await withToken(first).expect(401);
  });

  it('that a server of the release before has replaced lets its owner in, whatever is left of an earlier replacement', async () => {
    const token = await newGuest();
    const [tokenHash, another] = [hashToken(token), hashToken('unseen')];
    // That release replaces a token by chance, and leaves all of this as it was.
    const left = { renewalSalt: newSalt(), previousUntil: new Date(0), previousRecovers: true };
    const replaced = { tokenHash: another, previousHash: tokenHash, confirmedAt: null, rotatedAt: new Date(server.clock.now()) };
    await server.services.store.prisma.session.updateMany({ where: { tokenHash }, data: { ...left, ...replaced } });
    const second = tokenIn(await withToken(token).expect(200)) ?? '';
    expect(second).not.toBe(token);
    await withToken(second).expect(200);
  });
});

describe.runIf(CAN_SHARE)('a replaced token at another server', () => {
  it('is ended there too, with its sockets', { timeout: 120_000 }, async () => {
    const { one, two, remove } = await twoServers(9);
    const call = async (server: { readonly address: string }, method: string, path: string, token: string, body?: object) => {
      const response = await fetch(server.address + path, {
        method,
        headers: { origin: server.address, cookie: `skald=${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, token: /skald=([^;]*)/.exec(response.headers.getSetCookie().join())?.[1] ?? '' };
    };
    const first = (await call(one, 'POST', '/api/guests', '', { name: 'Two Doors' })).token;
    const socket = io(two.address, {
      auth: { protocol: PROTOCOL },
      extraHeaders: { cookie: `skald=${first}`, origin: two.address },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    await until(() => socket.connected);
    const request = { email: 'two-doors@example.org', password: PASSWORD };
    const second = (await call(one, 'POST', '/api/account/registration', first, request)).token;
    await until(() => !socket.connected);
    expect((await call(two, 'GET', '/api/account', first)).status).toBe(409);
    expect((await call(two, 'GET', '/api/account', second)).status).toBe(200);
    expect((await call(one, 'GET', '/api/account', first)).status).toBe(409);
    expect((await call(one, 'GET', '/api/account', second)).status).toBe(200);
    await remove();
  });
});
