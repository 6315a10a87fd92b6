/** A link to Redis: one connection adds to a stream, another waits for additions. A broken link stays broken. */
import { createClient } from '@redis/client';

const STREAM = 'skald:letters';
const FIELD = 'letter';
/** Enough for a server that hangs for a while; a server that has missed more notices the gap in the numbers. */
const KEPT = 10_000;
const CONNECT_MS = 5000;
/** One read waits this long; a connection that is silent for several reads is dead. */
const WAIT_MS = 2000;
const SILENT_MS = 10_000;
const MOST_AT_ONCE = 500;
const BEGINNING = '0-0';

type Client = ReturnType<typeof newClient>;

export class RedisLink {
  readonly #writer: Client;
  readonly #reader: Client;
  #last: string;

  private constructor(writer: Client, reader: Client, last: string) {
    this.#writer = writer;
    this.#reader = reader;
    this.#last = last;
  }

  /** Reads from this moment on, and nothing added before. Rejects if Redis cannot be reached. */
  static async open(url: string): Promise<RedisLink> {
    const clients = [newClient(url), newClient(url)] as const;
    try {
      await Promise.all(clients.map((client) => client.connect()));
      const [writer, reader] = clients;
      const newest = await writer.xRevRange(STREAM, '+', '-', { COUNT: 1 });
      return new RedisLink(writer, reader, newest?.at(0)?.id ?? BEGINNING);
    } catch (error) {
      for (const client of clients) client.destroy();
      throw error;
    }
  }

  async add(text: string): Promise<void> {
    await this.#writer.xAdd(STREAM, '*', { [FIELD]: text }, { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } });
  }

  /** The additions since the last read; empty after a wait without any. */
  async read(): Promise<readonly string[]> {
    const streams = await this.#reader.xRead({ key: STREAM, id: this.#last }, { BLOCK: WAIT_MS, COUNT: MOST_AT_ONCE });
    const entries = streams?.flatMap(({ messages }) => messages) ?? [];
    this.#last = entries.at(-1)?.id ?? this.#last;
    return entries.flatMap(({ message }) => message[FIELD] ?? []);
  }

  close(): void {
    this.#writer.destroy();
    this.#reader.destroy();
  }
}

/** No retries and no offline queue: the caller decides what to do while Redis is away. */
function newClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: WAIT_MS,
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENT_MS, reconnectStrategy: false },
  });
  // Requests that wait for an answer fail as well.
  client.on('error', () => undefined);
  return client;
}
