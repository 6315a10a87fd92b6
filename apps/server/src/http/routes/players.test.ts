import { routes } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { guest, program, type TestServer, testServer } from '../../testing/servers.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

describe('players', () => {
  let server: TestServer;
  let ended = 0;
  beforeAll(async () => {
    server = await testServer(QUICKEST_KIND, { SKALD_LIMIT_SIGN_UPS: '1000' });
  });
  afterAll(() => server.remove());

  /** A match of these players that is over; the first of them won. */
  async function finished(players: readonly string[], other: { readonly game?: string; readonly visibility?: 'public' | 'private' } = {}) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, ++ended));
    const [hostId = ''] = players;
    const { id } = await server.services.store.prisma.match.create({
      data: {
        id: newId(),
        game: other.game ?? 'raids',
        edition: 'first',
        options: {},
        seatCount: players.length,
        visibility: other.visibility ?? 'public',
        clockKind: 'none',
        spectators: true,
        status: 'finished',
        statusAt: at,
        hostId,
        commitment: 'c',
        secret: 's',
        createdAt: at,
        startedAt: at,
        finishedAt: at,
        seats: {
          create: players.map((accountId, seat) => ({ seat, occupant: 'person' as const, accountId, rank: seat + 1, score: 30 - seat })),
        },
      },
    });
    return id;
  }

  const profile = async (id: string, query = '') => {
    const { body } = await program(server).get(`/api/players/${id}${query}`).expect(200);
    return routes.getPlayer.answer.parse(body);
  };

  it('are shown with what they played and how it ended, the latest first', async () => {
    const [una, ivar] = [await guest(server), await guest(server)];
    const first = await finished([una.id, ivar.id]);
    const second = await finished([ivar.id, una.id]);
    const third = await finished([una.id, ivar.id], { game: 'valda' });
    const shown = await profile(una.id);
    expect(shown.player).toEqual({ id: una.id, name: una.name, kind: 'guest' });
    expect(shown.matches.map(({ id }) => id)).toEqual([third, second, first]);
    expect(shown.matches[1]).toMatchObject({
      plays: [1],
      standings: [
        { seat: 0, rank: 1, score: 30 },
        { seat: 1, rank: 2, score: 29 },
      ],
    });
    expect(shown.tallies).toEqual([
      { game: 'raids', finished: 2, won: 1 },
      { game: 'valda', finished: 1, won: 1 },
    ]);
    expect(shown.next).toBeNull();
  });

  it('are shown page by page', async () => {
    const una = await guest(server);
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await finished([una.id]));
    const first = await profile(una.id, '?limit=3');
    expect(first.matches.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    const second = await profile(una.id, `?limit=3&after=${first.next}`);
    expect(second.matches.map(({ id }) => id)).toEqual(ids.slice(0, 2).reverse());
    expect(second.next).toBeNull();
    expect(second.tallies).toEqual([{ game: 'raids', finished: 5, won: 5 }]);
    await program(server).get(`/api/players/${una.id}?after=nonsense`).expect(400);
  });

  it('keep private matches to themselves', async () => {
    const [una, ivar] = [await guest(server), await guest(server)];
    await finished([una.id, ivar.id], { visibility: 'private' });
    for (const asker of [program(server), ivar.page]) {
      const { body } = await asker.get(`/api/players/${una.id}`).expect(200);
      expect(body).toMatchObject({ matches: [], tallies: [] });
    }
    const { body } = await una.page.get(`/api/players/${una.id}`).expect(200);
    expect(body).toMatchObject({ matches: [{ visibility: 'private' }], tallies: [{ game: 'raids', finished: 1, won: 1 }] });
  });

  it('who never were, or are gone, are not found', async () => {
    await program(server).get('/api/players/nobody').expect(404);
    const una = await guest(server);
    await finished([una.id]);
    await una.page.delete('/api/account').send({}).expect(204);
    await program(server).get(`/api/players/${una.id}`).expect(404);
  });
});
