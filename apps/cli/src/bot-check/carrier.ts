/** One connection between the bot and the server: reads along both ways, and springs traps. */
import type { Socket } from 'node:net';
import { FrameReader, textFrame, type WirePiece } from './frames.ts';
import { acknowledgementIn, acknowledgementText, messageIn } from './packets.ts';
import type { BotRecord, GivenAnswer } from './record.ts';

/** What happens to the bot's next answer in a match. */
export type Trap =
  | { readonly kind: 'lose-answer' }
  | { readonly kind: 'lose-reply' }
  | { readonly kind: 'reply'; readonly reply: unknown }
  | { readonly kind: 'delay-reply'; readonly ms: number }
  | { readonly kind: 'hold' };

interface Waiting {
  readonly name: string;
  readonly given: GivenAnswer | undefined;
  readonly trap: Trap | undefined;
}

/** How the packet begins with which Socket.IO lets a client in. */
const JOINED = '40';

interface CarrierDeps {
  trapFor(match: string): Trap | undefined;
  hold(pass: () => void): void;
  ended(): void;
}

export class Carrier {
  /** The server has let the bot in. */
  isJoined = false;
  readonly #near: Socket;
  readonly #far: Socket;
  readonly #record: BotRecord;
  readonly #deps: CarrierDeps;
  readonly #waiting = new Map<number, Waiting>();
  #isOver = false;

  constructor(near: Socket, far: Socket, record: BotRecord, deps: CarrierDeps) {
    this.#near = near;
    this.#far = far;
    this.#record = record;
    this.#deps = deps;
    const [fromBot, fromServer] = [new FrameReader(), new FrameReader()];
    near.on('data', (chunk: Buffer) => {
      for (const piece of fromBot.read(chunk)) this.#takeFromBot(piece);
    });
    far.on('data', (chunk: Buffer) => {
      for (const piece of fromServer.read(chunk)) this.#takeFromServer(piece);
    });
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', () => this.end());
      socket.on('close', () => this.end());
    }
  }

  toBot(bytes: Buffer): void {
    if (this.#near.writable) this.#near.write(bytes);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.isJoined = false;
    this.#near.destroy();
    this.#far.destroy();
    for (const { given } of this.#waiting.values()) if (given?.outcome === 'pending') given.outcome = 'lost';
    this.#deps.ended();
    this.#record.notify();
  }

  #toServer(bytes: Buffer): void {
    if (this.#far.writable) this.#far.write(bytes);
  }

  #takeFromBot({ bytes, text }: WirePiece): void {
    const message = text === undefined ? undefined : messageIn(text);
    const given = message && this.#record.sent(message.name, message.body);
    const trap = given && this.#deps.trapFor(given.match);
    if (message?.ack !== undefined) this.#waiting.set(message.ack, { name: message.name, given, trap });
    if (trap?.kind === 'lose-answer') this.end();
    else if (trap?.kind === 'hold') this.#deps.hold(() => this.#toServer(bytes));
    else if (trap?.kind === 'reply' && message?.ack !== undefined) this.#replyOurselves(message.ack, trap.reply);
    else this.#toServer(bytes);
  }

  #replyOurselves(ack: number, reply: unknown): void {
    const waiting = this.#waiting.get(ack);
    this.#waiting.delete(ack);
    if (waiting) this.#record.replied(waiting.name, reply, waiting.given, false);
    this.toBot(textFrame(acknowledgementText({ ack, reply })));
  }

  #takeFromServer({ bytes, text }: WirePiece): void {
    if (text?.startsWith(JOINED)) {
      this.isJoined = true;
      this.#record.connects++;
      this.#record.notify();
    }
    const acknowledgement = text === undefined ? undefined : acknowledgementIn(text);
    const waiting = acknowledgement && this.#waiting.get(acknowledgement.ack);
    const pass = (): void => {
      if (waiting) this.#record.replied(waiting.name, acknowledgement.reply, waiting.given, true);
      if (waiting) this.#waiting.delete(acknowledgement.ack);
      if (waiting?.trap?.kind === 'lose-reply') this.end();
      else this.toBot(bytes);
    };
    if (waiting?.trap?.kind === 'delay-reply') setTimeout(pass, waiting.trap.ms);
    else pass();
  }
}
