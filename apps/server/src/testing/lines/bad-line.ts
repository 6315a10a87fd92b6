/** A bad line: a TCP proxy that loses, delays, doubles and swaps WebSocket messages, closes one half of a connection, or cuts it. */
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { fastRandom, type Random } from '@skald/engine';
import { FrameSplitter } from './frames.ts';

/** How often each thing happens to a message, in percent. */
export interface Faults {
  readonly drop?: number;
  readonly delay?: number;
  readonly double?: number;
  readonly swap?: number;
  readonly halfClose?: number;
}

type Fate = keyof Faults | 'pass';

const LONGEST_DELAY_MS = 60;

export class BadLine {
  readonly url: string;
  faults: Faults = {};
  readonly #server: Server;
  readonly #random: Random;
  readonly #ends = new Set<Socket>();

  private constructor(server: Server, port: number, seed: number) {
    this.#server = server;
    this.#random = fastRandom(seed);
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(target: string, seed: number): Promise<BadLine> {
    const server = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const line = new BadLine(server, typeof address === 'object' && address ? address.port : 0, seed);
    const { port } = new URL(target);
    server.on('connection', (near) => line.#carry(near, dial({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })));
    return line;
  }

  /** Every connection breaks at once. */
  cut(): void {
    for (const end of this.#ends) end.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(near: Socket, far: Socket): void {
    for (const end of [near, far]) {
      this.#ends.add(end);
      end.setNoDelay(true);
      end.on('error', () => undefined);
    }
    const over = (): void => {
      for (const end of [near, far]) {
        end.destroy();
        this.#ends.delete(end);
      }
    };
    near.once('close', over);
    far.once('close', over);
    this.#pass(near, far);
    this.#pass(far, near);
  }

  #pass(from: Socket, to: Socket): void {
    const splitter = new FrameSplitter();
    const mouth = new Mouth(to);
    let last: Promise<void> = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      for (const { bytes, isMessage } of splitter.split(chunk)) {
        const fate = isMessage ? this.#fate() : 'pass';
        const waits = fate === 'delay' ? this.#random.below(LONGEST_DELAY_MS) : 0;
        last = last.then(() => (waits > 0 ? pause(waits) : undefined)).then(() => mouth.utter(bytes, fate));
      }
    });
    from.on('end', () => last.then(() => to.end()));
  }

  #fate(): Fate {
    const { drop = 0, delay = 0, double = 0, swap = 0, halfClose = 0 } = this.faults;
    let chance = this.#random.below(1000) / 10;
    for (const [fate, share] of Object.entries({ drop, delay, double, swap, halfClose } satisfies Required<Faults>)) {
      if (chance < share && isFate(fate)) return fate;
      chance -= share;
    }
    return 'pass';
  }
}

/** Where messages come out of the line, and what has become of them. */
class Mouth {
  readonly #to: Socket;
  /** A message that comes out after the next one. */
  #held: Buffer | undefined;

  constructor(to: Socket) {
    this.#to = to;
  }

  utter(bytes: Buffer, fate: Fate): void {
    if (fate === 'drop') return;
    if (fate === 'swap' && !this.#held) {
      this.#held = bytes;
      return;
    }
    this.#write(bytes);
    if (fate === 'double') this.#write(bytes);
    if (this.#held) this.#write(this.#held);
    this.#held = undefined;
    if (fate === 'halfClose') this.#to.end();
  }

  #write(bytes: Buffer): void {
    if (!this.#to.destroyed && this.#to.writable) this.#to.write(bytes);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function isFate(name: string): name is keyof Faults {
  return ['drop', 'delay', 'double', 'swap', 'halfClose'].includes(name);
}
