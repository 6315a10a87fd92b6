import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { Person } from '../testing/people.ts';
import { siege } from '../testing/siege/siege.ts';
import { QUICKEST_KIND } from '../testing/stores.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
});
afterAll(() => server.remove());

/** What comes of an attempt to connect. */
function attempt(auth: object, headers: Record<string, string>): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = io(server.address, { auth, extraHeaders: headers, forceNew: true, reconnection: false, transports: ['websocket'] });
    const settle = (outcome: unknown): void => {
      socket.close();
      resolve(outcome);
    };
    socket.on('connect', () => settle('connected'));
    socket.on('connect_error', (error) => settle('data' in error ? error.data : error.message));
  });
}

describe('hostile clients', () => {
  it('are refused at the gate with a code', async () => {
    const person = await Person.enter(server.address, 'Ketil');
    const refused = (code: string) => ({ error: expect.objectContaining({ code }) });
    expect(await attempt({ protocol: 1 }, person.headers)).toBe('connected');
    expect(await attempt({ protocol: 2 }, person.headers)).toEqual(refused('protocol-version'));
    expect(await attempt({}, person.headers)).toEqual(refused('protocol-version'));
    expect(await attempt({ protocol: 1 }, { origin: server.address })).toEqual(refused('unauthenticated'));
    expect(await attempt({ protocol: 1 }, { ...person.headers, origin: 'https://elsewhere.example' })).toEqual(refused('bad-origin'));
    expect(await attempt({ protocol: 1, token: 'x'.repeat(40) }, {})).toEqual(refused('unauthenticated'));
  });

  it('lose a connection over which they send too much at once, and nobody else does', async () => {
    const person = await Person.enter(server.address, 'Leif');
    const socket = io(server.address, {
      auth: { protocol: 1 },
      extraHeaders: person.headers,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const closed = new Promise((resolve) => socket.on('disconnect', resolve));
    socket.emit('match.chat', { text: 'x'.repeat(20_000) });
    await closed;
    expect(await attempt({ protocol: 1 }, person.headers)).toBe('connected');
  });

  it('lose their sockets when they log out', async () => {
    const person = await Person.enter(server.address, 'Mord');
    const { connection } = person;
    await new Promise<void>((resolve) => connection.onOpened(resolve));
    await person.api.call('logOut', {});
    await expect.poll(() => connection.state.get()).toMatchObject({ is: 'refused', failure: { code: 'unauthenticated' } });
  });

  it('send 20,000 messages, and neither crash the server, nor make it take answers for others, nor fill its memory', {
    timeout: 300_000,
  }, async () => {
    const report = await siege(server.address, server.services.store, 20_000, 5);
    expect(report.complaints).toEqual([]);
    expect(report.answers).toMatchObject({
      'bad-request': expect.any(Number),
      'unknown-message': expect.any(Number),
      'not-seated': expect.any(Number),
      refused: expect.any(Number),
      'connection closed': expect.any(Number),
    });
    expect(server.complaints).toEqual([]);
  });
});
