/** A network that drops, delays, repeats and reorders messages, and breaks, as the test asks. */
import type { ClientMessage, Handshake } from '@skald/protocol';
import type { LinkListener, Transport } from '../connection/transport.ts';
import type { TestClock } from './test-clock.ts';

/** What happens to one message: when its copies arrive (none: it is lost), and whether the link breaks then. */
export interface PacketFate {
  readonly arrivals: readonly number[];
  readonly breaks?: 'noticed' | 'silently';
}

/** A link as the server sees it. */
export interface Peer {
  /** Receives a message; `answer` acknowledges it. */
  receive(name: string, body: unknown, answer: (answer: unknown) => void): void;
  /** The link was lost. */
  gone(): void;
}

export interface Listening {
  /** Accepts a connection and returns its peer, or the refusal. */
  connect(introduction: Handshake, send: (name: string, body: unknown) => void, hangUp: () => void): Peer | { readonly refused: unknown };
}

const HEALTHY: PacketFate = { arrivals: [1] };
const CONNECT_MS = 5;

export class Network {
  readonly #clock: TestClock;
  #fates: PacketFate[] = [];
  /** When set, connections get no answer. */
  isDown = false;

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  /** Sets the fates of the next messages, in either direction; later messages arrive. */
  doom(fates: readonly PacketFate[]): void {
    this.#fates = [...fates];
  }

  get isHealthy(): boolean {
    return this.#fates.length === 0;
  }

  transport(server: Listening): Transport {
    return (introduction, listener) => {
      const link = new NetworkLink(this, this.#clock, listener);
      this.#clock.after(CONNECT_MS, () => link.open(server, introduction));
      return link;
    };
  }

  /** Carries one message. */
  carry(arrive: () => void, broken: (isNoticed: boolean) => void): void {
    const { arrivals, breaks } = this.#fates.shift() ?? HEALTHY;
    for (const ms of arrivals) this.#clock.after(ms, arrive);
    if (breaks) this.#clock.after(1, () => broken(breaks === 'noticed'));
  }
}

class NetworkLink {
  readonly #network: Network;
  readonly #clock: TestClock;
  readonly #listener: LinkListener;
  #peer: Peer | undefined;
  #isAlive = true;

  constructor(network: Network, clock: TestClock, listener: LinkListener) {
    this.#network = network;
    this.#clock = clock;
    this.#listener = listener;
  }

  open(server: Listening, introduction: Handshake): void {
    if (!this.#isAlive) return;
    if (this.#network.isDown) {
      this.#break(true);
      return;
    }
    const toClient = (name: string, body: unknown): void => {
      const wire = JSON.stringify(body);
      this.#carry(() => this.#listener.message(name, JSON.parse(wire)));
    };
    const peer = server.connect(introduction, toClient, () => this.#break(true));
    if ('refused' in peer) {
      this.#isAlive = false;
      this.#listener.refused(peer.refused);
      return;
    }
    this.#peer = peer;
    this.#listener.opened();
  }

  send(name: ClientMessage, body: unknown, answered: (answer: unknown) => void): void {
    const wire = JSON.stringify(body);
    this.#carry(() =>
      this.#peer?.receive(name, JSON.parse(wire), (answer) => {
        const back = JSON.stringify(answer);
        this.#carry(() => answered(JSON.parse(back)));
      }),
    );
  }

  close(): void {
    this.#isAlive = false;
    this.#hangUp();
  }

  #carry(arrive: () => void): void {
    this.#network.carry(
      () => this.#isAlive && arrive(),
      (isNoticed) => this.#break(isNoticed),
    );
  }

  #break(isNoticed: boolean): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#hangUp();
    if (isNoticed) this.#clock.after(1, () => this.#listener.closed());
  }

  #hangUp(): void {
    this.#peer?.gone();
    this.#peer = undefined;
  }
}
