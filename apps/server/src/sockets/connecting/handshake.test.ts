import { once } from 'node:events';
import { connect } from 'node:net';
import { errorBody } from '@skald/protocol';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../testing/lines/raw-request.ts';
import { rawSocket } from '../../testing/lines/raw-socket.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { TestPlayer } from '../../testing/people.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

const MOST = 3;
let server: LiveServer;
let person: TestPlayer;
const open: Socket[] = [];

beforeAll(async () => {
  server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_SOCKETS: String(MOST), SKALD_PROXIES: '1' });
  person = await TestPlayer.enter(server.address, 'Hild');
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await server.remove();
});

interface Attempt {
  readonly auth?: object;
  readonly namespace?: string;
  /** Each address is counted by itself. */
  readonly from: string;
}

/** A socket of the person, from this address. */
function socketFrom(address: string, namespace: string, auth: object): Socket {
  const socket = rawSocket(`${server.address}${namespace}`, { ...person.headers, 'x-forwarded-for': address }, auth);
  open.push(socket);
  return socket;
}

/** The error that a client sees; undefined if it is connected. */
function attempt({ auth = { protocol: 1 }, namespace = '/', from }: Attempt): Promise<unknown> {
  const socket = socketFrom(from, namespace, auth);
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(undefined));
    socket.on('connect_error', (error) => resolve('data' in error ? error.data : error.message));
  });
}

async function refusalOf(made: Attempt) {
  return errorBody.parse(await attempt(made)).error;
}

/** What the server answers to a packet that no library would send. */
async function answerTo(packet: string, from: string): Promise<string> {
  const { io: manager } = socketFrom(from, '/unused', {});
  await new Promise<void>((resolve) => manager.once('open', resolve));
  return new Promise((resolve) => {
    manager.engine.on('data', (data: unknown) => {
      if (typeof data === 'string' && !data.includes('/unused')) resolve(data);
    });
    manager.engine.on('close', () => resolve('closed'));
    manager.engine.write(packet);
  });
}

describe('a socket that is refused', () => {
  it.each([
    ['an older protocol', { protocol: 0 }, 'protocol-version'],
    ['no protocol', {}, 'protocol-version'],
    ['a protocol that is no number', { protocol: '1' }, 'protocol-version'],
    ['a wrong token', { protocol: 1, token: 'x'.repeat(40) }, 'unauthenticated'],
    ['a token that is none', { protocol: 1, token: 7 }, 'bad-request'],
    ['a token that is too long', { protocol: 1, token: 'x'.repeat(1000) }, 'bad-request'],
    ['something unknown', { protocol: 1, name: 'Hild' }, 'bad-request'],
  ])('is told so by code and reason: %s', async (_name, auth, code) => {
    expect(await refusalOf({ auth, from: '198.51.100.1' })).toEqual({ code, reason: expect.any(String) });
  });

  it('is told so where it asks for another namespace', async () => {
    for (const namespace of ['/admin', '/api/matches', '/%E0%A4%A'])
      expect(await refusalOf({ namespace, from: '198.51.100.2' })).toEqual({ code: 'not-found', reason: expect.any(String) });
  });

  it.each(['0"protocol"', '0[1]', '0{"protocol":', '0\u0000'])('is told so where it introduces itself as %j', async (packet) => {
    const answer = await answerTo(packet, '198.51.100.3');
    expect(answer).toMatch(/^4\{/);
    const { data } = JSON.parse(answer.slice(1));
    expect(errorBody.parse(data).error.code).toBe('protocol-version');
  });

  it('is told when to come back where its address has too many', async () => {
    const from = '198.51.100.4';
    for (let i = 0; i < MOST; i++) expect(await attempt({ from })).toBeUndefined();
    expect(await refusalOf({ from })).toEqual({ code: 'too-many', reason: expect.any(String), retryAfterMs: 5000 });
    expect(await attempt({ from: '198.51.100.5' })).toBeUndefined();
  });

  it('is told the same over HTTP where its address has so many that none is opened', async () => {
    const request = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 198.51.100.6\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const { hostname, port } = new URL(server.address);
    const links = Array.from({ length: 2 * MOST }, () => connect(Number(port), hostname));
    await Promise.all(
      links.map((link) => {
        link.write(request);
        return once(link, 'data');
      }),
    );
    const { status, body } = await rawRequest(server.address, request);
    expect(status).toBe(429);
    expect(errorBody.parse(JSON.parse(body)).error).toEqual({ code: 'too-many', reason: expect.any(String), retryAfterMs: 5000 });
    for (const link of links) link.destroy();
  });
});

describe('a message whose name the library keeps for itself', () => {
  it.each(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'])(
    'is answered as an unknown one, and the connection stays: %s',
    async (name) => {
      const socket = await connected('198.51.100.7');
      const other = await connected('198.51.100.7');
      const { engine } = socket.io;
      const answers: unknown[] = [];
      engine.on('data', (data: unknown) => answers.push(data));
      const unknown = '[{"error":{"code":"unknown-message","reason":"There is no message of this name."}}]';
      // Also if the name contains escapes, and in a packet that announces binary data.
      const escaped = `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`;
      engine.write(`2901["${name}",{}]`);
      engine.write(`2902["${escaped}",{}]`);
      engine.write(`2["${name}"]`);
      engine.write(`51-903["${name}",{"_placeholder":true,"num":0}]`);
      engine.write(Buffer.from('x'));
      await expect.poll(() => answers).toEqual([`3901${unknown}`, `3902${unknown}`, `3903${unknown}`]);
      expect(await socket.emitWithAck('mine.unwatch', {})).toEqual({ done: true });
      expect(await other.emitWithAck('mine.unwatch', {})).toEqual({ done: true });
      for (const one of [socket, other]) one.close();
    },
  );

  it('is answered also where it has no name at all', async () => {
    const socket = await connected('198.51.100.8');
    const answers: unknown[] = [];
    socket.io.engine.on('data', (data: unknown) => answers.push(data));
    socket.io.engine.write('2901');
    socket.io.engine.write('2902[7,{}]');
    await expect
      .poll(() => answers)
      .toEqual([expect.stringMatching(/^3901.*unknown-message/), expect.stringMatching(/^3902.*unknown-message/)]);
    socket.close();
  });

  it.each(['2["match.watch"', '2{}', '2[null]', '9', '2/admin,["x",{}]', '0{"protocol":1}', '4{}'])(
    'while a packet that cannot be read, or comes at the wrong time, ends its connection and no other: %s',
    async (packet) => {
      const socket = await connected('198.51.100.9');
      const other = await connected('198.51.100.9');
      const over = new Promise((resolve) => socket.once('disconnect', resolve));
      socket.io.engine.write(packet);
      await over;
      expect(await other.emitWithAck('mine.unwatch', {})).toEqual({ done: true });
      other.close();
    },
  );
});

async function connected(from: string): Promise<Socket> {
  expect(await attempt({ from })).toBeUndefined();
  const socket = open.at(-1);
  if (!socket) throw new Error('there is no socket');
  return socket;
}
