/** Only public matches tell their game. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import { publicGameOf } from './public-game.ts';

describe.each(DATABASE_KINDS)('the game of a match on the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(kind);
  });
  afterAll(() => server.remove());

  it.each([
    ['public', 'raids'],
    ['private', undefined],
  ] as const)('of a %s one is %s', async (visibility, game) => {
    const { page } = await guest(server);
    const { body } = await page.post('/api/matches').send({ game: 'raids', seats: 2, visibility }).expect(201);
    expect(await publicGameOf(server.services.store, body.match.id)).toBe(game);
  });

  it('is not told of one that does not exist', async () => {
    expect(await publicGameOf(server.services.store, 'nosuchmatch')).toBeUndefined();
  });
});
