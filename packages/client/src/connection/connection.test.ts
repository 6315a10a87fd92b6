import { PROTOCOL } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { MatchStore } from '../match/match-store.ts';
import { MATCH } from '../testing/fake-match.ts';
import { settled } from '../testing/test-clock.ts';
import { ClientWorld } from '../testing/world.ts';
import { atLeast, backoff } from './backoff.ts';
import { Connection } from './connection.ts';

const refusal = (code: 'busy' | 'unauthenticated' | 'protocol-version', retryAfterMs?: number) => ({
  error: { code, reason: code, ...(retryAfterMs !== undefined && { retryAfterMs }) },
});

describe('the delay before the next attempt', () => {
  it('grows with each failure, up to ten seconds, and is never the same for all', () => {
    expect([0, 1, 2, 3, 9, 100].map((failures) => backoff(failures, 1))).toEqual([300, 450, 675, 1013, 10_000, 10_000]);
    expect(backoff(3, 0)).toBe(506);
  });

  it('is at least what the server asked for', () => {
    expect(atLeast(1000, 0)).toBe(1000);
    expect(atLeast(1000, 1)).toBe(1500);
  });
});

describe('a connection', () => {
  it('is connecting, then online', async () => {
    const world = new ClientWorld();
    const connection = world.connect(0);
    expect(connection.state.get()).toEqual({ is: 'connecting' });
    await world.clock.pass(10);
    expect(connection.state.get()).toEqual({ is: 'online' });
  });

  it('says which version it speaks, and who it is', async () => {
    const world = new ClientWorld();
    const introductions: unknown[] = [];
    const transport: ConstructorParameters<typeof Connection>[0]['transport'] = (introduction) => {
      introductions.push(introduction);
      return { send: () => {}, close: () => {} };
    };
    const connection = new Connection({ url: 'test', token: 'secret', clock: world.clock, transport });
    connection.retry('other');
    expect(introductions).toEqual([
      { protocol: PROTOCOL, token: 'secret' },
      { protocol: PROTOCOL, token: 'other' },
    ]);
  });

  it('comes back by itself, more and more seldom while the server is down', async () => {
    const world = new ClientWorld();
    const connection = world.connect(0);
    await world.clock.pass(10);
    world.network.isDown = true;
    world.server.restart();
    const attempts: number[] = [];
    connection.state.subscribe(() => connection.state.get().is === 'connecting' && attempts.push(world.clock.now()));
    await world.clock.pass(60_000);
    expect(connection.state.get()).toMatchObject({ is: expect.stringMatching(/offline|connecting/) });
    expect(attempts.length).toBeGreaterThan(6);
    expect(attempts.length).toBeLessThan(20);
    world.network.isDown = false;
    await world.clock.pass(11_000);
    expect(connection.state.get()).toEqual({ is: 'online' });
  });

  it('tries at once when it is told that the network is back', async () => {
    const world = new ClientWorld();
    const connection = world.connect(0);
    world.network.isDown = true;
    await world.clock.pass(30_000);
    world.network.isDown = false;
    connection.retry();
    await world.clock.pass(10);
    expect(connection.state.get()).toEqual({ is: 'online' });
  });

  it('gives up where another version is spoken, and tells whoever waits', async () => {
    const world = new ClientWorld();
    world.server.refuses = refusal('protocol-version');
    const connection = world.connect(0);
    const answer = connection.request('match.why', { match: MATCH, decision: '1.0', answer: 1 });
    await world.clock.pass(10);
    expect(connection.state.get()).toEqual({ is: 'refused', failure: { code: 'protocol-version', reason: 'protocol-version' } });
    expect(await answer).toEqual(refusal('protocol-version'));
    await world.clock.pass(60_000);
    expect(connection.state.get()).toMatchObject({ is: 'refused' });
  });

  it('waits as long as a busy server asks', async () => {
    const world = new ClientWorld();
    world.server.refuses = refusal('busy', 4000);
    const connection = world.connect(0);
    await world.clock.pass(10);
    expect(connection.state.get()).toMatchObject({ is: 'offline' });
    world.server.refuses = undefined;
    await world.clock.pass(3900);
    expect(connection.state.get()).toMatchObject({ is: 'offline' });
    await world.clock.pass(2500);
    expect(connection.state.get()).toEqual({ is: 'online' });
  });

  it('comes back when a server that stopped said it would be there again', async () => {
    const world = new ClientWorld();
    const connection = world.connect(0);
    await world.clock.pass(10);
    world.server.stop(5000);
    await world.clock.pass(5);
    expect(connection.state.get()).toMatchObject({ is: 'stopping' });
    world.server.restart();
    await world.clock.pass(4900);
    expect(connection.state.get()).toMatchObject({ is: 'stopping' });
    await world.clock.pass(3000);
    expect(connection.state.get()).toEqual({ is: 'online' });
  });

  it('is refused when its session ends, and comes back with another', async () => {
    const world = new ClientWorld();
    const connection = world.connect(0);
    await world.clock.pass(10);
    world.server.send('session.ended', refusal('unauthenticated'));
    await world.clock.pass(5);
    expect(connection.state.get()).toMatchObject({ is: 'refused', failure: { code: 'unauthenticated' } });
    expect(world.server.members.size).toBe(0);
    connection.retry();
    await world.clock.pass(10);
    expect(connection.state.get()).toEqual({ is: 'online' });
  });

  it('sends again what was put off, unchanged and not too soon', async () => {
    const world = new ClientWorld();
    const player = world.player(0);
    await world.clock.pass(20);
    const decision = player.play?.decisions[0];
    world.server.received = [];
    world.server.putOffs = ['busy', 'retry'];
    player.request('answer', player.store.answer(decision?.id ?? '', decision?.fallback));
    await world.clock.pass(150);
    expect(world.server.received).toHaveLength(1);
    await world.clock.pass(1000);
    const [first, ...others] = world.server.received;
    expect(others).toEqual([first, first]);
    expect(player.commands).toMatchObject([{ outcomes: 1, outcome: { accepted: true } }]);
  });

  it('notices after sleep that the link is dead, and is back within seconds', async () => {
    const world = new ClientWorld();
    const connection = world.connect(0);
    const store = new MatchStore(connection, { match: MATCH });
    await world.clock.pass(20);
    // The next message breaks the link silently.
    world.network.doom([{ arrivals: [], breaks: 'silently' }]);
    await world.clock.sleep(3_600_000);
    expect(connection.state.get()).toEqual({ is: 'online' });
    await world.clock.pass(3500);
    expect(connection.state.get()).toEqual({ is: 'online' });
    expect(store.state.get().freshness).toBe('live');
    expect(world.server.received.filter(({ name }) => name === 'match.watch')).toHaveLength(2);
  });

  it('passes over messages that it does not know or cannot read', async () => {
    const world = new ClientWorld();
    const player = world.player(0);
    await world.clock.pass(20);
    const before = player.store.state.get();
    world.server.send('match.weather', { match: MATCH });
    world.server.send('match.public', { match: MATCH, p: 'many' });
    world.server.send('match.chat', null);
    world.server.send('__proto__', {});
    await world.clock.pass(1000);
    expect(player.store.state.get()).toBe(before);
    expect(player.connection.state.get()).toEqual({ is: 'online' });
  });

  it('closes for good, and tells whoever waits', async () => {
    const world = new ClientWorld();
    const player = world.player(0);
    await world.clock.pass(20);
    world.network.doom([{ arrivals: [] }]);
    player.request('answer', player.store.answer('1.0', 1));
    player.connection.close();
    await settled();
    expect(player.commands).toMatchObject([{ outcomes: 1, outcome: { accepted: false, failure: { code: 'unavailable' } } }]);
    await world.clock.pass(60_000);
    expect(player.connection.state.get()).toEqual({ is: 'closed' });
    expect(world.server.members.size).toBe(0);
  });
});
