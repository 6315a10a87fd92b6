/** A link to Redis: one connection that adds to a stream, and one that waits for what is added to it. Once broken it stays broken. */
import { createClient } from '@redis/client';

const STREAM = 'skald:letters';
const FIELD = 'letter';
/** Enough for a server that hangs for a while; whoever has missed more notices it by the numbers. */
const KEPT = 10_000;
const CONNECT_MS = 5000;
/** How long one reading waits for news; a connection that is silent for longer than some of these is dead. */
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

  /** Reads from this moment on: whatever was added before is not heard. Rejects where Redis cannot be reached. */
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

  /** What was added since the last reading; empty where nothing came for a while. */
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

/** No second attempt and no waiting line: whoever uses the link knows better what to do meanwhile. */
function newClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: WAIT_MS,
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENT_MS, reconnectStrategy: false },
  });
  // Whoever waits for an answer is told as well.
  client.on('error', () => undefined);
  return client;
}
