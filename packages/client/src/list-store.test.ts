import type { MatchSummary } from '@skald/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchLobby } from './list-store.ts';
import { ClientWorld } from './testing/world.ts';

function summary(id: string, change: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id,
    game: 'raids',
    status: 'open',
    visibility: 'public',
    host: { id: 'host', name: 'Astrid', kind: 'guest' },
    seats: [{ seat: 0, occupant: 'nobody', account: null, bot: null, botOwner: null, handedOver: false, resigned: false, ready: false }],
    clock: { kind: 'none' },
    spectators: { allowed: true, delayMs: 0 },
    ownBots: false,
    createdAt: `2026-01-01T00:00:${id.padStart(2, '0')}.000Z`,
    startedAt: null,
    finishedAt: null,
    ...change,
  };
}

async function lobby(filter = {}): Promise<{ world: ClientWorld; store: ReturnType<typeof watchLobby>; ids: () => string[] }> {
  const world = new ClientWorld();
  world.server.list(summary('1'));
  const store = watchLobby(world.connect('spectator'), filter);
  await world.clock.pass(50);
  world.server.received = [];
  return { world, store, ids: () => store.state.get().matches.map(({ id }) => id) };
}

describe('a list of matches', () => {
  it('is kept up to date, the newest first', async () => {
    const { world, store, ids } = await lobby();
    expect(store.state.get()).toMatchObject({ freshness: 'live', matches: [{ id: '1' }] });
    world.server.list(summary('3'));
    world.server.list(summary('2'));
    await world.clock.pass(10);
    expect(ids()).toEqual(['3', '2', '1']);
    world.server.list(summary('2', { status: 'running' }));
    world.server.unlist('1');
    await world.clock.pass(10);
    expect(store.state.get().matches).toMatchObject([{ id: '3' }, { id: '2', status: 'running' }]);
    expect(world.server.received).toEqual([]);
  });

  it('holds only what fits its filter, and drops what no longer does', async () => {
    const { world, ids } = await lobby({ status: ['open'], free: true });
    world.server.list(summary('2', { status: 'running' }));
    world.server.list(summary('3'));
    await world.clock.pass(10);
    expect(ids()).toEqual(['3', '1']);
    world.server.list(summary('3', { status: 'running' }));
    world.server.list(summary('1', { seats: [] }));
    await world.clock.pass(10);
    expect(ids()).toEqual([]);
  });

  it('asks again where a change is missing, and after the server was restarted', async () => {
    const { world, store, ids } = await lobby();
    world.network.doom([{ arrivals: [] }]);
    world.server.list(summary('2'));
    world.server.list(summary('3'));
    await world.clock.pass(50);
    expect(ids()).toEqual(['3', '2', '1']);
    world.server.restart();
    await world.clock.pass(1);
    expect(store.state.get().freshness).toBe('behind');
    world.server.list(summary('4'));
    await world.clock.pass(2000);
    expect(store.state.get().freshness).toBe('live');
    expect(ids()).toEqual(['4', '3', '2', '1']);
  });

  it('ends when it is closed', async () => {
    const { world, store } = await lobby();
    store.close();
    await world.clock.pass(200_000);
    expect(store.state.get().freshness).toBe('closed');
    expect(world.server.received.map(({ name }) => name)).toEqual(['lobby.unwatch']);
  });

  it('ends equal to the server’s, whatever the network does', async () => {
    const fate = fc.record({ arrivals: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 2 }) });
    const act = fc.record({ id: fc.integer({ min: 1, max: 9 }), gone: fc.boolean(), ms: fc.integer({ min: 0, max: 60 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 60 }), fc.array(act, { maxLength: 40 }), async (fates, acts) => {
        const { world, store } = await lobby();
        world.network.doom(fates);
        for (const { id, gone, ms } of acts) {
          if (gone) world.server.unlist(String(id));
          else world.server.list(summary(String(id), { game: `game-${ms}` }));
          await world.clock.pass(ms);
        }
        world.network.doom([]);
        await world.clock.pass(150_000);
        const meant = [...world.server.lobby.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
        expect(store.state.get()).toEqual({ freshness: 'live', failure: null, matches: meant });
      }),
      { numRuns: 100 },
    );
  });
});
