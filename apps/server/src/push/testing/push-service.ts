/** A push service on this machine, and the browsers behind it, for tests: takes what is pushed and opens it as a browser would. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly pushed: Pushed[] = [];
  /** What is answered; 201 is thanks. */
  status = 201;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.status).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the push service is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A browser with its keys. */
export class PushedBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(service: PushService, name: string) {
    this.#keys.generateKeys();
    this.endpoint = `${service.url}/${name}`;
  }

  get subscription() {
    const { endpoint } = this;
    return { endpoint, keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') } };
  }

  /** RFC 8291: what only this browser can read. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const serverKey = body.subarray(21, 21 + keyLength);
    const text = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), serverKey, Buffer.from([1])]);
    const shared = createHmac('sha256', this.#auth).update(this.#keys.computeSecret(serverKey)).digest();
    const secret = createHmac('sha256', shared).update(info).digest();
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}
