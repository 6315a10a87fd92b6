/** A stream that a PostgreSQL client uses as its socket; the other end is the embedded database's thread. */
import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

export class Wire extends Duplex {
  readonly #port: MessagePort;
  readonly #ready: Promise<void>;

  /** `ready` is fulfilled once somebody listens at the other end. */
  constructor(port: MessagePort, ready: Promise<void>) {
    super();
    this.#port = port;
    this.#ready = ready;
    port.on('message', (bytes: Uint8Array) => this.push(bytes));
    port.on('close', () => this.destroy());
  }

  /** Called by the client where a socket would dial. */
  connect(): this {
    this.#ready.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {
    // Replies are pushed as they come: a query's result is small, and the client reads it whole.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#port.postMessage(chunk);
    done();
  }

  /** The messages of one query arrive together, and cross over together. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#port.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
