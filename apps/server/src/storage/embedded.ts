/** The embedded PostgreSQL: its folder, the lock on it, and the thread it runs in, started again should it die. */
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type FolderInUse, type FolderLock, lockFolder } from './folder-lock.ts';
import { Wire } from './wire.ts';

export type ToWorker = { readonly do: 'connect'; readonly port: MessagePort } | { readonly do: 'close' };
export interface FromWorker {
  readonly is: 'ready';
}

/** One run of the thread. */
interface Engine {
  readonly worker: Worker;
  readonly ready: Promise<void>;
  readonly over: Promise<void>;
  /** The connections made to it, cut when it ends. */
  readonly wires: Set<Wire>;
}

export class EmbeddedDatabase {
  readonly #folder: string;
  #engine: Engine | undefined;
  #lock: FolderLock | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<EmbeddedDatabase | FolderInUse> {
    const database = new EmbeddedDatabase(folder);
    const lock = await lockFolder(folder, () => database.#abandon());
    if ('inUse' in lock) return lock;
    database.#lock = lock;
    try {
      await database.#running().ready;
    } catch (error) {
      await lock.release();
      throw error;
    }
    return database;
  }

  /** A stream for a client, in place of a socket. There is one session: a new connection ends the one before. */
  connect(): Duplex {
    const engine = this.#running();
    const { port1, port2 } = new MessageChannel();
    const connected = engine.ready.then(() => {
      const message: ToWorker = { do: 'connect', port: port2 };
      engine.worker.postMessage(message, [port2]);
    });
    const wire = new Wire(port1, connected);
    engine.wires.add(wire);
    wire.once('close', () => engine.wires.delete(wire));
    return wire;
  }

  async close(): Promise<void> {
    const engine = this.#engine;
    const lock = this.#lock;
    this.#lock = undefined;
    if (engine) {
      const message: ToWorker = { do: 'close' };
      engine.worker.postMessage(message);
      await engine.over;
    }
    await lock?.release();
  }

  #running(): Engine {
    if (!this.#lock) throw new Error('the embedded database is closed');
    this.#engine ??= this.#start();
    return this.#engine;
  }

  #start(): Engine {
    const worker = startWorker(join(this.#folder, 'database'));
    const wires = new Set<Wire>();
    let failure = new Error('the embedded database has stopped');
    worker.once('error', (error: Error) => {
      failure = error;
    });
    const over = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        this.#engine = undefined;
        for (const wire of wires) wire.destroy(failure);
        resolve();
      });
    });
    const ready = new Promise<void>((resolve, reject) => {
      worker.once('message', (_message: FromWorker) => resolve());
      over.then(() => reject(failure));
    });
    // Notifies waiting clients; with none, the next connection starts another run.
    ready.catch(() => undefined);
    return { worker, ready, over, wires };
  }

  /** Another process believes this one dead and works on the files: stop at once, writing nothing more. */
  #abandon(): void {
    this.#lock = undefined;
    this.#engine?.worker.terminate();
  }
}

/** Beside this file lies the worker: compiled when this is, TypeScript when this is run as such. */
function startWorker(folder: string): Worker {
  const file = import.meta.url.endsWith('.ts') ? './embedded-worker-from-source.mjs' : './embedded-worker.js';
  return new Worker(new URL(file, import.meta.url), { workerData: { folder } });
}
