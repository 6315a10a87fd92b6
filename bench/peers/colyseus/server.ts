/** Yardstick: a Colyseus server. It sends each answer at once, instead of twenty times a second by default. */
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { lands, raid } from './provinces.ts';

/** The ping interval of Socket.IO; the default of three seconds would keep the server busy with idle connections. */
const PING_MS = 25_000;

class ProvincesRoom extends Room {
  override maxClients = 5;

  onCreate(): void {
    this.patchRate = null;
    const state = lands();
    this.state = state;
    this.onMessage('raid', (_, { place }) => {
      raid(state, place);
      this.broadcastPatch();
    });
  }
}

const { PORT } = process.env;
const server = new Server({ transport: new WebSocketTransport({ pingInterval: PING_MS }), greet: false });
server.define('provinces', ProvincesRoom);
await server.listen(Number(PORT), '127.0.0.1');
