/** A local push service, and a subscription to it as a browser makes one. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export class LocalPushService {
  readonly deliveries: Delivery[] = [];
  readonly #server: Server;
  readonly #port: number;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    server.on('request', (request, response) => {
      this.deliveries.push({ path: request.url ?? '', headers: request.headers });
      request.resume();
      response.writeHead(201).end();
    });
  }

  static async open(): Promise<LocalPushService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const where = server.address();
    return new LocalPushService(server, typeof where === 'object' && where ? where.port : 0);
  }

  /** What a browser would get from its push service. */
  subscription(name: string) {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    return {
      endpoint: `http://127.0.0.1:${this.#port}/${name}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    };
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
