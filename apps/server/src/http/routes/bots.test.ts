import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, guest, PASSWORD, program, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const MANY = { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000', SKALD_LIMIT_BOTS: '2' };

describe.each(DATABASE_KINDS)('bots on %s', (kind) => {
  let server: TestServer;
  const asBot = (token: string) => program(server).get('/api/account').set('authorization', `Bearer ${token}`);
  let named = 0;
  const newBot = async (page: Awaited<ReturnType<typeof registered>>['page']) => {
    const { body } = await page
      .post('/api/bots')
      .send({ name: `Automaton ${++named}` })
      .expect(201);
    return { id: String(body.bot.id), token: String(body.token) };
  };

  beforeAll(async () => {
    server = await testServer(kind, MANY);
  });
  afterAll(() => server.remove());

  it('are accounts of their own kind, known by a bearer token', async () => {
    const { page } = await registered(server);
    const { id, token } = await newBot(page);
    const { body } = await asBot(token).expect(200);
    expect(body.account).toMatchObject({ id, kind: 'bot', email: null });
    expect((await page.get('/api/bots').expect(200)).body.bots).toMatchObject([{ id, kind: 'bot' }]);
  });

  it('belong to registered people, as many as are allowed', async () => {
    const visitor = await guest(server);
    expect((await visitor.page.post('/api/bots').send({ name: 'Too Early' }).expect(403)).body.error.code).toBe('forbidden');
    const { page } = await registered(server);
    const answers = await Promise.all(['Sleipnir', 'Ratatosk', 'Third'].map((name) => page.post('/api/bots').send({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  });

  it('replace their token: the old one works until the new one was used, and a little longer', async () => {
    const { page } = await registered(server);
    const { token } = await newBot(page);
    const { body } = await program(server).post('/api/session/token').set('authorization', `Bearer ${token}`).expect(200);
    await asBot(token).expect(200);
    await asBot(body.token).expect(200);
    server.clock.advance(61_000);
    await asBot(token).expect(401);
    await asBot(body.token).expect(200);
  });

  it('get a new token from their owner, which ends every earlier one', async () => {
    const { page } = await registered(server);
    const { id, token } = await newBot(page);
    const { body } = await page.post(`/api/bots/${id}/token`).expect(200);
    await asBot(token).expect(401);
    await asBot(body.token).expect(200);
    const stranger = await registered(server);
    await stranger.page.post(`/api/bots/${id}/token`).expect(404);
    await stranger.page.delete(`/api/bots/${id}`).expect(404);
  });

  it('do not manage themselves', async () => {
    const { page } = await registered(server);
    const { token } = await newBot(page);
    const send = (method: 'post' | 'patch' | 'delete', path: string) =>
      program(server)[method](path).set('authorization', `Bearer ${token}`).send({ name: 'Free' });
    expect((await send('patch', '/api/account')).body.error.code).toBe('forbidden');
    expect((await send('post', '/api/bots')).body.error.code).toBe('forbidden');
    expect((await program(server).delete('/api/account').set('authorization', `Bearer ${token}`).send({})).body.error.code).toBe(
      'forbidden',
    );
  });

  it('go with their owner', async () => {
    const { page } = await registered(server);
    const { id, token } = await newBot(page);
    await page.delete('/api/account').send({ password: PASSWORD }).expect(204);
    await asBot(token).expect(401);
    expect(await server.services.store.prisma.account.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: '', kind: 'bot' });
  });

  it('cannot use a browser’s token as a bearer, nor the other way round', async () => {
    const { page } = await registered(server);
    const { token } = await newBot(page);
    await program(server).get('/api/account').set('cookie', `skald=${token}`).expect(401);
    const response = await browser(server).post('/api/guests').send({ name: 'Browser' }).expect(201);
    const cookie = /skald=([^;]*)/.exec(String(response.headers['set-cookie']))?.[1];
    await asBot(String(cookie)).expect(401);
  });
});
