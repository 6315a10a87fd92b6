/** The line between the bot and the server: a TCP proxy that reads along, and on request holds, drops, delays or answers messages, or cuts the connection. */
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { Carrier, type Trap } from './carrier.ts';
import { textFrame } from './frames.ts';
import { messageText } from './packets.ts';
import type { BotRecord } from './record.ts';

export class BotLine {
  readonly url: string;
  /** Sprung once, by the match it waits for. */
  readonly #traps = new Map<string, Trap>();
  readonly #server: Server;
  readonly #record: BotRecord;
  readonly #carriers = new Set<Carrier>();
  readonly #port: number;
  readonly #held: (() => void)[] = [];

  private constructor(server: Server, port: number, target: number, record: BotRecord) {
    this.#server = server;
    this.#record = record;
    this.#port = target;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(target: string, record: BotRecord): Promise<BotLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const line = new BotLine(server, port, Number(new URL(target).port), record);
    server.on('connection', (near) => line.#carry(near));
    return line;
  }

  /** Sets a trap for the bot's next answer in the match. */
  set(match: string, trap: Trap): void {
    this.#traps.set(match, trap);
  }

  isSet(match: string): boolean {
    return this.#traps.has(match);
  }

  clear(match: string): void {
    this.#traps.delete(match);
  }

  get holds(): number {
    return this.#held.length;
  }

  /** Lets the answers go that were held. */
  release(): void {
    for (const pass of this.#held.splice(0)) pass();
  }

  /** Every connection of the bot breaks at once. */
  cut(): void {
    for (const carrier of [...this.#carriers]) carrier.end();
  }

  /** Sends the bot a message as if the server had. */
  inject(name: string, body: unknown): void {
    for (const carrier of this.#carriers) if (carrier.isJoined) carrier.toBot(textFrame(messageText(name, body)));
  }

  get isConnected(): boolean {
    return [...this.#carriers].some(({ isJoined }) => isJoined);
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(near: Socket): void {
    const far = dial({ port: this.#port, host: '127.0.0.1' });
    const carrier = new Carrier(near, far, this.#record, {
      trapFor: (match) => {
        const trap = this.#traps.get(match);
        this.#traps.delete(match);
        return trap;
      },
      hold: (pass) => this.#held.push(pass),
      ended: () => this.#carriers.delete(carrier),
    });
    this.#carriers.add(carrier);
  }
}
