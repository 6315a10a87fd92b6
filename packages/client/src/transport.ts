/** What carries messages: one link at a time, which is never mended but replaced. */
import type { ClientMessage, Handshake } from '@skald/protocol';

export interface Link {
  /** The answer may never come. */
  send(name: ClientMessage, body: unknown, answered: (answer: unknown) => void): void;
  close(): void;
}

/** What becomes of a link. After `refused` or `closed` nothing more is told. */
export interface LinkListener {
  opened(): void;
  /** The server does not want it; `why` is what it said. */
  refused(why: unknown): void;
  /** It was lost, or could not be made. */
  closed(): void;
  message(name: string, body: unknown): void;
}

export type Transport = (introduction: Handshake, listener: LinkListener) => Link;
