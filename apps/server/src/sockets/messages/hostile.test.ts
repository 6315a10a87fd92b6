import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siege } from '../../../stress/siege/siege.ts';
import { rawSocket } from '../../testing/lines/raw-socket.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { TestPlayer } from '../../testing/people.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
});
afterAll(() => server.remove());

/** The outcome of an attempt to connect. */
function attempt(auth: object, headers: Record<string, string>): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = rawSocket(server.address, headers, auth);
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
    const person = await TestPlayer.enter(server.address, 'Ketil');
    const refused = (code: string) => ({ error: expect.objectContaining({ code }) });
    expect(await attempt({ protocol: 1 }, person.headers)).toBe('connected');
    expect(await attempt({ protocol: 2 }, person.headers)).toEqual(refused('protocol-version'));
    expect(await attempt({}, person.headers)).toEqual(refused('protocol-version'));
    expect(await attempt({ protocol: 1 }, { origin: server.address })).toEqual(refused('unauthenticated'));
    expect(await attempt({ protocol: 1 }, { ...person.headers, origin: 'https://elsewhere.example' })).toEqual(refused('bad-origin'));
    expect(await attempt({ protocol: 1, token: 'x'.repeat(40) }, {})).toEqual(refused('unauthenticated'));
  });

  it('lose a connection over which they send too much at once, and nobody else does', async () => {
    const person = await TestPlayer.enter(server.address, 'Leif');
    const socket = rawSocket(server.address, person.headers);
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const closed = new Promise((resolve) => socket.on('disconnect', resolve));
    socket.emit('match.chat', { text: 'x'.repeat(20_000) });
    await closed;
    expect(await attempt({ protocol: 1 }, person.headers)).toBe('connected');
  });

  it('hear that messages are JSON when they attach binary data, and nothing of the inside', async () => {
    const person = await TestPlayer.enter(server.address, 'Ljot');
    const socket = rawSocket(server.address, person.headers);
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    for (const body of [Buffer.from('x'), { filter: Buffer.from('x') }, { filter: { status: [Buffer.from('x')] } }]) {
      const answer: unknown = await socket.emitWithAck('lobby.watch', body);
      expect(answer).toEqual({ error: { code: 'bad-request', reason: 'A message is JSON: it has no binary attachments.' } });
    }
    socket.close();
  });

  it('lose their sockets when they log out', async () => {
    const person = await TestPlayer.enter(server.address, 'Mord');
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
