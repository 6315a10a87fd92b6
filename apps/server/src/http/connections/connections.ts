/** TCP connections: how long one may be idle or slow, and how many one address may hold. */
import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config.ts';
import { addressKey } from '../../limits/address.ts';

/** Longer than proxies keep a connection without requests (60 seconds is usual), or they would send into a closing one. */
const KEEP_ALIVE_MS = 72_000;
/** How often Node checks for connections over their time limit. */
const CHECK_EVERY_MS = 2000;

interface Timeouts {
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: ServerOptions;
}

/** Options of Fastify. Once a connection is a WebSocket none of them counts: pings keep it alive. */
export function connectionTimeouts({ requestSeconds }: Config['server']): Timeouts {
  const limitMs = requestSeconds * 1000;
  return {
    requestTimeout: limitMs,
    connectionTimeout: limitMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: limitMs,
      requestTimeout: limitMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, limitMs / 2),
      // It is missed with an answer of our own.
      requireHostHeader: false,
    },
  };
}

/** Closes connections of an address that holds too many. Behind a trusted proxy all of them are the proxy's, and it limits its own clients. */
export function limitConnections(server: Server, { server: { proxies }, limits }: Config): void {
  if (proxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.connections) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
