import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../accounts/accounts.ts';
import { Devices } from '../accounts/devices.ts';
import { Passwords } from '../accounts/passwords.ts';
import { Sessions } from '../accounts/sessions.ts';
import { isProblem } from '../problem.ts';
import { browser, guest, PASSWORD, registered, type TestServer, testServer } from '../testing/servers.ts';
import { DATABASE_KINDS } from '../testing/stores.ts';
import { Administration, type AdminOutcome } from './administration.ts';

const MANY = { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000', SKALD_LIMIT_REQUESTS: '10000', SKALD_LIMIT_NEW_MATCHES: '100' };

const said = (outcome: AdminOutcome): string => (isProblem(outcome) ? `refused: ${outcome.reason}` : outcome.join('\n'));

describe.each(DATABASE_KINDS)('the command line of the keeper on %s', (kind) => {
  let server: TestServer;
  /** Works on the storage alone, as another process does. */
  let admin: Administration;

  beforeAll(async () => {
    server = await testServer(kind, MANY);
    const { store, config } = server.services;
    const { prisma } = store;
    admin = new Administration({
      prisma,
      clock: server.clock,
      accounts: new Accounts(prisma, server.clock, new Passwords(config.sessions)),
      sessions: new Sessions(store, server.clock, config.sessions),
      devices: new Devices(prisma, server.clock),
      user: 'keeper',
    });
  });
  afterAll(() => server.remove());

  const acts = async (targetId: string) => {
    const rows = await server.services.store.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { id: 'asc' } });
    return rows.map(({ act, actorId, details }) => ({ act, actorId, details }));
  };

  it('makes moderators and unmakes them, by e-mail address, name or id', async () => {
    const { page, id, email } = await registered(server);
    await page.patch('/api/account').send({ name: 'Gudrun' }).expect(200);
    await page.get('/api/moderation/reports').expect(403);
    expect(said(await admin.grant(email.toUpperCase()))).toBe('Gudrun is a moderator now.');
    await page.get('/api/moderation/reports').expect(200);
    expect(said(await admin.grant('gudrun'))).toBe('Gudrun is a moderator already.');
    expect(said(await admin.moderators())).toContain(`Gudrun (${id}): registered, ${email}, moderator, since 2026-01-01`);
    expect(said(await admin.revoke(id))).toBe('Gudrun is no moderator any more.');
    await page.get('/api/moderation/reports').expect(403);
    expect(said(await admin.moderators())).not.toContain('Gudrun');
    const by = { by: 'command line', user: 'keeper' };
    expect(await acts(id)).toEqual([
      { act: 'moderator-granted', actorId: null, details: by },
      { act: 'moderator-revoked', actorId: null, details: by },
    ]);
  });

  it('makes nobody a moderator who is a guest, a bot, or not there', async () => {
    const { id } = await guest(server);
    expect(said(await admin.grant(id))).toMatch(/^refused: .* is not registered/);
    const { page } = await registered(server);
    const { body } = await page.post('/api/bots').send({ name: 'Sleipnir' }).expect(201);
    expect(said(await admin.grant(body.bot.id))).toMatch(/^refused: .* is not registered/);
    expect(said(await admin.grant('nobody@example.org'))).toMatch(/^refused: There is no account "nobody@example.org"/);
  });

  it('gives a new password to somebody who lost theirs; the old one and every session end', async () => {
    const { page, email, id } = await registered(server);
    const outcome = said(await admin.resetPassword(email));
    const password = /is ([\w-]{16})$/m.exec(outcome)?.[1] ?? '';
    await page.get('/api/account').expect(401);
    await browser(server).post('/api/session').send({ email, password: PASSWORD }).expect(401);
    await browser(server).post('/api/session').send({ email, password }).expect(200);
    expect(await acts(id)).toMatchObject([{ act: 'password-reset', actorId: null }]);
    expect(JSON.stringify(await acts(id))).not.toContain(password);
  });

  it('locks an account, which then leaves its matches, and lets it in again', async () => {
    const { page, id, email } = await registered(server);
    const { body } = await page.post('/api/matches').send({ game: 'raids', seats: 2 }).expect(201);
    await admin.grant(email);
    expect(said(await admin.lock(email, 'rude words'))).toMatch(/is locked out/);
    await page.get('/api/account').expect(401);
    const login = await browser(server).post('/api/session').send({ email, password: PASSWORD }).expect(403);
    expect(login.body.error.reason).toContain('rude words');
    expect(said(await admin.describeAccount(id))).toContain('locked out on 2026-01-01: rude words');
    const seated = () => server.services.store.prisma.matchSeat.count({ where: { matchId: body.match.id, accountId: id } });
    expect(await seated()).toBe(1);
    server.clock.advance(60_000);
    await expect.poll(seated).toBe(0);
    expect(said(await admin.unlock(id))).toMatch(/may come in again/);
    const { body: back } = await browser(server).post('/api/session').send({ email, password: PASSWORD }).expect(200);
    expect(back.account.moderator).toBe(false);
    expect((await acts(id)).map(({ act }) => act)).toEqual(['moderator-granted', 'account-banned', 'account-unbanned']);
  });

  it('deletes an account, with its bots, and nobody’s games', async () => {
    const { page, id, email } = await registered(server);
    const { body } = await page.post('/api/bots').send({ name: 'Ratatosk' }).expect(201);
    const made = await page.post('/api/matches').send({ game: 'raids', seats: 2 }).expect(201);
    expect(said(await admin.delete(email))).toMatch(/is deleted/);
    await page.get('/api/account').expect(401);
    const { prisma } = server.services.store;
    const gone = await prisma.account.findMany({ where: { id: { in: [id, body.bot.id] } } });
    expect(gone.map(({ name, email: address, deletedAt }) => [name, address, deletedAt !== null])).toEqual([
      ['', null, true],
      ['', null, true],
    ]);
    expect(said(await admin.describeAccount(id))).toMatch(/^refused: There is no account/);
    server.clock.advance(60_000);
    await expect.poll(() => prisma.matchSeat.count({ where: { accountId: id } })).toBe(0);
    expect(await prisma.match.count({ where: { id: made.body.match.id } })).toBe(1);
    expect(await acts(id)).toEqual([{ act: 'account-deleted', actorId: null, details: { by: 'command line', user: 'keeper' } }]);
  });
});
