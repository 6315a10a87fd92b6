import { createServer, type Server as HttpServer } from 'node:http';
import { fastRandom, isOver } from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { handshake } from '@skald/protocol';
import { Server } from 'socket.io';
import { afterEach, describe, expect, it } from 'vitest';
import { MatchStore } from '../match/match-store.ts';
import { MATCH } from '../testing/fake-match.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { dictionary, playAtRandom } from '../testing/world.ts';
import { type Connection, connect } from './connection.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The fake server behind real sockets; the token names the seat. */
class Host {
  readonly fake = new FakeServer(holmgang, 2, dictionary);
  #http: HttpServer | undefined;
  #io: Server | undefined;
  port = 0;

  async open(): Promise<void> {
    const http = createServer();
    const io = new Server(http, { transports: ['websocket'] });
    this.#http = http;
    this.#io = io;
    io.use((socket, next) => {
      const { data } = handshake.safeParse(socket.handshake.auth);
      const seat = data?.token === undefined ? undefined : Number(data.token);
      const refused = { error: { code: 'unauthenticated', reason: 'Who are you?' } };
      next(seat === undefined || Number.isNaN(seat) ? Object.assign(new Error('unauthenticated'), { data: refused }) : undefined);
    });
    io.on('connection', (socket) => {
      const { data } = handshake.safeParse(socket.handshake.auth);
      const door = this.fake.door(Number(data?.token));
      const peer = door.connect(
        { protocol: data?.protocol ?? 0 },
        (name, body) => socket.emit(name, body),
        () => socket.disconnect(true),
      );
      if ('refused' in peer) return;
      socket.onAny((name: string, body: unknown, answer: (answer: unknown) => void) => peer.receive(name, body, answer));
      socket.on('disconnect', () => peer.gone());
    });
    await new Promise<void>((resolve) => http.listen(this.port, '127.0.0.1', resolve));
    const address = http.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  get sockets(): number {
    return this.#io?.engine.clientsCount ?? 0;
  }

  /** Acts like a kill: sockets break, and state that is only in memory is gone. */
  async die(): Promise<void> {
    this.fake.match.restart();
    this.#http?.closeAllConnections();
    await this.#io?.close();
  }
}

async function hosted(): Promise<Host> {
  const host = new Host();
  await host.open();
  closing.push(() => host.die());
  return host;
}

function connected(host: Host, token: string): Connection {
  const connection = connect({ url: `http://127.0.0.1:${host.port}`, token });
  closing.push(() => connection.close());
  return connection;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('over real sockets', () => {
  it('two play a whole match, while the server is killed and comes back', async () => {
    const host = await hosted();
    const stores = ['0', '1'].map((token) => new MatchStore(connected(host, token), { match: MATCH }));
    for (const [seat, store] of stores.entries()) playAtRandom(store, fastRandom(seat));
    await until(() => host.fake.match.carriedOut.length > 5);
    await host.die();
    await until(() => stores.every(({ state }) => state.get().freshness === 'behind'));
    await host.open();
    await until(() => isOver(host.fake.match.logged.state) && stores.every(({ state }) => state.get().play?.over === true));
    for (const [seat, { state }] of stores.entries()) {
      const { table, hand, result, epoch, p, q } = host.fake.match.view(seat);
      expect(state.get().play).toMatchObject({ table, hand, result, cursor: { epoch, p, q } });
    }
    expect(host.fake.match.carriedOut).toHaveLength(new Set(host.fake.match.carriedOut).size);
  });

  it('a refusal at the door is told with its code, and leaves nothing behind', async () => {
    const host = await hosted();
    const connection = connected(host, 'nobody');
    await until(() => connection.state.get().is === 'refused');
    expect(connection.state.get()).toEqual({ is: 'refused', failure: { code: 'unauthenticated', reason: 'Who are you?' } });
    await until(() => host.sockets === 0);
  });

  it('a server that is not there is tried again until it is', async () => {
    const host = await hosted();
    await host.die();
    const connection = connected(host, '0');
    await until(() => connection.state.get().is === 'offline');
    await host.open();
    await until(() => connection.isOnline);
    expect(connection.isOnline).toBe(true);
  });
});
