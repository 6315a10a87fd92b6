import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMatch } from '../../testing/matches.ts';
import { browser, guest, PASSWORD, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const DAY_MS = 24 * 3_600_000;
const MANY = { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000', SKALD_LIMIT_REQUESTS: '10000' };

describe.each(DATABASE_KINDS)('accounts on %s', (kind) => {
  let server: TestServer;
  const accountRow = (id: string) => server.services.store.prisma.account.findUniqueOrThrow({ where: { id } });

  beforeAll(async () => {
    server = await testServer(kind, MANY);
  });
  afterAll(() => server.remove());

  describe('a guest', () => {
    it('is in with a name, and is the same player the next day', async () => {
      const page = browser(server);
      await page.get('/api/account').expect(401);
      const { body } = await page.post('/api/guests').send({ name: '  Þóra the Swift ' }).expect(201);
      expect(body.account).toMatchObject({ kind: 'guest', name: 'Þóra the Swift', email: null, moderator: false });
      server.clock.leap(DAY_MS);
      const next = await page.get('/api/account').expect(200);
      expect(next.body).toEqual(body);
    });

    it('cannot come in twice in one browser', async () => {
      const { page } = await guest(server);
      const { body } = await page.post('/api/guests').send({ name: 'Another' }).expect(409);
      expect(body.error.code).toBe('already-signed-in');
    });

    it.each([['x'], ['a'.repeat(25)], [''], ['   '], [7]])('is not let in with the name %j', async (name) => {
      const { body } = await browser(server).post('/api/guests').send({ name }).expect(400);
      expect(body.error).toEqual({ code: 'bad-request', reason: expect.stringContaining('name') });
    });

    it.each([['<b>bold</b>'], ['turn\u202eed'], ['...']])('is told which characters a name has, and not let in with %j', async (name) => {
      const { body } = await browser(server).post('/api/guests').send({ name }).expect(400);
      expect(body.error).toEqual({ code: 'name-characters', reason: expect.stringContaining('name') });
    });
  });

  describe('a registration', () => {
    it('keeps the account and everything that points to it', async () => {
      const { page, id, name } = await guest(server);
      const matchId = await aMatch(server.services.store);
      await server.services.store.prisma.matchSeat.create({ data: { matchId, seat: 0, occupant: 'person', accountId: id } });
      const request = { email: '  Aud@Example.ORG ', password: PASSWORD };
      const { body } = await page.post('/api/account/registration').send(request).expect(200);
      expect(body.account).toMatchObject({ id, kind: 'registered', name, email: 'aud@example.org' });
      expect(await server.services.store.prisma.matchSeat.count({ where: { accountId: id } })).toBe(1);
      await page.get('/api/account').expect(200);
    });

    it('hashes the password with argon2id, and never tells it', async () => {
      const { page, id } = await registered(server);
      expect((await accountRow(id)).passwordHash).toMatch(/^\$argon2id\$/);
      const { text } = await page.get('/api/account').expect(200);
      expect(text).not.toMatch(/argon|hash|password/i);
    });

    it('lets each address and each name be held once, however it is written', async () => {
      const { name, email } = await registered(server);
      const other = await guest(server);
      const taken = await other.page.post('/api/account/registration').send({ email: email.toUpperCase(), password: PASSWORD }).expect(409);
      expect(taken.body.error.code).toBe('email-taken');
      const alike = name.replace(' ', '_').toUpperCase();
      const request = { email: 'other@example.org', password: PASSWORD, name: alike };
      expect((await other.page.post('/api/account/registration').send(request).expect(409)).body.error.code).toBe('name-taken');
      expect((await browser(server).post('/api/guests').send({ name: alike }).expect(409)).body.error.code).toBe('name-taken');
    });

    it('decides a race for one address by the database', async () => {
      const pages = await Promise.all([guest(server), guest(server), guest(server)]);
      const request = { email: 'race@example.org', password: PASSWORD };
      const answers = await Promise.all(pages.map(({ page }) => page.post('/api/account/registration').send(request)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it('is for guests only', async () => {
      const { page } = await registered(server);
      const request = { email: 'again@example.org', password: PASSWORD };
      expect((await page.post('/api/account/registration').send(request).expect(409)).body.error.code).toBe('not-a-guest');
    });

    it('asks for a password of some length', async () => {
      const { page } = await guest(server);
      const request = { email: 'short@example.org', password: 'short' };
      expect((await page.post('/api/account/registration').send(request).expect(400)).body.error.reason).toContain('password');
    });
  });

  describe('a name', () => {
    it('can be changed, and the old one is free again', async () => {
      const { page, name } = await registered(server);
      const { body } = await page.patch('/api/account').send({ name: 'Hallgerd Longlegs' }).expect(200);
      expect(body.account.name).toBe('Hallgerd Longlegs');
      await guest(server, name);
      expect((await browser(server).post('/api/guests').send({ name: 'hallgerd.longlegs' }).expect(409)).body.error.code).toBe(
        'name-taken',
      );
    });
  });

  describe('a deleted account', () => {
    it('loses name and address, and its seats keep pointing to somebody nameless', async () => {
      const { page, id, email } = await registered(server);
      const matchId = await aMatch(server.services.store);
      await server.services.store.prisma.matchSeat.create({ data: { matchId, seat: 1, occupant: 'person', accountId: id } });
      expect((await page.delete('/api/account').send({}).expect(401)).body.error.code).toBe('wrong-credentials');
      await page.delete('/api/account').send({ password: PASSWORD }).expect(204);
      await page.get('/api/account').expect(401);
      expect(await accountRow(id)).toMatchObject({ name: '', nameKey: null, email: null, passwordHash: null, deletedAt: expect.any(Date) });
      expect(await server.services.store.prisma.session.count({ where: { accountId: id } })).toBe(0);
      const seat = await server.services.store.prisma.matchSeat.findFirstOrThrow({ where: { matchId }, include: { account: true } });
      expect(seat.account).toMatchObject({ id, name: '' });
      await browser(server).post('/api/session').send({ email, password: PASSWORD }).expect(401);
      const acts = await server.services.store.prisma.auditEntry.findMany({ where: { targetId: id } });
      expect(acts).toMatchObject([{ act: 'account-deleted', actorId: id }]);
    });

    it('of a guest needs no password', async () => {
      const { page, id } = await guest(server);
      await page.delete('/api/account').expect(204);
      expect((await accountRow(id)).deletedAt).not.toBeNull();
    });
  });

  describe('a banned account', () => {
    it('is told so, with its session and when logging in', async () => {
      const { page, id, email } = await registered(server);
      await server.services.store.prisma.account.update({ where: { id }, data: { bannedAt: new Date(), banReason: 'rude words' } });
      const { body } = await page.get('/api/account').expect(403);
      expect(body.error).toEqual({ code: 'banned', reason: expect.stringContaining('rude words') });
      const login = await browser(server).post('/api/session').send({ email, password: PASSWORD }).expect(403);
      expect(login.body.error.code).toBe('banned');
    });
  });
});
