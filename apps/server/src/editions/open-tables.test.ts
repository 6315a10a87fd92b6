/** An open table starts with the newest edition, and the page of the match says that the rules changed. */
import { games } from '@skald/engine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registered, type TestServer, testServer } from '../testing/servers.ts';
import { DATABASE_KINDS } from '../testing/stores.ts';

const NEWEST = games.get('raids')?.edition;
const EARLIER = 'e'.repeat(64);

describe.each(DATABASE_KINDS)('an open table on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(kind, { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_REQUESTS: '10000' });
  });
  afterAll(() => server.remove());

  it('tells its rules, starts with the newest, and says so if they changed', async () => {
    const [one, two] = [await registered(server), await registered(server)];
    const { body } = await one.page.post('/api/matches').send({ game: 'raids', seats: 2, seat: 0 }).expect(201);
    const { id } = body.match;
    expect(body.match).toMatchObject({ edition: NEWEST, rules: { edition: NEWEST, newer: [], opened: null, sinceOpening: [] } });
    // As if an earlier release had opened it.
    await server.services.store.prisma.match.update({ where: { id }, data: { edition: EARLIER } });
    expect((await one.page.get(`/api/matches/${id}`).expect(200)).body.match).toMatchObject({
      edition: EARLIER,
      rules: { edition: EARLIER },
    });
    await two.page.post(`/api/matches/${id}/join`).expect(200);
    await one.page.post(`/api/matches/${id}/start`).expect(200);
    const started = (await two.page.get(`/api/matches/${id}`).expect(200)).body.match;
    expect(started).toMatchObject({ status: 'running', edition: NEWEST, rules: { edition: NEWEST, opened: EARLIER } });
  });

  it('says nothing where nothing has changed', async () => {
    const [one, two] = [await registered(server), await registered(server)];
    const { body } = await one.page.post('/api/matches').send({ game: 'raids', seats: 2, seat: 0 }).expect(201);
    await two.page.post(`/api/matches/${body.match.id}/join`).expect(200);
    const started = await one.page.post(`/api/matches/${body.match.id}/start`).expect(200);
    expect(started.body.match.rules).toMatchObject({ opened: null, sinceOpening: [] });
  });
});
