import { connect } from 'node:net';
import { errorBody } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browser, guest, program, registered, type TestServer, testServer } from '../testing/servers.ts';
import { QUICKEST_KIND } from '../testing/stores.ts';

describe('the HTTP base', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer('embedded', { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000' });
  });
  afterAll(() => server.remove());

  it('proves a write and a read at /healthz', async () => {
    const thisRun = () => server.services.store.prisma.serverRun.findFirstOrThrow({ where: { stoppedAt: null } });
    const before = await thisRun();
    server.clock.advance(5000);
    const { body } = await program(server).get('/healthz').expect(200);
    expect(body).toEqual({ status: 'ok', storage: 'embedded' });
    const after = await thisRun();
    expect(after.beatAt.getTime() - before.beatAt.getTime()).toBe(5000);
    await program(server).get('/readyz').expect(200, { status: 'ready' });
  });

  it('tells its figures to the machine itself', async () => {
    const { text } = await program(server).get('/metrics').expect(200);
    for (const name of ['skald_answers_total', 'skald_answer_stage_seconds', 'skald_append_queue', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(text).toContain(name);
    }
    await program(server).get('/metrics').set('x-forwarded-for', '198.51.100.7').expect(403);
    expect(text).toMatch(/skald_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/);
  });

  it('answers every refusal with the same body', async () => {
    const page = browser(server);
    const refusals = [
      [await page.get('/nowhere'), 404, 'not-found'],
      [await page.get('/api/nowhere'), 404, 'not-found'],
      [await page.post('/api/guests').set('content-type', 'application/json').send('{"name":'), 400, 'bad-request'],
      [await page.post('/api/guests').send({ name: 'Fine', extra: 1 }), 400, 'bad-request'],
      [await page.post('/api/guests').send(), 400, 'bad-request'],
      [await page.post('/api/guests').set('content-type', 'text/plain').send('name'), 400, 'bad-request'],
      [await page.post('/api/guests').send({ name: 'x'.repeat(70_000) }), 413, 'too-large'],
      [await page.get('/api/account').set('authorization', 'Basic eDp5'), 401, 'unauthenticated'],
      [await page.get('/api/bots'), 401, 'unauthenticated'],
      [await page.delete('/api/sessions/../../etc'), 404, 'not-found'],
    ] as const;
    for (const [response, status, code] of refusals) {
      expect(response.status).toBe(status);
      expect(response.body).toEqual({ error: { code, reason: expect.any(String) } });
      expect(response.text).not.toMatch(/node_modules|at \w+ \(/);
    }
  });

  it('says what is wrong with a body that cannot be read', async () => {
    const { page } = await guest(server);
    const reasonOf = async (type: string, body: string): Promise<string> => {
      const headers = { ...(type !== '' && { 'content-type': type }), origin: server.address, cookie: 'skald=none' };
      const response = await fetch(`${server.address}/api/matches/unknown0000/join`, { method: 'POST', headers, body });
      const answer = errorBody.parse(await response.json());
      expect([response.status, answer.error.code]).toEqual([400, 'bad-request']);
      return answer.error.reason;
    };
    expect(await reasonOf('application/json', '')).toMatch(/application\/json, but the body is empty.*\{\}/);
    expect(await reasonOf('application/json', '{"seat":')).toBe('The body is not JSON.');
    for (const body of ['{"__proto__":{"seat":1}}', '{"seat":1,"constructor":{"prototype":{}}}']) {
      expect(await reasonOf('application/json', body)).toContain('__proto__');
    }
    expect(await reasonOf('text/plain', 'seat 1')).toContain('Content-Type: application/json');
    await page.post('/api/matches/unknown0000/join').expect(404);
    await page.post('/api/matches/unknown0000/join').send({}).expect(404);
  });

  it('survives bytes that are no HTTP', async () => {
    const { port } = new URL(server.address);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('\u0000\u0001garbage\r\n\r\n'));
      let text = '';
      socket.on('data', (data) => (text += data));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toContain('400');
    await program(server).get('/readyz').expect(200);
  });

  it('sends a strict policy with everything', async () => {
    const { headers } = await program(server).get('/api/account');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('documents itself at /docs, from its own address only', async () => {
    const { text, headers } = await program(server).get('/docs/').expect(200);
    expect(text).not.toMatch(/https?:\/\//);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
    await program(server).get('/docs/static/swagger-ui-bundle.js').expect(200);
    const { body } = await program(server).get('/docs/json').expect(200);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/healthz', '/api/guests', '/api/account', '/api/session', '/api/bots']),
    );
    expect(body.paths['/api/guests'].post.requestBody.content['application/json'].schema.properties.name).toMatchObject({ maxLength: 24 });
  });

  describe('a request that changes something', () => {
    const tries = (headers: Record<string, string>) => program(server).post('/api/guests').set(headers).send({ name: 'Mallory' });

    it('must come from a page of this server', async () => {
      const { host } = new URL(server.address);
      for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: `http://${host}.evil.example` }]) {
        const { status, body } = await tries(headers);
        expect([status, body.error.code]).toEqual([403, 'bad-origin']);
      }
      await tries({ origin: server.address, host }).expect(201);
    });

    it('is not let through by a bearer token that means nothing', async () => {
      const { page } = await guest(server);
      const { body } = await page.delete('/api/account').set('origin', 'https://evil.example').set('authorization', 'Bearer x').send({});
      expect(body.error.code).toBe('unauthenticated');
      await page.get('/api/account').expect(200);
    });
  });

  it('logs no secret, and every line of a request with its id', async () => {
    const password = 'a secret kept in the fjord';
    const page = browser(server);
    const response = await page.post('/api/guests').send({ name: 'Quiet' }).expect(201);
    await page.post('/api/account/registration').send({ email: 'quiet@example.org', password }).expect(200);
    await page.get('/api/account?invitation=hush').expect(200);
    const token = /skald=([^;]*)/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
    const log = server.logged.join('');
    expect(log).toContain(`"reqId":"${response.headers['x-request-id']}"`);
    for (const secret of [password, token, 'hush', 'quiet@example.org', 'argon2']) expect(log).not.toContain(secret);
  });

  it('says busy while the storage is away, and nothing of the inside', async () => {
    const { page } = await registered(server);
    const { store } = server.services;
    const away = vi
      .spyOn(store, 'run')
      .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' }));
    const { status, body, headers } = await page.get('/api/account');
    away.mockRestore();
    expect(status).toBe(503);
    expect(body.error).toEqual({ code: 'busy', reason: expect.not.stringContaining('10.0.0.5'), retryAfterMs: 2000 });
    expect(headers['retry-after']).toBe('2');
    await page.get('/api/account').expect(200);
  });
});

describe('limits', () => {
  it('lets five sign-ups a minute in from one address, and more after a minute', async () => {
    const server = await testServer(QUICKEST_KIND, { SKALD_PROXIES: '1' });
    const come = (address: string) => browser(server).post('/api/guests').set('x-forwarded-for', address).send({ name: 'Newcomer' });
    for (let i = 0; i < 5; i++) await come('198.51.100.7').expect(201);
    const { body, headers } = await come('198.51.100.7').expect(429);
    expect(body.error).toMatchObject({ code: 'too-many', retryAfterMs: 60_000 });
    expect(headers['retry-after']).toBe('60');
    await come('198.51.100.8').expect(201);
    for (let i = 0; i < 5; i++) await come(`2001:db8:1:2::${i}`).expect(201);
    await come('2001:db8:1:2:ffff::1').expect(429);
    server.clock.advance(60_000);
    await come('198.51.100.7').expect(201);
    await server.remove();
  });

  it('counts wrong passwords for an account, wherever they come from', async () => {
    const server = await testServer(QUICKEST_KIND, { SKALD_PROXIES: '1', SKALD_LIMIT_LOGINS: '3' });
    const attempt = (n: number) =>
      browser(server)
        .post('/api/session')
        .set('x-forwarded-for', `203.0.113.${n}`)
        .send({ email: 'target@example.org', password: `guess number ${n}` });
    for (let i = 0; i < 3; i++) await attempt(i).expect(401);
    // From now on strangers wait, and those of a network that has failed wait longer. Refused tries prolong nothing.
    const fresh = (n: number) => attempt(n).set('x-forwarded-for', `192.${n}.2.1`);
    for (let i = 4; i < 20; i++) {
      expect((await attempt(i).expect(429)).body.error).toMatchObject({ code: 'too-many', retryAfterMs: 31_000 });
      expect((await fresh(i).expect(429)).body.error).toMatchObject({ code: 'too-many', retryAfterMs: 1000 });
    }
    // Each further failure makes the wait longer, up to half a minute.
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      waits.push((await fresh(50 + i).expect(429)).body.error.retryAfterMs);
      server.clock.advance(waits.at(-1) ?? 0);
      await fresh(50 + i).expect(401);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    // A quarter of an hour later all is forgotten.
    server.clock.advance(15 * 60_000);
    await attempt(21).expect(401);
    await server.remove();
  });

  it('answer no file, page, reference or check beyond them either, and count those of monitoring apart', async () => {
    const server = await testServer(QUICKEST_KIND, { SKALD_PROXIES: '1', SKALD_LIMIT_REQUESTS: '4', SKALD_LIMIT_FILES: '6' });
    const statuses = async (address: string, paths: readonly string[]): Promise<number[]> => {
      const all: number[] = [];
      for (const path of paths) all.push((await program(server).get(path).set('x-forwarded-for', address)).status);
      return all;
    };
    const times = (n: number, path: string): string[] => Array.from({ length: n }, () => path);
    expect(await statuses('192.0.2.1', times(5, '/docs/json'))).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses('192.0.2.1', ['/api/games', '/docs/static/index.html', '/api/nothing'])).toEqual([429, 429, 429]);
    expect(await statuses('192.0.2.1', ['/healthz', '/readyz', '/healthz', '/readyz', '/readyz', '/healthz'])).toEqual([
      200, 200, 200, 200, 429, 429,
    ]);
    expect(await statuses('192.0.2.1', times(7, '/no/such.file'))).toEqual([404, 404, 404, 404, 404, 404, 429]);
    expect(await statuses('192.0.2.2', ['/docs/json', '/healthz', '/no/such.file'])).toEqual([200, 200, 404]);
    server.clock.advance(60_000);
    expect(await statuses('192.0.2.1', ['/docs/json', '/healthz', '/no/such.file'])).toEqual([200, 200, 404]);
    await server.remove();
  });

  it('count no match that was not opened, and no guest who was refused', async () => {
    const server = await testServer(QUICKEST_KIND);
    const { page } = await guest(server);
    const opens = (body: object) => page.post('/api/matches').send(body);
    for (let i = 0; i < 6; i++) {
      await opens({ game: 'raids', seats: 'two' }).expect(400);
      await opens({ game: 'no-such-game', seats: 2 }).expect(404);
      await browser(server).post('/api/guests').send({ name: 'x' }).expect(400);
      await browser(server).post('/api/guests').send({ name: 'Moderator' }).expect(409);
    }
    for (let i = 0; i < 5; i++) await opens({ game: 'raids', seats: 2 }).expect(201);
    await opens({ game: 'raids', seats: 2 }).expect(429);
    for (let i = 0; i < 4; i++) await guest(server);
    await browser(server).post('/api/guests').send({ name: 'One more' }).expect(429);
    await server.remove();
  });

  it('never ask to come again sooner than after a quarter of a second', async () => {
    const server = await testServer(QUICKEST_KIND, { SKALD_LIMIT_REQUESTS: '1' });
    await program(server).get('/api/games').expect(200);
    server.clock.advance(59_990);
    const { body, headers } = await program(server).get('/api/games').expect(429);
    expect([body.error.retryAfterMs, headers['retry-after']]).toEqual([250, '1']);
    // Addresses that cannot be read reach no hook, and count too.
    await program(server).get('/api/%E0%A4%A').expect(429);
    await server.remove();
  });

  it('counts requests of an address and of an account', async () => {
    const server = await testServer(QUICKEST_KIND, { SKALD_PROXIES: '1', SKALD_LIMIT_REQUESTS: '4' });
    const { page } = await guest(server);
    const ask = (n: number) => page.get('/api/account').set('x-forwarded-for', `203.0.113.${n}`);
    for (let i = 0; i < 4; i++) await ask(i).expect(200);
    expect((await ask(5).expect(429)).body.error.reason).toContain('account');
    for (let i = 0; i < 4; i++) await program(server).get('/api/account').set('x-forwarded-for', '192.0.2.1').expect(401);
    expect((await program(server).get('/api/account').set('x-forwarded-for', '192.0.2.1').expect(429)).body.error.reason).toContain(
      'address',
    );
    await server.remove();
  });
});

describe('a server with an address of its own', () => {
  it('takes its origin from it, and sends cookies over https only', async () => {
    const server = await testServer(QUICKEST_KIND, {
      SKALD_PUBLIC_URL: 'https://play.example',
      SKALD_ALLOWED_ORIGINS: 'https://beta.example',
      SKALD_METRICS_TOKEN: 'a token for the figures',
    });
    const come = (origin: string) => program(server).post('/api/guests').set('origin', origin).send({ name: 'Gudrid' });
    const { headers } = await come('https://play.example').expect(201);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-skald=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await come('https://beta.example').expect(201);
    await come(server.address).expect(403);
    await program(server).get('/metrics').expect(403);
    await program(server).get('/metrics').set('authorization', 'Bearer a wrong one').expect(403);
    await program(server).get('/metrics').set('authorization', 'Bearer a token for the figures').expect(200);
    await server.remove();
  });
});
