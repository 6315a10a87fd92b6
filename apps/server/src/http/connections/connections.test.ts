import { connect, type Socket } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { TestPlayer, until } from '../../testing/people.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

const LIMIT_SECONDS = 1;
/** The limit, the time until the server looks, and what a busy machine adds. */
const SOON_MS = 8000;

/** A client that writes exactly what a test wants. */
class RawClient {
  readonly socket: Socket;
  readonly since = Date.now();
  text = '';
  closedAfter: number | undefined;

  constructor(server: LiveServer) {
    const { hostname, port } = new URL(server.address);
    this.socket = connect(Number(port), hostname);
    this.socket.on('data', (data: Buffer) => {
      this.text += data.toString('latin1');
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.closedAfter = Date.now() - this.since;
    });
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Writes one more character every 100 ms for as long as the connection is open. */
  drip(character: string): void {
    const timer = setInterval(() => this.socket.write(character), 100);
    this.socket.on('close', () => clearInterval(timer));
  }

  async closed(withinMs = SOON_MS): Promise<void> {
    await until(() => this.closedAfter !== undefined, withinMs).finally(() => this.socket.destroy());
  }
}

const HEAD = 'POST /api/guests HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\n';

const upgradeTo = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n`;

describe('a connection on which nothing useful happens', () => {
  let server: LiveServer;

  beforeAll(async () => {
    server = await liveServer(QUICKEST_KIND, { SKALD_REQUEST_SECONDS: String(LIMIT_SECONDS) });
  });
  afterAll(() => server.remove());

  // By itself: the next connection must be its own.
  it('ends when an answer is never read', async () => {
    const accepted = new Promise<Socket>((resolve) => server.app.server.once('connection', resolve));
    const client = new RawClient(server);
    client.socket.pause();
    // Far more answers than the buffers between the two hold.
    client.write('GET /docs/json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(400));
    const connection = await accepted;
    await until(() => connection.destroyed);
    client.socket.resume();
    await client.closed();
    expect(client.text.split('HTTP/1.1 200').length).toBeLessThan(400);
  });

  it('ends at once when many requests are sent ahead', async () => {
    const client = new RawClient(server);
    client.write('GET /docs/json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000));
    await client.closed(LIMIT_SECONDS * 1000 - 100);
    expect(client.text.split('HTTP/1.1 200').length).toBeLessThan(20);
  });

  // All at once: each of them mostly waits.
  it.concurrent('ends when the headers come too slowly', async () => {
    const client = new RawClient(server);
    client.write('GET /api/games HTTP/1.1\r\nx-slow: ');
    client.drip('a');
    await client.closed();
    expect(client.text).toMatch(/^HTTP\/1.1 408 /);
  });

  it.concurrent('ends when the body comes too slowly', async () => {
    const client = new RawClient(server);
    client.write(`${HEAD}content-length: 5000\r\n\r\n{"name":"`);
    client.drip('a');
    await client.closed();
    expect(client.text).toMatch(/^HTTP\/1.1 408 /);
    expect(client.text).toContain('{"error":{"code":"bad-request","reason":"The request took too long to arrive."}}');
  });

  it.concurrent('ends when a body in chunks never ends', async () => {
    const client = new RawClient(server);
    client.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
    const timer = setInterval(() => client.write('1\r\na\r\n'), 100);
    await client.closed();
    clearInterval(timer);
    expect(client.text).toMatch(/^HTTP\/1.1 408 /);
  });

  it.concurrent('ends when nothing is sent at all', async () => {
    const client = new RawClient(server);
    await client.closed();
  });

  it.concurrent('ends when an upgrade is begun and not finished', async () => {
    const client = new RawClient(server);
    client.write(upgradeTo('/socket.io/?EIO=4&transport=websocket'));
    await client.closed();
  });

  it.concurrent('ends when an upgrade leads nowhere', async () => {
    const client = new RawClient(server);
    client.write(`${upgradeTo('/elsewhere')}\r\n`);
    await client.closed();
  });

  it.concurrent('ends when a socket is open and nobody introduces himself', async () => {
    const client = new RawClient(server);
    client.write(`${upgradeTo('/socket.io/?EIO=4&transport=websocket')}\r\n`);
    await until(() => client.text.includes('101 Switching Protocols'));
    await client.closed();
  });

  it.concurrent('is another matter where somebody plays: sockets live on', async () => {
    const person = await TestPlayer.enter(server.address, 'Steady');
    const socket = io(server.address, {
      auth: { protocol: 1 },
      extraHeaders: person.headers,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    let isOver = false;
    socket.on('disconnect', () => {
      isOver = true;
    });
    await until(() => socket.connected);
    await new Promise((resolve) => setTimeout(resolve, 5 * LIMIT_SECONDS * 1000));
    expect({ isOver, connected: socket.connected }).toEqual({ isOver: false, connected: true });
    socket.disconnect();
  });
});

describe('the connections of one address', () => {
  const MOST = 12;
  const openMany = async (server: LiveServer, count: number): Promise<RawClient[]> => {
    const clients = Array.from({ length: count }, () => new RawClient(server));
    await until(() => clients.every(({ socket, closedAfter }) => socket.readyState === 'open' || closedAfter !== undefined));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return clients;
  };
  const stillOpen = (clients: readonly RawClient[]): number => clients.filter(({ closedAfter }) => closedAfter === undefined).length;

  it('are limited, and room is made when one closes', async () => {
    const server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_CONNECTIONS: String(MOST) });
    const clients = await openMany(server, MOST + 8);
    expect(stillOpen(clients)).toBe(MOST);
    for (const { socket } of clients) socket.destroy();
    await until(async () => (await fetch(`${server.address}/readyz`).catch(() => undefined))?.status === 200);
    await server.remove();
  });

  it('are not limited where a proxy stands in front: they are all its own', async () => {
    const server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_CONNECTIONS: String(MOST), SKALD_PROXIES: '1' });
    const clients = await openMany(server, MOST + 8);
    expect(stillOpen(clients)).toBe(MOST + 8);
    for (const { socket } of clients) socket.destroy();
    await server.remove();
  });
});
