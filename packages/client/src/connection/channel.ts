/** One server-sent message type: parsed once, delivered to all listeners. */
import { readServerMessage, type ServerBody, type ServerMessage } from '@skald/protocol';

class Channel<M extends ServerMessage> {
  readonly #name: M;
  readonly #listeners = new Set<(body: ServerBody<M>) => void>();

  constructor(name: M) {
    this.#name = name;
  }

  listen(listener: (body: ServerBody<M>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Skips unreadable messages: the gap makes the receiver ask again. */
  receive(raw: unknown): void {
    if (this.#listeners.size === 0) return;
    const body = readServerMessage(this.#name, raw);
    if (body !== undefined) this.deliver(body);
  }

  /** Already parsed elsewhere. */
  deliver(body: ServerBody<M>): void {
    for (const listener of [...this.#listeners]) listener(body);
  }
}

export type Channels = { readonly [M in ServerMessage]: Channel<M> };

export function newChannels(): Channels {
  return {
    'match.public': new Channel('match.public'),
    'match.private': new Channel('match.private'),
    'match.seats': new Channel('match.seats'),
    'match.presence': new Channel('match.presence'),
    'match.undo-asked': new Channel('match.undo-asked'),
    'match.chat': new Channel('match.chat'),
    'match.closed': new Channel('match.closed'),
    'lobby.changed': new Channel('lobby.changed'),
    'mine.changed': new Channel('mine.changed'),
    'server.stopping': new Channel('server.stopping'),
    'session.ended': new Channel('session.ended'),
  };
}

export function isChannel(channels: Channels, name: string): name is ServerMessage {
  return Object.hasOwn(channels, name);
}
